import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { texts as english } from '../../generated/loyalty/en.ts';
import { texts as spanish } from '../../generated/loyalty/es.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { QrScanned } from '../../server/protocol/realtime.ts';
import { CodeStore } from '../../src/loyalty/code/code-store.ts';
import type { ShowingState } from '../../src/loyalty/line/showing.ts';
import { ApiFailure } from '../../src/session/call-api.ts';
import { MemberPanel } from '../../src/loyalty/panel/member-panel.tsx';
import { StampCardStore } from '../../src/loyalty/stamp-card-store.ts';
import type { KeptCard } from '../../src/session/remember-user.ts';
import { letDialogsOpen } from '../support/dialogs.ts';
import { ANA, fakeSession } from '../support/fake-session.ts';
import { card } from './stamp-cards.ts';

describe('the panel', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
    document.documentElement.lang = 'es';
    vi.spyOn(console, 'error').mockReturnValue();
    letDialogsOpen();
  });

  /** The panel of somebody whose server holds these cards. */
  async function show(
    cards: Card[],
    {
      fails = false,
      isOver = false,
      loyalty = true,
      user = ANA as typeof ANA | null,
      known = undefined as KeptCard | undefined,
      claim = async (): Promise<void> => {},
    } = {},
  ) {
    const session = fakeSession(user);
    if (isOver) session.token = () => Promise.reject(new Error('', { cause: { code: 'auth/user-disabled' } }));
    const kept = { read: () => known, write: () => {}, forget: () => {} };
    const server = { cards, fails };
    const store = new StampCardStore({
      barID: 'el-bar',
      calls: {
        readUserData: async (token) =>
          server.fails || !(await token().catch(() => ''))
            ? 'Error al recuperar los datos del usuario'
            : { userFound: true, loyaltyCards: server.cards },
        createCard: async () => {
          await claim();
          server.cards = [card({ nStamps: 0 })];
        },
        readBarServices: async (barID) => ({ barID, loyalty, programme: null }),
      },
      openSession: async () => session,
      wait: async () => {},
      knownUid: () => 'ana',
      kept,
      now: Date.now,
    });
    let tell: (state: ShowingState) => void = () => {};
    const code = new CodeStore({
      barID: 'el-bar',
      openShowing: (_, listener) => {
        tell = listener;
        return { close: () => {} };
      },
      onDone: () => void store.refresh(),
      vibrate: () => {},
    });
    const onClose = vi.fn<() => void>();
    const onSignIn = vi.fn<() => void>();
    const { container } = render(
      <StrictMode>
        <MemberPanel
          barID="el-bar"
          store={store}
          code={code}
          first={{ language: 'es', texts: spanish.loyalty }}
          loadTexts={async (language) => (language === 'en' ? english : spanish).loyalty}
          onClose={onClose}
          onSignIn={onSignIn}
        />
      </StrictMode>,
    );
    const loading = container.textContent;
    await act(() => store.start());
    return { container, loading, server, onClose, onSignIn, hear: (state: ShowingState) => act(() => tell(state)) };
  }

  const click = (element: Element) => act(async () => void fireEvent.click(element));
  const tap = (name: string) => click(screen.getByRole('button', { name }));
  const popup = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  /** What stands in the fields of the card, by their names. */
  const facts = () =>
    [...document.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent));
  const boxes = () =>
    [...document.querySelectorAll('.stamp-box')].map((box) => (box.matches('.stamped') ? '●' : box.textContent));

  describe('of somebody who is signed in (specification, point 2)', () => {
    it('says that the card is loading, then shows boxes, reward and what is left', async () => {
      const { container, loading } = await show([card({ expiration: '2026-12-02T15:30:00.000Z' })]);
      expect(loading).toContain('Cargando tu tarjeta…');
      expect(container.textContent).not.toContain('Cargando');
      expect(container.textContent).toContain('3 de 8 sellos');
      expect(boxes()).toEqual(['●', '●', '●', '4', '5', '6', '7', '']);
      expect(facts()).toEqual([
        ['Recompensa', 'Una ración de bravas'],
        ['Caduca en', '10d 3h10 días 3 horas'],
      ]);
    });

    it('says the reward in the shown language, or in the venue’s own', async () => {
      const { container } = await show([card()]);
      await act(async () => void (document.documentElement.lang = 'en'));
      expect(container.querySelector('h2')?.textContent).toBe('Your stamp card');
      expect(container.querySelector('dd')?.outerHTML).toBe('<dd>A plate of bravas</dd>');
      cleanup();
      document.documentElement.lang = 'es';
      const other = await show([card({ reward: 'Bravas', rewards: { ca: 'Bravas' } })]);
      expect(other.container.querySelector('dd')?.outerHTML).toBe('<dd lang="ca" dir="auto">Bravas</dd>');
    });

    it('the countdown refreshes every second and ends with "Expirada", and the code with it', async () => {
      const { container } = await show([card({ expiration: '2026-11-22T13:00:01.500Z' })]);
      const left = async (milliseconds: number): Promise<string | undefined> => {
        await act(() => vi.advanceTimersByTimeAsync(milliseconds));
        return /\d+d \d+h(?=\d)|menos de 1\u00A0h|Expirada/.exec(container.textContent)?.[0];
      };
      expect([await left(1_999), await left(1), await left(3_599_000), await left(1_000)]).toEqual([
        '0d 1h',
        'menos de 1\u00A0h',
        'menos de 1\u00A0h',
        'Expirada',
      ]);
      expect(screen.queryByRole('button', { name: /código/ })).toBeNull();
    });

    it('a card that the server says holds can be shown where the phone’s clock is past its end', async () => {
      const { container } = await show([card({ expiration: '2026-11-22T11:00:00.000Z' })]);
      expect(container.textContent).not.toContain('Expirada');
      expect(facts()).toEqual([['Recompensa', 'Una ración de bravas']]);
      await tap('Toca la tarjeta para enseñar tu código');
      expect(popup().open).toBe(true);
    });

    it('a full card celebrates its reward, and has no empty box (L9)', async () => {
      const { container } = await show([card({ maxStamps: 3, state: 'full' })]);
      expect(container.querySelector('.stamp-card.full .stamp-news')?.textContent).toBe('¡Recompensa conseguida!');
      expect(boxes()).toEqual(['●', '●', '●']);
    });

    it('a session that Firebase has ended is said, with the way to sign in again, and never as a lack of network', async () => {
      const { container, onSignIn } = await show([card()], { isOver: true });
      expect(container.textContent).toContain('Tu sesión ha terminado. Entra otra vez.');
      expect(container.textContent).not.toContain('conexión');
      await tap('Entrar otra vez');
      expect(onSignIn).toHaveBeenCalledOnce();
    });

    it('after too many calls it says in how many seconds the card can be tried again', async () => {
      const limited = new ApiFailure(429, 'too-many-requests', '', { retryAfter: 42 });
      const { container, server } = await show([], { claim: () => Promise.reject(limited) });
      const words = 'Demasiados intentos seguidos. Podrás reintentarlo en 42 s.';
      expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(words);
      const again = screen.getByRole('button', { name: 'Reintentar' });
      await act(() => vi.advanceTimersByTimeAsync(41_000));
      expect(again.textContent).toBe('Reintentar (1)');
      expect(again.getAttribute('aria-disabled')).toBe('true');
      // What was announced stays.
      expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(words);
      server.cards = [card()];
      await tap('Reintentar');
      expect(container.querySelector('.stamp-card')).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect([again.textContent, again.hasAttribute('aria-disabled')]).toEqual(['Reintentar', false]);
      await tap('Reintentar');
      expect(container.querySelector('.stamp-card')).not.toBeNull();
    });

    it('a card that cannot be loaded can be tried again, and the code shown all the same (L7)', async () => {
      const { container, server } = await show([card()], { fails: true });
      const alert = screen.getByRole('alert');
      expect(alert.querySelector('p')?.textContent).toBe(
        'No hemos podido cargar tu tarjeta. Comprueba la conexión o espera un momento.',
      );
      await tap('Enseñar mi código igualmente');
      expect(popup().open).toBe(true);
      await click(within(popup()).getByRole('button', { name: 'Cerrar' }));
      expect(popup().open).toBe(false);
      server.fails = false;
      await tap('Reintentar');
      expect(container.textContent).toContain('3 de 8 sellos');
    });

    it('keeps the focus on its main button when the one that had it is gone', async () => {
      const { server } = await show([card({ expiration: '2026-11-22T12:01:00.000Z' })], { fails: true });
      const focused = () => document.activeElement?.textContent;
      screen.getByRole('button', { name: 'Reintentar' }).focus();
      await tap('Reintentar');
      expect(focused()).toBe('Reintentar');
      server.fails = false;
      await tap('Reintentar');
      expect(focused()).toBe('Toca la tarjeta para enseñar tu código');
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      expect(focused()).toBe('Empezar otra tarjeta');
      await tap('Empezar otra tarjeta');
      expect(focused()).toBe('Toca la tarjeta para enseñar tu código');
    });

    it('L18: without network it is the card that the phone saw last, with its time, and shows its code', async () => {
      const at = Date.parse('2026-11-22T10:30:00Z');
      const { container } = await show([], { fails: true, known: { card: card({ nStamps: 5 }), at } });
      expect(container.textContent).toContain('5 de 8 sellos');
      const date = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
      expect(screen.getByText(`Sin conexión: así estaba tu tarjeta el ${date}`).className).toBe('stamp-hint');
      await tap('Toca la tarjeta para enseñar tu código');
      expect(popup().open).toBe(true);
    });

    it('in its last hour it says that it is less than one', async () => {
      await show([card({ expiration: '2026-11-22T12:59:00.000Z' })]);
      expect(facts()[1]).toEqual(['Caduca en', 'menos de 1\u00A0hmenos de 1\u00A0h']);
    });

    it('a venue whose stamp card is gone says so', async () => {
      const { container } = await show([], { loyalty: false });
      expect(container.querySelector('.stamp-note')?.textContent).toBe('Este local ya no tiene tarjeta de sellos.');
    });

    it('leads to all cards, and closes', async () => {
      const { onClose } = await show([card()]);
      expect(screen.getByRole('link', { name: 'Todas mis tarjetas' }).getAttribute('href')).toBe('/cartasqr/profile');
      await tap('Cerrar');
      expect(onClose).toHaveBeenCalledTimes(1);
    });
  });

  it('is empty for those who are signed out: the page itself invites them', async () => {
    const { container } = await show([], { user: null });
    expect(container.innerHTML).toBe('');
  });

  describe('shows the code after a tap on the card', () => {
    const STAMPED: QrScanned = { success: true, outcome: 'stamped', stampID: 's1', card: card({ nStamps: 4 }) };
    const open = async () => {
      const panel = await show([card()]);
      await tap('Toca la tarjeta para enseñar tu código');
      return panel;
    };
    const qr = () => popup().querySelector('.code-picture svg');

    it('as a QR of size 200 with the digits below it', async () => {
      const { hear } = await open();
      expect(popup().open).toBe(true);
      expect([qr()?.getAttribute('width'), qr()?.getAttribute('height')]).toEqual(['200', '200']);
      expect(popup().textContent).toContain('Conectando…');
      hear({ phase: 'shown', digits: '482913' });
      expect(popup().textContent).toContain('Listo para escanear');
      expect(popup().textContent).toContain('482 913');
    });

    it.each<[string, ShowingState, string]>([
      [
        'without signal: the waiter can stamp all the same (L7)',
        { phase: 'offline' },
        'Sin conexión. Enséñalo igualmente: te pueden poner el sello.',
      ],
      [
        'after a refusal: why, in the diner’s words',
        { phase: 'scanned', scanned: { success: false, outcome: 'refused', reason: 'unshown-limit' } },
        'Sin conexión solo se pone un sello cada hora.',
      ],
    ])('and keeps it %s', async (_, state, words) => {
      const { hear } = await open();
      hear(state);
      expect(popup().textContent).toContain(words);
      expect(qr()?.outerHTML).toContain('width="200"');
    });

    it('once more with a tap after 5 minutes (L6)', async () => {
      const { hear } = await open();
      hear({ phase: 'over', digits: '482913' });
      expect(popup().textContent).not.toContain('482 913');
      screen.getByRole('button', { name: 'Enseñar otra vez' }).focus();
      await tap('Enseñar otra vez');
      expect(popup().textContent).toContain('Conectando…');
      // The button that had the focus is gone.
      expect(document.activeElement?.textContent).toBe('Conectando…');
    });

    it('"on a successful scan event the QR is replaced by a confirmation", which is announced', async () => {
      const { hear, server, container } = await open();
      const news = popup().querySelector('output');
      server.cards = [card({ nStamps: 4 })];
      hear({ phase: 'scanned', scanned: STAMPED });
      expect(qr()).toBeNull();
      expect(popup().querySelector('output')).toBe(news);
      expect(news?.textContent).toBe('¡Sello puesto!4 de 8 sellos');
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      expect(popup().open).toBe(false);
      expect(container.textContent).toContain('4 de 8 sellos');
    });

    it('and names the reward with the stamp that fills the card (L9)', async () => {
      const { hear } = await open();
      hear({ phase: 'scanned', scanned: { ...STAMPED, card: card({ nStamps: 8, state: 'full' }) } });
      expect(popup().querySelector('output')?.textContent).toBe('¡Recompensa lista!8 de 8 sellosUna ración de bravas');
    });
  });
});

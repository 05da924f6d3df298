import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts as english } from '../../../generated/loyalty/en.ts';
import { texts as spanish } from '../../../generated/loyalty/es.ts';
import type { Card } from '../../../server/protocol/card.ts';
import type { QrScanned } from '../../../server/protocol/realtime.ts';
import { CodeStore } from '../../../src/loyalty/code/code-store.ts';
import type { ShowingState } from '../../../src/loyalty/code/showing.ts';
import type { LoyaltyCalls } from '../../../src/loyalty/loyalty-calls.ts';
import { MemberPanel } from '../../../src/loyalty/panel/member-panel.tsx';
import { StampCardStore } from '../../../src/loyalty/stamp-card-store.ts';
import type { Session } from '../../../src/session/session.ts';
import { card } from '../stamp-cards.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  document.documentElement.lang = 'es';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

/** The panel of somebody whose server holds these cards. */
async function show(cards: Card[], { fails = false, loyalty = true, signedIn = true } = {}) {
  const user = { uid: 'ana', name: 'Ana', email: 'ana@example.com', photoURL: undefined };
  const session: Session = {
    getState: () => ({ loading: false, user: signedIn ? user : null }),
    subscribe: () => () => {},
    token: async () => 'token',
    signOut: async () => {},
  };
  const server = { cards, fails };
  const calls: LoyaltyCalls = {
    readUserData: async () =>
      server.fails ? 'Error al recuperar los datos del usuario' : { userFound: true, loyaltyCards: server.cards },
    createCard: async () => {
      server.cards = [card({ nStamps: 0 })];
    },
    readBarServices: async (barID) => ({ barID, loyalty, programme: null }),
  };
  const store = new StampCardStore({
    barID: 'el-bar',
    calls,
    openSession: async () => session,
    wait: async () => {},
    knownUid: () => 'ana',
  });
  let tell: (state: ShowingState) => void = () => {};
  const code = new CodeStore({
    barID: 'el-bar',
    openShowing: (_, listener) => {
      tell = listener;
      return { close: () => {} };
    },
    token: store.token,
    onCard: (changed) => store.take(changed),
    onDone: () => void store.refresh(),
    vibrate: () => {},
  });
  const onClose = vi.fn<() => void>();
  const { container } = render(
    <StrictMode>
      <MemberPanel
        barID="el-bar"
        store={store}
        code={code}
        first={{ language: 'es', texts: spanish.loyalty }}
        loadTexts={async (language) => (language === 'en' ? english : spanish).loyalty}
        onClose={onClose}
      />
    </StrictMode>,
  );
  const loading = container.textContent;
  await act(() => store.start());
  return { container, loading, server, store, onClose, hear: (state: ShowingState) => act(() => tell(state)) };
}

const tap = (name: string | RegExp): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

const popup = (): HTMLDialogElement => {
  const dialog = document.querySelector<HTMLDialogElement>('.code-popup');
  if (!dialog) throw new Error('There is no popup');
  return dialog;
};

describe('the panel of somebody who is signed in (specification, point 2)', () => {
  it('says that the card is loading, then shows boxes, reward and what is left', async () => {
    const { container, loading } = await show([card({ expiration: '2026-12-02T15:30:00.000Z' })]);
    expect(loading).toContain('Cargando tu tarjeta…');
    expect(screen.getByText('3 de 8 sellos')).toBeDefined();
    expect(container.querySelectorAll('.stamp-box')).toHaveLength(8);
    expect(container.querySelectorAll('.stamp-box.stamped')).toHaveLength(3);
    expect(screen.getByText('Una ración de bravas')).toBeDefined();
    expect(screen.getByText('10d 3h')).toBeDefined();
    expect(container.textContent).not.toContain('Cargando');
  });

  it('says the reward in the shown language, or in the venue’s own', async () => {
    await show([card()]);
    await act(async () => {
      document.documentElement.lang = 'en';
      await Promise.resolve();
    });
    expect(screen.getByText('A plate of bravas').lang).toBe('');
    expect(screen.getByText('Your stamp card')).toBeDefined();
    cleanup();
    document.documentElement.lang = 'es';
    await show([card({ reward: 'Bravas', rewards: { ca: 'Bravas' } })]);
    expect(screen.getByText('Bravas').lang).toBe('ca');
  });

  it('the countdown refreshes every second and ends with "Expirada"', async () => {
    const { container } = await show([card({ expiration: '2026-11-22T12:00:02.000Z' })]);
    expect(screen.getByText('0d 0h')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Expirada')).toBeDefined();
    expect(container.querySelector('.stamp-show')).toBeNull();
  });

  it('an expired card offers another (L11)', async () => {
    await show([card({ state: 'expired', expiration: '2026-11-01T00:00:00.000Z' })]);
    expect(screen.getByText('Expirada')).toBeDefined();
    await tap('Empezar otra tarjeta');
    expect(screen.getByText('0 de 8 sellos')).toBeDefined();
  });

  it('a full card celebrates its reward (L9)', async () => {
    const { container } = await show([card({ nStamps: 8, state: 'full' })]);
    expect(screen.getByText('¡Recompensa conseguida!')).toBeDefined();
    expect(container.querySelector('.stamp-card.full')).not.toBeNull();
  });

  it('a card that cannot be loaded can be tried again, and the code shown all the same (L7)', async () => {
    const { server } = await show([card()], { fails: true });
    expect(screen.getByRole('alert').textContent).toContain('No hemos podido cargar tu tarjeta.');
    await tap('Enseñar mi código igualmente');
    expect(popup().open).toBe(true);
    await act(async () => void fireEvent.click(within(popup()).getByRole('button', { name: 'Cerrar' })));
    server.fails = false;
    await tap('Reintentar');
    expect(screen.getByText('3 de 8 sellos')).toBeDefined();
  });

  it('a venue whose stamp card is gone says so', async () => {
    await show([], { loyalty: false });
    expect(screen.getByText('Este local ya no tiene tarjeta de sellos.')).toBeDefined();
  });

  it('is empty for those who are signed out: the page itself invites them', async () => {
    const { container } = await show([], { signedIn: false });
    expect(container.innerHTML).toBe('');
  });

  it('leads to all cards, and closes', async () => {
    const { onClose } = await show([card()]);
    expect(screen.getByRole('link', { name: 'Todas mis tarjetas' }).getAttribute('href')).toBe('/cartasqr/profile');
    await tap('Cerrar');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the code that a tap on the card shows', () => {
  const STAMPED: QrScanned = { success: true, outcome: 'stamped', stampID: 's1', card: card({ nStamps: 4 }) };
  const open = async () => {
    const panel = await show([card()]);
    await tap('Toca la tarjeta para enseñar tu código');
    return panel;
  };

  it('is a QR of size 200 with the digits below it', async () => {
    const { hear } = await open();
    expect(popup().open).toBe(true);
    const qr = popup().querySelector('.code-picture svg');
    expect([qr?.getAttribute('width'), qr?.getAttribute('height')]).toEqual(['200', '200']);
    expect(popup().textContent).toContain('Conectando…');
    hear({ phase: 'shown', digits: '482913' });
    expect(popup().textContent).toContain('Listo para escanear');
    expect(popup().textContent).toContain('482 913');
  });

  it('without signal it says that the waiter can stamp all the same (L7)', async () => {
    const { hear } = await open();
    hear({ phase: 'offline' });
    expect(screen.getByText('Sin conexión. Enséñalo igualmente: te pueden poner el sello.')).toBeDefined();
    expect(popup().querySelector('.code-picture svg')).not.toBeNull();
  });

  it('after 5 minutes it is shown again with a tap (L6)', async () => {
    const { hear } = await open();
    hear({ phase: 'over', digits: '482913' });
    expect(popup().textContent).not.toContain('482 913');
    await tap('Enseñar otra vez');
    expect(popup().textContent).toContain('Conectando…');
  });

  it('"on a successful scan event the QR is replaced by a confirmation", which is announced', async () => {
    const { hear, server } = await open();
    const news = popup().querySelector('output');
    server.cards = [card({ nStamps: 4 })];
    hear({ phase: 'scanned', scanned: STAMPED });
    expect(popup().querySelector('.code-picture')).toBeNull();
    expect(popup().querySelector('output')).toBe(news);
    expect(news?.textContent).toBe('¡Sello puesto!4 de 8 sellos');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(popup().open).toBe(false);
    expect(screen.getByText('4 de 8 sellos')).toBeDefined();
  });

  it('the stamp that fills the card names the reward (L9)', async () => {
    const { hear } = await open();
    hear({ phase: 'scanned', scanned: { ...STAMPED, card: card({ nStamps: 8, state: 'full' }) } });
    expect(popup().querySelector('output')?.textContent).toBe('¡Recompensa lista!8 de 8 sellosUna ración de bravas');
  });

  it('a refusal says why in the diner’s words and keeps the code', async () => {
    const { hear } = await open();
    hear({ phase: 'scanned', scanned: { success: false, outcome: 'refused', reason: 'unshown-limit' } });
    expect(screen.getByText('Sin conexión solo se pone un sello cada hora.')).toBeDefined();
    expect(popup().querySelector('.code-picture svg')).not.toBeNull();
  });

  it('closes with a click beside its box, and not with one on it', async () => {
    await open();
    const box = popup().querySelector('.code-box') as Element;
    await act(async () => void fireEvent.click(box));
    expect(popup().open).toBe(true);
    await act(async () => void fireEvent.click(popup()));
    expect(popup().open).toBe(false);
  });
});

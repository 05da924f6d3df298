import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts } from '../../generated/staff/es.ts';
import type { Session } from '../../src/session/session.ts';
import { dropInvitation } from '../../src/staff/invitation.ts';
import { StaffView } from '../../src/staff/staff-view.tsx';
import { InSpanish } from '../support/fixture-page.tsx';
import { CARD, FULL, NEW_CARD, STAMPED } from '../support/staff-cards.ts';
import { fakeServer, fakeSession } from './fake-staff.tsx';

// Looking up a role asks jsdom for the look of all that is there, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const BAR = { barID: 'el-moreno', name: 'El Moreno', role: 'staff' };
const GOTTAN = { barID: 'gottan-granada', name: 'Gottan', role: 'staff' };
const TOKEN = 'abcdefghijklmnopqrstuvwxyz';

const shown = { language: 'es', texts: texts.staff } as const;
const SignIn = () => <form aria-label="sign in" />;

beforeEach(() => {
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  dropInvitation();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (session: Session = fakeSession()) =>
  act(async () => render(<StaffView session={session} shown={shown} SignIn={SignIn} />, { wrapper: InSpanish }));
const tap = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const tab = (name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name })));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function typeCode(code: string): Promise<void> {
  await tap('Escribir código');
  fireEvent.change(screen.getByLabelText('Código de 6 cifras'), { target: { value: code } });
  await tap('Sellar');
}

describe('whoever opens the page', () => {
  test('signs in first', async () => {
    const { calls } = fakeServer({});
    await open(fakeSession(null));
    expect(screen.getByRole('form', { name: 'sign in' })).toBeDefined();
    expect(screen.getByText('Entra para sellar las tarjetas de los clientes.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  test('is told how to become staff where they are none', async () => {
    const { answers } = fakeServer({ 'GET /staff': { bars: [] } });
    await open();
    expect(title()).toBe('Todavía no formas parte de ningún bar');
    expect(screen.getByText(/Pide una invitación/)).toBeDefined();
    answers['GET /staff'] = { bars: [BAR] };
    await tap('Reintentar');
    expect(screen.getByText('El Moreno')).toBeDefined();
  });

  test('is told when the server does not answer, and tries again', async () => {
    const { answers } = fakeServer({ 'GET /staff': 503 });
    await open();
    expect(screen.getByRole('alert').textContent).toMatch(/El servicio no responde ahora/);
    answers['GET /staff'] = { bars: [BAR] };
    await tap('Reintentar');
    expect(screen.getByText('El Moreno')).toBeDefined();
  });

  test('says once at which of several bars they are', async () => {
    fakeServer({ 'GET /staff': { bars: [BAR, GOTTAN] } });
    await open();
    await tap('Gottan');
    expect(screen.getByText('Gottan')).toBeDefined();
    cleanup();
    await open();
    expect(screen.getByRole('navigation')).toBeDefined();
    expect(screen.getByText('Gottan')).toBeDefined();
  });

  test('leaves no scans behind when they sign out', async () => {
    fakeServer({ 'GET /staff': { bars: [BAR] } });
    sessionStorage.setItem('carta-staff-recent', '[]');
    await open();
    await tab('Más');
    await tap('Cerrar sesión');
    expect(screen.getByRole('form', { name: 'sign in' })).toBeDefined();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('L16: an invitation', () => {
  beforeEach(() => window.history.replaceState(null, '', `/cartasqr/staff#invitation=${TOKEN}`));

  test('waits for the signing in, and is accepted with a tap', async () => {
    const { answers, calls } = fakeServer({
      'GET /staff': { bars: [] },
      'POST /invitations/accept': { barID: 'el-moreno', name: 'El Moreno', role: 'staff' },
    });
    const session = fakeSession(null);
    await open(session);
    expect(screen.getByText(/Te han invitado/)).toBeDefined();
    await act(async () => session.change({ loading: false, user: fakeSession().getState().user }));
    expect(screen.getByText(/con esta cuenta: marta@example.com/)).toBeDefined();
    answers['GET /staff'] = { bars: [BAR] };
    await tap('Aceptar la invitación');
    expect(calls.at(-1)).toEqual({ call: 'POST /invitations/accept', body: { token: TOKEN } });
    expect(title()).toBe('Ya formas parte de El Moreno.');
    await tap('Siguiente');
    expect(screen.getByRole('navigation')).toBeDefined();
    expect(sessionStorage.length).toBe(0);
  });

  test('that was used or has expired says so', async () => {
    fakeServer({
      'GET /staff': { bars: [BAR] },
      'POST /invitations/accept': { status: 410, code: 'bad-invitation', message: '' },
    });
    await open();
    await tap('Aceptar la invitación');
    expect(screen.getByRole('alert').textContent).toMatch(/La invitación ya no vale/);
    await tap('Siguiente');
    expect(screen.getByRole('navigation')).toBeDefined();
  });

  test('is kept when the network fails', async () => {
    fakeServer({ 'GET /staff': { bars: [] }, 'POST /invitations/accept': 503 });
    await open();
    await tap('Aceptar la invitación');
    expect(screen.getByRole('button', { name: 'Aceptar la invitación' })).toBeDefined();
    expect(sessionStorage.getItem('carta-staff-invitation')).toBe(TOKEN);
  });
});

describe('the scanner', () => {
  test('asks for the camera with a button, and says where there is none', async () => {
    fakeServer({ 'GET /staff': { bars: [BAR] } });
    vi.stubGlobal('isSecureContext', true);
    await open();
    await tap('Activar la cámara');
    expect(screen.getByText('Este dispositivo no tiene cámara. Escribe el código.')).toBeDefined();
  });

  test('takes six digits, and nothing else', async () => {
    const { calls } = fakeServer({ 'GET /staff': { bars: [BAR] }, 'POST /scan-loyalty-card': STAMPED });
    await open();
    await typeCode('48291');
    expect(screen.getByText('El código tiene 6 cifras.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Código de 6 cifras'), { target: { value: '482 913' } });
    await tap('Sellar');
    expect(calls.at(-1)).toEqual({ call: 'POST /scan-loyalty-card', body: { qr: '482913', barID: 'el-moreno' } });
    expect(screen.getByRole('region', { name: 'Sello puesto' })).toBeDefined();
    expect(screen.getByText('Sello puesto. 3 de 10.').getAttribute('role')).toBe('alert');
  });

  test('goes on by the keyboard, and gives the focus back', async () => {
    fakeServer({ 'GET /staff': { bars: [BAR] }, 'POST /scan-loyalty-card': STAMPED });
    await open();
    await typeCode('482913');
    expect(document.activeElement?.textContent).toBe('Siguiente');
    await act(async () => fireEvent.keyDown(document, { key: 'Escape' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.className).toBe('staff-place');
  });

  test('L9: hands the reward over after the stamp that fills the card', async () => {
    const { calls } = fakeServer({
      'GET /staff': { bars: [BAR] },
      'POST /scan-loyalty-card': { ...STAMPED, card: FULL },
      'POST /redeem-reward': NEW_CARD,
    });
    await open();
    await typeCode('482913');
    expect(screen.getByText('Una ración de croquetas')).toBeDefined();
    await tap('Entregada');
    expect(calls.at(-1)).toEqual({ call: 'POST /redeem-reward', body: { cardID: 'card1', qr: '482913' } });
    expect(screen.getByRole('region', { name: 'Recompensa entregada' })).toBeDefined();
  });

  test('L10: takes a stamp back from the list, and says for how long that can be done', async () => {
    const { calls } = fakeServer({
      'GET /staff': { bars: [BAR] },
      'POST /scan-loyalty-card': STAMPED,
      'POST /undo-stamp': { ...CARD, nStamps: 2 },
    });
    await open();
    await typeCode('482913');
    await tap('Siguiente');
    await tab('Últimos');
    expect(screen.getByRole('listitem').textContent).toMatch(
      /Sello puesto .*3 de 10Quitar el sello quedan (5:00|4:59)/,
    );
    await tap(/Quitar el sello/);
    expect(calls.at(-1)).toEqual({ call: 'POST /undo-stamp', body: { stampID: 'stamp1' } });
    expect(screen.getByRole('listitem').textContent).toMatch(/Sello quitado/);
  });

  test('sends somebody who was removed away', async () => {
    const { answers } = fakeServer({
      'GET /staff': { bars: [BAR] },
      'POST /scan-loyalty-card': { status: 403, code: 'not-staff', message: '' },
    });
    await open();
    await typeCode('482913');
    answers['GET /staff'] = { bars: [] };
    await tap('Siguiente');
    expect(title()).toBe('Todavía no formas parte de ningún bar');
  });

  test('asks somebody whose session is over to sign in again', async () => {
    fakeServer({
      'GET /staff': { bars: [BAR] },
      'POST /scan-loyalty-card': { status: 401, code: 'bad-token', message: '' },
    });
    await open();
    await typeCode('482913');
    await tap('Entrar otra vez');
    expect(screen.getByRole('form', { name: 'sign in' })).toBeDefined();
  });
});

describe('owners', () => {
  const members = [
    { uid: 'waiter1', name: 'Marta', role: 'owner', since: '2026-03-03T10:00:00.000Z' },
    { uid: 'waiter2', name: 'Luis', role: 'staff', since: '2026-09-03T10:00:00.000Z' },
  ];
  const owned = { bars: [{ ...BAR, role: 'owner', members }] };

  test('alone see who works there, and the figures', async () => {
    fakeServer({ 'GET /staff': { bars: [BAR] } });
    await open();
    const names = () => screen.getAllByRole('button').map((button) => button.textContent);
    expect(names().filter((name) => name === 'Personal' || name === 'Cifras')).toEqual([]);
    cleanup();
    fakeServer({ 'GET /staff': owned });
    await open();
    expect(names().filter((name) => name === 'Personal' || name === 'Cifras')).toEqual(['Personal', 'Cifras']);
  });

  test('invite by a link and its code', async () => {
    const link = `https://cartas.example/cartasqr/staff#invitation=${TOKEN}`;
    const { calls } = fakeServer({
      'GET /staff': owned,
      'POST /invitations': { barID: 'el-moreno', role: 'owner', link, expires: '2026-11-23T20:04:00.000Z' },
    });
    await open();
    await tab('Personal');
    await tap('Como propietario');
    expect(calls.at(-1)).toEqual({ call: 'POST /invitations', body: { barID: 'el-moreno', role: 'owner' } });
    expect(screen.getByText(link)).toBeDefined();
    expect(screen.getByRole('img', { name: 'Código QR de la invitación' })).toBeDefined();
    expect(screen.getByText(/hasta el 23 nov 2026, 21:04/)).toBeDefined();
  });

  test('remove somebody after a question', async () => {
    const { answers, calls } = fakeServer({ 'GET /staff': owned, 'DELETE /staff/waiter2': {} });
    await open();
    await tab('Personal');
    await tap('Quitar a Luis');
    expect(screen.getByRole('dialog', { name: '¿Quitar a Luis del personal?' })).toBeDefined();
    answers['GET /staff'] = { bars: [{ ...BAR, role: 'owner', members: members.slice(0, 1) }] };
    await tap('Quitar');
    expect(calls.slice(-2).map(({ call }) => call)).toEqual(['DELETE /staff/waiter2', 'GET /staff']);
    expect(screen.queryByText('Luis')).toBeNull();
    expect(screen.getByText('Marta')).toBeDefined();
  });

  test('cannot remove the last owner', async () => {
    fakeServer({ 'GET /staff': owned, 'DELETE /staff/waiter1': { status: 409, code: 'last-owner', message: '' } });
    await open();
    await tab('Personal');
    await tap('Quitar a Marta');
    await tap('Quitar');
    expect(screen.getByText('Un bar necesita al menos un propietario.')).toBeDefined();
  });

  test('see the figures of a period per day and person', async () => {
    const days = [
      {
        day: '2026-11-21',
        stamps: 4,
        cards: 1,
        rewards: 1,
        byMember: [
          { name: 'Luis', stamps: 3, rewards: 1 },
          { name: '', stamps: 1, rewards: 0 },
        ],
      },
      { day: '2026-11-22', stamps: 0, cards: 0, rewards: 0, byMember: [] },
    ];
    const total = { stamps: 4, cards: 1, rewards: 1 };
    fakeServer({
      'GET /staff': owned,
      'GET /bars/el-moreno/stats': { barID: 'el-moreno', from: '2026-11-21', to: '2026-11-22', days, total },
    });
    await open();
    await tab('Cifras');
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows('Por día')).toEqual([
      ['Día', 'Sellos', 'Tarjetas nuevas', 'Recompensas'],
      ['sáb, 21 nov', '4', '1', '1'],
    ]);
    expect(rows('Por persona')).toEqual([
      ['Persona', 'Sellos', 'Recompensas'],
      ['Luis', '3', '1'],
      ['Ya no trabaja aquí', '1', '0'],
    ]);
  });

  test('are told of a period that ends before it begins', async () => {
    const { calls } = fakeServer({ 'GET /staff': owned });
    await open();
    await tab('Cifras');
    const before = calls.length;
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2099-01-01' } });
    expect(screen.getByText('El primer día tiene que ser anterior al último.')).toBeDefined();
    expect(calls.length).toBe(before);
  });
});

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SignedIn } from '../../src/session/session.ts';
import { letDialogsOpen } from '../support/dialogs.ts';
import { type FakeSession, fakeSession } from '../support/fake-session.ts';
import { CARD, STAMPED } from '../support/staff-cards.ts';
import { acting, type Answers, fakeServer, settle } from './fake-server.ts';

const doors = vi.hoisted(() => ({
  openSession: vi.fn<() => Promise<unknown>>(),
  openSignIn: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../src/session/open-session.ts', () => ({ openSession: doors.openSession }));
vi.mock('../../src/session/open-sign-in.ts', () => ({ openSignIn: doors.openSignIn }));

// The files of a process share its modules: these are to have the doors of this one, and those of the next file others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { staffRoute } = await import('../../src/app/staff-route.tsx');
const { ApiFailure } = await import('../../src/session/call-api.ts');
const { dropInvitation, takeInvitation } = await import('../../src/staff/staff-view.tsx');
const { LanguageChoice } = await import('../../src/staff/language-choice.tsx');
const { InterfaceProvider } = await import('../../src/i18n/interface-context.tsx');
const { InSpanish, SPANISH } = await import('../support/fixture-page.tsx');

const MARTA: SignedIn = { uid: 'waiter1', name: 'Marta', email: 'marta@example.com', photoURL: undefined };
const LUIS: SignedIn = { ...MARTA, uid: 'waiter2', name: 'Luis', email: 'luis@example.com' };
const GRILL = { barID: 'parrilla', name: 'La Parrilla', role: 'staff' };
const TAVERN = { barID: 'taberna', name: 'La Taberna', role: 'staff' };
const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const NOWHERE = 'Todavía no formas parte de ningún bar';

beforeEach(() => {
  letDialogsOpen();
  document.documentElement.lang = 'es';
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(dropInvitation);

let router: ReturnType<typeof createMemoryRouter>;
afterEach(() => router.dispose());

type Opened = { readonly user?: SignedIn | null; readonly at?: readonly string[] };

/**
 * The page of a waiter whose server answers so; where it does not say, they work at one bar. `at`: the addresses that they have opened,
 * below that of the page.
 */
async function open(given: Answers = {}, { user = MARTA, at = [''] }: Opened = {}) {
  const server = fakeServer({ 'GET /staff': { bars: [GRILL] }, ...given });
  const session = fakeSession(user);
  doors.openSession.mockResolvedValue(session);
  doors.openSignIn.mockResolvedValue({ finishReturn: async () => 'done' });
  await show(at);
  return { ...server, session };
}

async function show(at: readonly string[] = ['']): Promise<void> {
  router = createMemoryRouter([staffRoute], {
    basename: '/cartasqr',
    initialEntries: at.map((address) => `/cartasqr/staff${address}`),
  });
  await act(async () => {
    render(<RouterProvider router={router} />, { wrapper: InSpanish });
    // Its code comes with its first view.
    await expect.poll(() => router.state.initialized).toBe(true);
  });
  await settle();
}

const address = () => router.state.location.pathname + router.state.location.search;
const goBack = () => acting(() => router.navigate(-1));
const become = (session: FakeSession, user: SignedIn | null) => acting(() => session.become(user));

const text = () => document.body.textContent;
/** The scanner's is there at all times. */
const alert = () =>
  screen
    .getAllByRole('alert')
    .flatMap(({ textContent }) => textContent || [])
    .join(' ');
const title = () => document.querySelector('h1')?.textContent;
const tabs = () => [...document.querySelectorAll('nav a')].map((link) => link.textContent);
const currentTab = () => document.querySelector('nav [aria-current=page]')?.textContent;
const isSigningIn = () => screen.queryByLabelText('Contraseña') !== null;
// To ask what is hidden would take longer than all the rest.
const button = (place: HTMLElement, name: string | RegExp) => within(place).getByRole('button', { name, hidden: true });
const tap = (name: string | RegExp, place = document.body) => acting(() => fireEvent.click(button(place, name)));
const follow = (name: string) => acting(() => fireEvent.click(screen.getByRole('link', { name, hidden: true })));

async function typeCode(code: string): Promise<void> {
  if (!screen.queryByLabelText('Código de 6 cifras')) await follow('Escribir código');
  fireEvent.change(screen.getByLabelText('Código de 6 cifras'), { target: { value: code } });
  await tap('Sellar');
}

describe('whoever opens the page', () => {
  test('is told that it cannot be loaded', async () => {
    const reload = vi.fn<() => void>();
    doors.openSession.mockRejectedValueOnce(new Error('down'));
    await show();
    expect(screen.getByRole('alert').textContent).toBe('No se ha podido cargar. Comprueba la conexión.');
    vi.stubGlobal('location', { ...window.location, reload });
    await tap('Reintentar');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is told where nobody can sign in, which is no failure', async () => {
    const log = vi.spyOn(console, 'error');
    doors.openSession.mockRejectedValueOnce(new ApiFailure(404, 'no-reason', 'Error 404.'));
    await show();
    expect(text()).toContain(
      'Aquí no se ofrece: este sitio solo tiene cartas, sin tarjetas de sellos ni avisos de hoy.',
    );
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  test('signs in first', async () => {
    const { calls } = await open({}, { user: null });
    expect(isSigningIn()).toBe(true);
    expect(text()).toContain('Entra para sellar las tarjetas de los clientes.');
    expect(calls).toEqual([]);
  });

  test.each([
    ['how to become staff where they are none', { bars: [] }, /Pide una invitación/],
    ['that the server does not answer', 503, /El servicio no responde ahora/],
  ])('is told %s, and tries again', async (_, answer, words) => {
    const { answers } = await open({ 'GET /staff': answer });
    expect(text()).toMatch(words);
    answers['GET /staff'] = { bars: [GRILL] };
    await tap('Reintentar');
    expect(text()).toContain('La Parrilla');
    expect(tabs()).toEqual(['Escanear', 'Hoy', 'Últimos', 'Más']);
  });

  test('says once at which of several bars they are, and again where they work there no more', async () => {
    const both = { 'GET /staff': { bars: [GRILL, TAVERN] } };
    localStorage.setItem('carta-staff-bar', 'another-bar');
    await open(both);
    expect(tabs()).toEqual([]);
    await follow('La Taberna');
    expect(address()).toBe('/cartasqr/staff/taberna');
    cleanup();
    await open(both);
    expect(tabs()).toContain('Escanear');
    expect(text()).toContain('La Taberna');
    expect(text()).not.toContain('La Parrilla');
  });

  test('leaves no scans behind when they sign out', async () => {
    sessionStorage.setItem('carta-staff-recent', '[]');
    await open();
    await follow('Más');
    await tap('Cerrar sesión');
    expect(isSigningIn()).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });
});

test('whoever is signed in is told that a link to sign in was not used, and goes on or out', async () => {
  const at = ['?mode=signIn&oobCode=abc'];
  const { session } = await open({}, { at });
  expect(text()).toContain('aquí ya ha entrado marta@example.com');
  await tap('Ahora no');
  // Its code comes with it.
  await acting(async () => {
    await expect.poll(tabs).toContain('Escanear');
  });
  expect(address()).toBe('/cartasqr/staff/parrilla');
  cleanup();
  await become(session, MARTA);
  await show(at);
  await tap('Cerrar sesión');
  expect(isSigningIn()).toBe(true);
  expect(address()).toBe('/cartasqr/staff?mode=signIn&oobCode=abc');
  await become(session, MARTA);
  expect(tabs()).toContain('Escanear');
});

describe('the addresses of the views', () => {
  const BOTH = { 'GET /staff': { bars: [GRILL, TAVERN] } };
  const AT_GRILL = '/cartasqr/staff/parrilla';

  test('one step back leads one view back, and from typing to the scanner', async () => {
    const { calls } = await open();
    expect(address()).toBe(AT_GRILL);
    await follow('Últimos');
    await follow('Escanear');
    await follow('Escribir código');
    expect(address()).toBe(`${AT_GRILL}/code`);
    await tap('Cancelar');
    expect([address(), currentTab()]).toEqual([AT_GRILL, 'Escanear']);
    await goBack();
    expect([address(), currentTab()]).toEqual([`${AT_GRILL}/recent`, 'Últimos']);
    await goBack();
    expect(currentTab()).toBe('Escanear');
    // Where they work is asked once.
    expect(calls.map(({ call }) => call)).toEqual(['GET /staff']);
  });

  test('a step back puts an outcome away first', async () => {
    await open({ 'POST /scan-loyalty-card': STAMPED });
    await follow('Últimos');
    await follow('Escanear');
    await typeCode('482913');
    expect([screen.queryByRole('region')?.ariaLabel, address()]).toEqual(['Sello puesto', AT_GRILL]);
    await goBack();
    expect([screen.queryByRole('region'), address()]).toEqual([null, AT_GRILL]);
    await goBack();
    expect(currentTab()).toBe('Últimos');
    expect(text()).toContain('Sello puesto');
  });

  test('where a code is typed, opened by itself, leads to the scanner', async () => {
    await open({}, { at: ['/parrilla/code'] });
    await tap('Cancelar');
    expect([address(), currentTab()]).toEqual([AT_GRILL, 'Escanear']);
  });

  test('each names the document, and has the focus that was in the one before', async () => {
    document.title = 'Servicio - cartas.example';
    const shown = () => [document.title, document.activeElement?.tagName];
    await open({}, { at: ['/parrilla/recent'] });
    expect(shown()).toEqual(['Últimos escaneos - Servicio - cartas.example', 'BODY']);
    await follow('Más');
    expect(shown()).toEqual(['Más - Servicio - cartas.example', 'H2']);
    await goBack();
    expect(shown()).toEqual(['Últimos escaneos - Servicio - cartas.example', 'H2']);
    await follow('Escanear');
    expect(shown()).toEqual(['Servicio - cartas.example', 'DIV']);
  });

  test.each([
    ['team', 'Personal'],
    ['figures', 'Cifras'],
    ['figures?from=2026-11-01&to=2026-11-02', 'Cifras'],
  ])('a waiter is told that %s is for owners, and nothing is asked that they may not know', async (view, head) => {
    const { calls } = await open({}, { at: [`/parrilla/${view}`] });
    expect(screen.getByRole('heading', { name: head, hidden: true }).nextSibling?.textContent).toBe(
      'Esta página es para los propietarios del bar.',
    );
    expect(calls.map(({ call }) => call)).not.toContain('GET /bars/parrilla/stats');
    expect(console.error).not.toHaveBeenCalled();
  });

  test('a bar where they do not work says so, and leads to theirs', async () => {
    await open(BOTH, { at: ['/otro/recent'] });
    expect(screen.getByRole('alert').textContent).toBe('Ya no formas parte del personal de este bar.');
    await follow('Siguiente');
    await follow('La Taberna');
    expect(address()).toBe('/cartasqr/staff/taberna');
  });

  test('another bar is chosen in the settings, and is theirs from then on', async () => {
    await open(BOTH, { at: ['/parrilla/settings'] });
    await acting(() => fireEvent.change(screen.getByLabelText('Bar'), { target: { value: 'taberna' } }));
    expect(address()).toBe('/cartasqr/staff/taberna/settings');
    expect(localStorage.getItem('carta-staff-bar')).toBe('taberna');
  });

  test('nothing that was asked for one person is shown to another', async () => {
    const { answers, session } = await open();
    const slow = Promise.withResolvers<object>();
    answers['GET /staff'] = slow.promise;
    await become(session, LUIS);
    expect(text()).toBe('ServicioCargando…');
    await acting(() => slow.resolve({ bars: [] }));
    expect(text()).toContain('luis@example.com');
    expect(title()).toBe(NOWHERE);
  });
});

describe('L16: an invitation', () => {
  beforeEach(() => window.history.replaceState(null, '', `/cartasqr/staff?x=1#invitation=${TOKEN}`));

  test('is taken out of the address, waits for the signing in, and is accepted with a tap', async () => {
    const accepted = { barID: 'parrilla', name: 'La Parrilla', role: 'staff' };
    const { answers, calls, session } = await open(
      { 'GET /staff': { bars: [] }, 'POST /invitations/accept': accepted },
      { user: null },
    );
    expect(window.location.href).toMatch(/\/cartasqr\/staff\?x=1$/);
    expect(sessionStorage.getItem('carta-staff-invitation')).toBe(TOKEN);
    expect(text()).toContain('Te han invitado');
    await become(session, MARTA);
    expect(text()).toContain('con esta cuenta: marta@example.com');
    answers['GET /staff'] = { bars: [GRILL] };
    await tap('Aceptar la invitación');
    expect(calls).toContainEqual({ call: 'POST /invitations/accept', body: { token: TOKEN } });
    expect(title()).toBe('Ya formas parte de La Parrilla.');
    // A page that is opened now does not ask again.
    expect(takeInvitation()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
    await tap('Siguiente');
    expect(tabs()).toContain('Escanear');
  });

  test('that was used or has expired says so', async () => {
    await open({ 'POST /invitations/accept': { status: 410, code: 'bad-invitation', message: '' } });
    await tap('Aceptar la invitación');
    expect(screen.getByRole('alert').textContent).toContain('La invitación ya no vale');
    await tap('Siguiente');
    expect(tabs()).toContain('Escanear');
  });

  test('is kept when the network fails', async () => {
    await open({ 'GET /staff': { bars: [] }, 'POST /invitations/accept': 503 });
    await tap('Aceptar la invitación');
    expect(button(document.body, 'Aceptar la invitación').hasAttribute('disabled')).toBe(false);
    expect(takeInvitation()).toBe(TOKEN);
  });

  test.each([
    ['#invitation=short', 'short'],
    [`#invitation=${TOKEN}.`, TOKEN],
  ])(
    'of a link that was cut or copied with more, %j, is asked for, so that the server’s answer is heard',
    (hash, token) => {
      window.history.replaceState(null, '', `/cartasqr/staff${hash}`);
      expect(takeInvitation()).toBe(token);
    },
  );

  test.each(['', '#', '#invitation=', '#invitation=<script>aaaaaaaaaaaaaaaaaaaa', '#other=x'])(
    'is not what stands in %j',
    (hash) => {
      window.history.replaceState(null, '', `/cartasqr/staff${hash}`);
      expect(takeInvitation()).toBeUndefined();
    },
  );
});

describe('the scanner', () => {
  const SCAN = 'POST /scan-loyalty-card';

  test('asks for the camera with a button, and says where there is none', async () => {
    vi.stubGlobal('isSecureContext', true);
    await open();
    await tap('Activar la cámara');
    expect(text()).toContain('Este dispositivo no tiene cámara. Escribe el código.');
  });

  test('takes six digits, and nothing else', async () => {
    const { calls } = await open({ [SCAN]: STAMPED });
    await typeCode('48291');
    expect(text()).toContain('El código tiene 6 cifras.');
    await typeCode('482 913');
    expect(calls.at(-1)).toEqual({ call: SCAN, body: { qr: '482913', barID: 'parrilla' } });
    expect(screen.getByRole('region').ariaLabel).toBe('Sello puesto');
    expect(alert()).toContain('Sello puesto. 3 de 10.');
  });

  test('has nothing but the outcome to reach while there is one, not even what stands beside the page', async () => {
    const beside = document.body.appendChild(document.createElement('footer'));
    onTestFinished(() => beside.remove());
    await open({ [SCAN]: STAMPED });
    await typeCode('482913');
    expect(beside.hasAttribute('inert')).toBe(true);
    expect(screen.getByRole('region').closest('[inert]')).toBeNull();
    await tap('Siguiente');
    expect(beside.hasAttribute('inert')).toBe(false);
  });

  test('L10: takes a stamp back from the list, and says for how long that can be done', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { calls } = await open({ [SCAN]: STAMPED, 'POST /undo-stamp': { ...CARD, nStamps: 2 } });
    await typeCode('482913');
    await tap('Siguiente');
    await follow('Últimos');
    const line = () => document.querySelector('li')?.textContent;
    expect(line()).toMatch(/Sello puesto .*3 de 10Quitar el sello quedan 5:00/);
    button(document.body, /Quitar el sello/).focus();
    await tap(/Quitar el sello/);
    expect(calls.at(-1)).toEqual({ call: 'POST /undo-stamp', body: { stampID: 'stamp1' } });
    expect(line()).toContain('Sello quitado');
    // The button that had the focus is gone.
    expect(document.activeElement?.textContent).toMatch(/^Sello quitado/);
  });

  test('hears the time left for that once a minute, and as a time', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await open({ [SCAN]: STAMPED });
    await typeCode('482913');
    const undo = () => screen.getByRole('button', { name: /^Quitar el sello quedan? \d minutos?$/ }).textContent;
    expect(undo()).toBe('Quitar el sello quedan 5:00quedan 5 minutos');
    await acting(() => vi.advanceTimersByTime(20_000));
    expect(undo()).toBe('Quitar el sello quedan 4:40quedan 5 minutos');
    await acting(() => vi.advanceTimersByTime(41_000));
    expect(undo()).toBe('Quitar el sello quedan 3:59quedan 4 minutos');
    await acting(() => vi.advanceTimersByTime(180_000));
    expect(undo()).toBe('Quitar el sello quedan 0:59queda 1 minuto');
  });

  test('L10: takes a stamp back that was given before its answer was lost', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { answers, calls } = await open({ [SCAN]: 502, 'POST /undo-stamp': { ...CARD, nStamps: 2 } });
    await typeCode('482913');
    answers[SCAN] = { ...STAMPED, outcome: 'repeated', now: '2026-11-22T20:06:00.000Z' };
    await tap('Reintentar');
    await tap('Quitar el sello quedan 3 minutos');
    expect(calls.at(-1)).toEqual({ call: 'POST /undo-stamp', body: { stampID: 'stamp1' } });
  });

  test('shows what they scanned to no other person who signs in to the same page', async () => {
    const { session } = await open({ [SCAN]: STAMPED });
    await typeCode('482913');
    await tap('Siguiente');
    // Signed out in another tab.
    await become(session, null);
    await become(session, LUIS);
    await follow('Últimos');
    expect(text()).toContain('Últimos escaneos');
    expect(text()).not.toContain('Sello puesto');
  });

  test('sends somebody who was removed away', async () => {
    const { answers } = await open({ [SCAN]: { status: 403, code: 'not-staff', message: '' } });
    await typeCode('482913');
    answers['GET /staff'] = { bars: [] };
    await tap('Siguiente');
    expect(title()).toBe(NOWHERE);
  });

  test('L9: lists a reward that somebody else has handed over as handed over', async () => {
    const gone = { status: 409, code: 'card-closed', message: '' };
    await open({ [SCAN]: FULL, 'POST /redeem-reward': gone });
    await typeCode('482913');
    await tap('Entregada');
    await tap('Siguiente');
    await follow('Últimos');
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said[0]).toMatch(/^Recompensa entregada .*La tarjeta ya está cerrada\.$/);
  });

  const FULL = { outcome: 'reward-ready', card: { ...CARD, nStamps: 10, state: 'full' } };
  test.each([
    ['scan', SCAN, {}, undefined],
    ['take a stamp back', 'POST /undo-stamp', STAMPED, /Quitar el sello/],
    ['hand a reward over', 'POST /redeem-reward', FULL, 'Entregada'],
  ])('asks somebody whose session is over when they %s to sign in again', async (_, call, scanned, tapped) => {
    await open({ [SCAN]: scanned, [call]: { status: 401, code: 'bad-token', message: '' } });
    await typeCode('482913');
    if (tapped) await tap(tapped);
    expect(text()).toContain('Tu sesión ha terminado. Entra otra vez.');
    await tap('Entrar otra vez');
    expect(isSigningIn()).toBe(true);
  });
});

describe('owners', () => {
  const members = [
    { uid: 'waiter1', name: 'Marta', role: 'owner', since: '2026-03-03T10:00:00.000Z' },
    { uid: 'waiter2', name: 'Luis', role: 'staff', since: '2026-09-03T10:00:00.000Z' },
  ];
  const ownedBy = (people?: object[]) => ({ bars: [{ ...GRILL, role: 'owner', members: people }] });

  const NOVEMBER = '?from=2026-11-01&to=2026-11-22';
  const NONE = {
    barID: 'parrilla',
    from: '2026-11-01',
    to: '2026-11-22',
    days: [],
    total: { stamps: 0, cards: 0, rewards: 0 },
    soldOut: [],
  };
  const setDay = (name: string, value: string) =>
    acting(() => fireEvent.change(screen.getByLabelText(name), { target: { value } }));

  async function openTab(name: string, given: Answers = {}) {
    const page = await open({ 'GET /staff': ownedBy(members), ...given });
    await follow(name);
    return page;
  }

  test('alone see who works there, and the figures', async () => {
    await openTab('Personal');
    expect(tabs()).toEqual(['Escanear', 'Hoy', 'Últimos', 'Personal', 'Cifras', 'Más']);
  });

  test('share the address of a view, which opens after the signing in', async () => {
    const { session, searches } = await open(
      { 'GET /staff': ownedBy(members), 'GET /bars/parrilla/stats': NONE },
      { user: null, at: [`/parrilla/figures${NOVEMBER}`] },
    );
    expect(isSigningIn()).toBe(true);
    await become(session, MARTA);
    expect(currentTab()).toBe('Cifras');
    expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('2026-11-01');
    expect(searches).toEqual([NOVEMBER]);
    expect(text()).toContain('No hay nada en estos días.');
    expect(address()).toBe(`/cartasqr/staff/parrilla/figures${NOVEMBER}`);
  });

  test('invite by a link and its code', async () => {
    const link = `https://cartas.example/cartasqr/staff#invitation=${TOKEN}`;
    const invitation = { barID: 'parrilla', role: 'owner', link, expires: '2026-11-23T20:04:00.000Z' };
    const { calls } = await openTab('Personal', { 'POST /invitations': invitation });
    await tap('Como propietario');
    expect(calls.at(-1)).toEqual({ call: 'POST /invitations', body: { barID: 'parrilla', role: 'owner' } });
    expect(text()).toContain(link);
    expect(text()).toContain('hasta el 23 nov 2026, 21:04');
    expect(document.querySelector('svg[role=img]')?.textContent).toBe('Código QR de la invitación');
  });

  test('see who has become staff meanwhile when they open the view again', async () => {
    const { answers, calls } = await openTab('Personal');
    await follow('Más');
    answers['GET /staff'] = ownedBy([...members, { ...members[1], uid: 'waiter3', name: 'Nuria' }]);
    const before = calls.length;
    await follow('Personal');
    expect(text()).toContain('Nuria');
    await follow('Más');
    expect(calls.slice(before).map(({ call }) => call)).toEqual(['GET /staff']);
  });

  test('read a long address in lines that begin with its signs', async () => {
    const name = 'ana.lopez@bar.example';
    await openTab('Personal', { 'GET /staff': ownedBy([{ ...members[0], name }]) });
    expect(document.querySelector('.staff-list strong')?.innerHTML).toBe('ana<wbr>.lopez<wbr>@bar<wbr>.example');
  });

  test.each([
    ['somebody', {}],
    ['somebody who has deleted everything meanwhile', { status: 404, code: 'unknown-member', message: '' }],
  ])('remove %s after a question', async (_, answer) => {
    const { answers, calls } = await openTab('Personal', { 'DELETE /staff/waiter2': answer });
    await tap('Quitar a Luis');
    const asked = screen.getByRole('dialog', { name: '¿Quitar a Luis del personal?' });
    expect(document.getElementById(asked.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Dejará de poder/,
    );
    answers['GET /staff'] = ownedBy(members.slice(0, 1));
    await tap('Quitar');
    expect(calls.slice(-2).map(({ call }) => call)).toEqual(['DELETE /staff/waiter2', 'GET /staff']);
    expect(text()).toContain('Marta');
    expect(text()).not.toContain('Luis');
  });

  test('are told that the phone does not know who works there', async () => {
    const { answers } = await openTab('Personal', { 'GET /staff': ownedBy() });
    expect(alert()).toBe('No hay conexión. Comprueba la red e inténtalo otra vez.');
    answers['GET /staff'] = ownedBy(members);
    await tap('Reintentar');
    expect(text()).toContain('Marta');
  });

  test.each([
    ['invite', 'POST /invitations', ['Como propietario']],
    ['remove', 'DELETE /staff/waiter2', ['Quitar a Luis', 'Quitar']],
  ])('sign in again where the session is over when they %s', async (_, call, taps) => {
    await openTab('Personal', { [call]: { status: 401, code: 'bad-token', message: '' } });
    for (const name of taps) await tap(name);
    expect(text()).toContain('Tu sesión ha terminado. Entra otra vez.');
    await tap('Entrar otra vez');
    expect(isSigningIn()).toBe(true);
  });

  test('hear what came of a removal though they press Escape meanwhile', async () => {
    const removal = Promise.withResolvers<object>();
    await openTab('Personal', { 'DELETE /staff/waiter2': removal.promise });
    await tap('Quitar a Luis');
    const dialog = screen.getByRole('dialog');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(true);
    await tap('Quitar');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    await acting(() => removal.resolve({ status: 503, code: 'unavailable', message: '' }));
    expect(text()).toContain('El servicio no responde ahora.');
  });

  test('cannot remove the last owner', async () => {
    await openTab('Personal', { 'DELETE /staff/waiter1': { status: 409, code: 'last-owner', message: '' } });
    await tap('Quitar a Marta');
    await tap('Quitar');
    expect(text()).toContain('Un bar necesita al menos un propietario: invita antes a otro.');
  });

  test('see the figures of a period per day, person and dish', async () => {
    const byMember = [
      { name: 'Luis', stamps: 3, rewards: 1 },
      { name: '', stamps: 1, rewards: 0 },
    ];
    const total = { stamps: 4, cards: 1, rewards: 1 };
    const days = [
      { day: '2026-11-21', ...total, byMember },
      { day: '2026-11-22', stamps: 0, cards: 0, rewards: 0, byMember: [] },
    ];
    const soldOut = [{ dishID: 'rodaballo', name: 'Rodaballo', days: 2 }];
    await openTab('Cifras', {
      'GET /bars/parrilla/stats': { barID: 'parrilla', from: '2026-11-21', to: '2026-11-22', days, total, soldOut },
    });
    const tables = [...document.querySelectorAll('table')].map(({ caption, rows }) => [
      caption?.textContent,
      ...[...rows].map(({ cells }) => [...cells].map((cell) => cell.textContent)),
    ]);
    expect(tables).toEqual([
      ['Por día', ['Día', 'Sellos', 'Tarjetas nuevas', 'Recompensas'], ['sáb, 21 nov', '4', '1', '1']],
      ['Por persona', ['Persona', 'Sellos', 'Recompensas'], ['Luis', '3', '1'], ['Ya no trabaja aquí', '1', '0']],
      ['Lo que más se agota', ['Plato', 'Días'], ['Rodaballo', '2']],
    ]);
  });

  test('see the last days by the server’s clock, however wrong that of the phone is', async () => {
    const { searches } = await openTab('Cifras', { 'GET /bars/parrilla/stats': NONE });
    expect(searches).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe(NONE.from);
    expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe(NONE.to);
  });

  test('choose the period, which the address then says, and one step back leads out of it', async () => {
    const { searches } = await openTab('Cifras', { 'GET /bars/parrilla/stats': NONE });
    await setDay('Desde', '2026-11-01');
    await setDay('Hasta', '2026-11-22');
    expect(address()).toBe(`/cartasqr/staff/parrilla/figures${NOVEMBER}`);
    expect(searches.at(-1)).toBe(NOVEMBER);
    await goBack();
    expect(address()).toBe('/cartasqr/staff/parrilla');
  });

  test.each(['from=0002-11-01&to=2026-11-22', 'from=2025-10-18&to=2026-11-22'])(
    'are told that the figures of a period are too many: %s',
    async (search) => {
      const { calls } = await open({ 'GET /staff': ownedBy(members) }, { at: [`/parrilla/figures?${search}`] });
      expect(alert()).toBe('Elige 400 días como mucho.');
      expect(calls.map(({ call }) => call)).toEqual(['GET /staff']);
    },
  );

  test('get the figures as a file once, however often they tap while it comes', async () => {
    const { answers, searches } = await openTab('Cifras', {
      'GET /bars/parrilla/stats': { ...NONE, total: { ...NONE.total, stamps: 1 } },
    });
    const slow = Promise.withResolvers<number>();
    answers['GET /bars/parrilla/stats'] = slow.promise;
    const before = searches.length;
    await tap('Descargar CSV');
    expect(button(document.body, 'Un momento…').getAttribute('aria-busy')).toBe('true');
    await tap('Un momento…');
    expect(searches.length).toBe(before + 1);
    await acting(() => slow.resolve(503));
    expect(alert()).toBe('El servicio no responde ahora. Reinténtalo en un momento.');
    expect(button(document.body, 'Descargar CSV').hasAttribute('aria-busy')).toBe(false);
    answers['GET /bars/parrilla/stats'] = { status: 401, code: 'bad-token', message: '' };
    await tap('Descargar CSV');
    expect(button(document.body, 'Entrar otra vez')).toBeTruthy();

    const [made, revoked] = [vi.fn<() => string>(() => 'blob:1'), vi.fn<() => void>()];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    answers['GET /bars/parrilla/stats'] = {};
    await tap('Descargar CSV');
    expect(made).toHaveBeenCalledOnce();
    // Some browsers read the file only after the tap.
    expect(revoked).not.toHaveBeenCalled();
  });

  test.each([
    ['from=2026-11-22&to=2026-11-01', 'ends before it begins'],
    ['from=&to=2026-11-01', 'has no beginning'],
    ['from=always&to=never', 'is none'],
  ])('are told of a period in the address that %s: it %s', async (search) => {
    const { calls } = await open({ 'GET /staff': ownedBy(members) }, { at: [`/parrilla/figures?${search}`] });
    expect(text()).toContain('El primer día tiene que ser anterior al último.');
    expect(calls.map(({ call }) => call)).toEqual(['GET /staff']);
  });

  test('are told that the figures do not come, and ask for them again', async () => {
    const { answers } = await openTab('Cifras', { 'GET /bars/parrilla/stats': 503 });
    expect(text()).toContain('El servicio no responde ahora');
    const slow = Promise.withResolvers<object>();
    answers['GET /bars/parrilla/stats'] = slow.promise;
    await tap('Reintentar');
    expect(text()).toContain('Cargando…');
    await acting(() => slow.resolve(NONE));
    expect(text()).toContain('No hay nada en estos días.');
  });

  test('go on while who works there is asked once more', async () => {
    const { answers } = await openTab('Personal', { 'DELETE /staff/waiter2': {} });
    await tap('Quitar a Luis');
    answers['GET /staff'] = new Promise(() => {});
    await tap('Quitar');
    expect(text()).toContain('Luis');
    await follow('Últimos');
    expect(currentTab()).toBe('Últimos');
  });

  test('are told of a period that ends before it begins', async () => {
    const { calls } = await openTab('Cifras');
    const before = calls.length;
    await setDay('Desde', '2099-01-01');
    expect(text()).toContain('El primer día tiene que ser anterior al último.');
    expect(calls.length).toBe(before);
  });
});

test('a language that does not come is named where it is chosen', () => {
  render(
    <InterfaceProvider shown={{ ...SPANISH, failed: 'fr' }}>
      <LanguageChoice label="Idioma" />
    </InterfaceProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'Français: no se ha podido cargar. Comprueba la conexión y vuelve a intentarlo.',
  );
});

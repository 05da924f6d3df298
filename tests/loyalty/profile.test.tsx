import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { UserExport } from '../../server/protocol/calls.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { Session, SignedIn } from '../../src/session/session.ts';
import { letDialogsOpen } from '../support/dialogs.ts';
import { ANA, type FakeSession, fakeSession } from '../support/fake-session.ts';

const doors = vi.hoisted(() => ({
  openSession: vi.fn<() => Promise<unknown>>(),
  openSignIn: vi.fn<() => Promise<unknown>>(),
  hasJustSignedIn: vi.fn<() => Promise<boolean>>(),
  deleteAccount: vi.fn<() => Promise<void>>(),
}));
vi.mock('../../src/session/open-session.ts', () => ({ openSession: doors.openSession }));
vi.mock('../../src/session/open-sign-in.ts', () => ({ openSignIn: doors.openSignIn }));
vi.mock('../../src/session/delete-account.ts', () => ({
  hasJustSignedIn: doors.hasJustSignedIn,
  deleteAccount: doors.deleteAccount,
}));

vi.mock('../../generated/venues.ts', () => ({
  venues: {
    parrilla: { barID: 'parrilla', name: 'La Parrilla', path: 'parrilla' },
    index: { barID: 'demo', name: 'La Prueba', path: '' },
  },
}));

// The files of a process share its modules: these are to have the doors of this one, and those of the next file others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { profileRoute } = await import('../../src/app/profile-route.tsx');
const { ApiFailure } = await import('../../src/session/call-api.ts');
const { SignInFailure } = await import('../../src/session/sign-in-failure.ts');
const { InSpanish } = await import('../support/fixture-page.tsx');

const CARD: Card = {
  cardID: 'c1',
  bar: { ID: 'parrilla' },
  expiration: '2026-11-25T16:30:00.000Z',
  maxStamps: 10,
  nStamps: 3,
  reward: 'Una caña',
  rewards: { es: 'Una caña', de: 'Ein kleines Bier' },
  state: 'open',
};
const GOOGLE = 'Continuar con Google';
const ACCOUNT = '/profile/account';

let session: FakeSession;
/** The server's answers, by call; `calls` are those that were made. */
let answers: Record<string, () => Response | Promise<Response>>;
let calls: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  session = fakeSession('loading');
  answers = {
    'GET /get-user-data': () => Response.json({ userFound: true, loyaltyCards: [CARD] }),
    'GET /staff': () => Response.json({ bars: [] }),
    'DELETE /user': () => new Response(null, { status: 204 }),
  };
  calls = [];
  doors.openSession.mockReset().mockResolvedValue(session);
  doors.openSignIn.mockReset().mockResolvedValue({ finishReturn: async () => 'done' });
  doors.hasJustSignedIn.mockReset().mockResolvedValue(true);
  doors.deleteAccount.mockReset().mockImplementation(async () => session.become(null));
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const call = `${method} ${address.replace('/cartasqr/api', '')}`;
    calls.push(call);
    return answers[call]?.() ?? new Response(null, { status: 404 });
  });
  vi.spyOn(console, 'error').mockReturnValue();
  letDialogsOpen();
  document.documentElement.lang = 'es';
  // A new view begins at its top.
  vi.stubGlobal('scrollTo', () => {});
});

let router: ReturnType<typeof createMemoryRouter>;

/** The profile at one of its addresses, as far as it comes without knowing who is signed in. */
async function show(address = '/profile'): Promise<void> {
  router = createMemoryRouter([profileRoute], { initialEntries: [address] });
  await act(async () => {
    render(<RouterProvider router={router} />, { wrapper: InSpanish });
    // Its code comes with its first view.
    await expect.poll(() => doors.openSession.mock.calls.length).toBeGreaterThan(0);
  });
  await settle();
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function become(user: SignedIn | null): Promise<void> {
  await act(async () => session.become(user));
  await settle();
}

/** A page of Ana, or of nobody. */
async function showTo(user: SignedIn | null, address?: string): Promise<void> {
  session = fakeSession(user);
  doors.openSession.mockResolvedValue(session);
  await show(address);
}

const shown = () => document.body.textContent;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const alert = () => screen.getByRole('alert').textContent;
const failing = () => Response.json({ code: 'internal', message: 'Algo ha fallado.' }, { status: 500 });
const refusing = () => Response.json({ code: 'bad-token', message: '' }, { status: 401 });
const limiting = () => Response.json({ code: 'too-many-requests', message: '' }, { status: 429 });
const TOO_MANY = 'Demasiados intentos. Espera unos minutos y vuelve a probar.';
const holding = (loyaltyCards: object[]) => () => Response.json({ userFound: loyaltyCards.length > 0, loyaltyCards });

test('nothing is said of somebody before it is known who they are', async () => {
  await show();
  expect(shown()).toContain('Aquí verás tus tarjetas de sellos');
  // Nor can a language be chosen, since what still comes would move it.
  expect(buttons()).toEqual([]);
  await become(ANA);
  expect(shown()).toContain('ana@example.com');
});

test('who is signed out can sign in, and go back to where they were', async () => {
  localStorage.setItem('carta-last-venue', '/parrilla/mesa-4/');
  await showTo(null);
  expect(buttons()).toContain(GOOGLE);
  const back = screen.getByRole('link', { name: 'Volver a La Parrilla' });
  expect(back.getAttribute('href')).toBe('/cartasqr/parrilla/mesa-4/');
});

test('without a network it says so, and tries again', async () => {
  doors.openSession.mockRejectedValue(new ApiFailure(0, 'offline', ''));
  await show();
  expect(alert()).toBe('No hay conexión. Comprueba la red e inténtalo otra vez.');
  doors.openSession.mockResolvedValue(fakeSession(null));
  await press('Intentarlo otra vez');
  await settle();
  expect(buttons()).toContain(GOOGLE);
});

describe('the views', () => {
  const views = () =>
    screen.getAllByRole('link').flatMap((link) => (link.ariaCurrent === 'page' ? link.textContent : []));

  it.each([
    ['/profile', 'Tus tarjetas'],
    ['/profile/history', 'Historial'],
    ['/profile/account', 'Tu cuenta'],
  ])('have addresses that can be shared, also with who has to sign in first: %s', async (address, name) => {
    answers['GET /export-user-data'] = () => Response.json({ uid: 'ana', cards: [] });
    await showTo(null, address);
    expect(buttons()).toContain(GOOGLE);
    await become(ANA);
    expect(views()).toEqual([name]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(name);
    expect(router.state.location.pathname).toBe(address);
  });

  it('are a step each: back goes back one', async () => {
    await showTo(ANA);
    const go = (name: string) => act(async () => screen.getByRole('link', { name }).click());
    await go('Historial');
    await go('Tu cuenta');
    for (const name of ['Historial', 'Tus tarjetas']) {
      await act(() => router.navigate(-1));
      expect(views()).toEqual([name]);
    }
  });

  it('never show somebody what was asked for somebody else', async () => {
    await showTo(ANA);
    const slow = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => slow.promise);
    await become({ ...ANA, uid: 'eva', email: 'eva@example.com' });
    expect(shown()).toContain('eva@example.com');
    expect(screen.queryByRole('article')).toBeNull();
    await act(async () => slow.resolve(Response.json({ userFound: true, loyaltyCards: [] })));
    expect(shown()).toContain('Todavía no tienes ninguna tarjeta');
  });
});

describe('cards', () => {
  /** All that a card says, beside its boxes. */
  const parts = () =>
    [...screen.getByRole('article').querySelectorAll(':not(:has(*), .stamp-box)')]
      .map((part) => part.textContent)
      .filter((text) => text !== '');

  it('show the venue, the stamps, what is left, the reward and how long they last', async () => {
    await showTo(ANA);
    expect(parts()).toEqual([
      'La Parrilla',
      '3 de 10 sellos',
      'Te faltan 7 sellos',
      'Caduca en 3d 4h',
      'Caduca en 3 días 4 horas',
      'Recompensa',
      'Una caña',
      'Ver la carta',
    ]);
    expect(screen.getByRole('article').querySelector('a')?.getAttribute('href')).toBe('/cartasqr/parrilla/');
  });

  it('show the reward in the shown language, and as it stands where it is in no such language', async () => {
    await showTo(ANA);
    for (const [language, words] of [
      ['de', ['Ein kleines Bier', 'Noch 7 Stempel']],
      ['it', ['Una caña', 'Ti mancano 7 timbri']],
    ] as const) {
      document.documentElement.lang = language;
      await expect.poll(parts).toEqual(expect.arrayContaining([...words]));
    }
  });

  test.each<[string, Partial<Card>, string[]]>([
    ['at the last stamp', { nStamps: 9 }, ['Te falta 1 sello']],
    ['that are full (L9)', { nStamps: 10, state: 'full' }, ['Tu recompensa te espera', 'Caduca en 3d 4h']],
    [
      'that the server holds open, on a phone that is ahead',
      { expiration: '2026-11-22T11:59:59.999Z' },
      ['Te faltan 7 sellos'],
    ],
    ['that have expired (L11)', { expiration: '2026-11-22T11:59:59.999Z', state: 'expired' }, ['Expirada']],
    ['of a venue that is gone', { bar: { ID: 'la-vieja' } }, ['la-vieja']],
  ])('%s say so', async (_, change, said) => {
    answers['GET /get-user-data'] = holding([{ ...CARD, ...change }]);
    await showTo(ANA);
    expect(parts()).toEqual(expect.arrayContaining(said));
  });

  it('are none yet', async () => {
    answers['GET /get-user-data'] = holding([]);
    await showTo(ANA);
    expect(shown()).toContain('Todavía no tienes ninguna tarjeta');
  });

  it('that do not come can be asked for again', async () => {
    answers['GET /get-user-data'] = failing;
    await showTo(ANA);
    expect(alert()).toBe('Algo ha fallado. Inténtalo otra vez.');
    answers['GET /get-user-data'] = holding([CARD]);
    await press('Intentarlo otra vez');
    expect(parts()).toContain('3 de 10 sellos');
  });

  it('say that there were too many tries', async () => {
    answers['GET /get-user-data'] = limiting;
    await showTo(ANA);
    expect(alert()).toBe(TOO_MANY);
  });

  it('come with a new token where the server refuses one', async () => {
    session = fakeSession(ANA);
    const token = vi.fn<Session['token']>(async () => 'token');
    session.token = token;
    doors.openSession.mockResolvedValue(session);
    answers['GET /get-user-data'] = () => (token.mock.lastCall?.[0] ? holding([CARD]) : refusing)();
    await show();
    expect(parts()).toContain('3 de 10 sellos');
    expect(token.mock.calls).toEqual([[], [true]]);
  });
});

test('the history is asked for where it is shown, the newest first, in the times of Madrid', async () => {
  const claimed = '2026-11-01T19:00:00.000Z';
  const events: UserExport['cards'][number]['events'] = [
    { kind: 'claimed', at: claimed, unshown: false },
    { kind: 'stamped', at: '2026-11-20T23:30:00.000Z', unshown: false },
  ];
  const cards: UserExport['cards'] = [{ ...CARD, claimed, closed: null, closedFor: null, shown: [], events }];
  answers['GET /export-user-data'] = () => Response.json({ uid: 'ana', exported: claimed, cards, staff: [] });
  await showTo(ANA);
  expect(calls).not.toContain('GET /export-user-data');
  await act(() => router.navigate('/profile/history'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SelloLa Parrilla21 nov 2026, 0:30',
    'Tarjeta empezadaLa Parrilla1 nov 2026, 20:00',
  ]);
});

test.each([
  [
    'who works somewhere finds the way to the scanner',
    [{ barID: 'demo', name: 'La Prueba', role: 'staff' }],
    ['/cartasqr/staff'],
  ],
  ['who works nowhere does not', [], []],
])('%s', async (_, bars, ways) => {
  answers['GET /staff'] = () => Response.json({ bars });
  await showTo(ANA);
  const links = screen.queryAllByRole('link', { name: 'Escanear tarjetas de clientes' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
});

test('who is let in no more can sign in again', async () => {
  answers['GET /get-user-data'] = refusing;
  await showTo(ANA);
  expect(alert()).toBe('Tu sesión ha terminado. Entra otra vez.');
  await press('Entrar otra vez');
  expect(buttons()).toContain(GOOGLE);
});

test('so can somebody to whom Firebase gives no more tokens', async () => {
  session = fakeSession(ANA);
  session.token = () => Promise.reject(new Error('', { cause: { code: 'auth/user-not-found' } }));
  doors.openSession.mockResolvedValue(session);
  await show();
  expect(alert()).toBe('Tu sesión ha terminado. Entra otra vez.');
  await press('Entrar otra vez');
  expect(buttons()).toContain(GOOGLE);
});

test('the focus stays in a view that is asked for again', async () => {
  answers['GET /get-user-data'] = failing;
  await showTo(ANA);
  answers['GET /get-user-data'] = holding([CARD]);
  screen.getByRole('button', { name: 'Intentarlo otra vez' }).focus();
  await press('Intentarlo otra vez');
  await settle();
  expect(document.activeElement?.textContent).toContain('Una caña');
});

test('the focus follows who signs in, and out', async () => {
  await showTo(null, ACCOUNT);
  expect(document.activeElement).toBe(document.body);
  await become(ANA);
  expect(document.activeElement?.textContent).toContain('ana@example.com');
  await press('Cerrar sesión');
  expect(buttons()).toContain(GOOGLE);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Inicia sesión' }));
});

describe('a link to sign in, opened where somebody is signed in,', () => {
  const opened = '/profile?mode=signIn&oobCode=abc';

  it('is said not to be used, and is used once they are signed out', async () => {
    await showTo(ANA, opened);
    expect(screen.getByRole('status').textContent).toContain('aquí ya ha entrado ana@example.com');
    expect(shown()).toContain('La Parrilla');
    const finishReturn = vi.fn<() => Promise<string>>(async () => 'done');
    doors.openSignIn.mockResolvedValue({ finishReturn });
    await press('Cerrar sesión');
    await settle();
    expect(finishReturn).toHaveBeenCalledOnce();
    // With the link it is they who have signed in.
    await become(ANA);
    expect(shown()).not.toContain('Has abierto un enlace');
  });

  it('is said no more once it is gone from the address', async () => {
    await showTo(ANA, opened);
    await act(() => router.navigate('/profile/history'));
    await settle();
    expect(shown()).not.toContain('Has abierto un enlace');
  });

  it('is no matter where it signs them in', async () => {
    await showTo(null, opened);
    await become(ANA);
    expect(shown()).not.toContain('Has abierto un enlace');
  });
});

test('somebody takes their data with them (L15)', async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answers['GET /export-user-data'] = () => Response.json({ uid: 'ana' });
  await showTo(ANA, ACCOUNT);
  await press('Descargar mis datos');
  expect(shown()).toContain('Tus datos se han descargado.');
  expect(await saved.mock.calls[0]?.[0].text()).toBe('{\n  "uid": "ana"\n}');
  answers['GET /export-user-data'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await press('Descargar mis datos');
  expect(shown()).toContain('No hay conexión. Comprueba la red e inténtalo otra vez.');
  expect(shown()).not.toContain('Tus datos se han descargado.');
});

test('who is let in no more while they ask for their data can sign in again, too', async () => {
  answers['GET /export-user-data'] = refusing;
  await showTo(ANA, ACCOUNT);
  await press('Descargar mis datos');
  expect(alert()).toBe('Tu sesión ha terminado. Entra otra vez.');
  await press('Entrar otra vez');
  expect(buttons()).toContain(GOOGLE);
});

describe('deleting an account (L15)', () => {
  const DELETED = 'Tu cuenta y tus datos se han borrado.';
  const FOR_EVER = 'Borrar para siempre';

  async function ask(): Promise<void> {
    await showTo(ANA, ACCOUNT);
    await press('Borrar mi cuenta');
  }
  async function askAndConfirm(): Promise<void> {
    await ask();
    await press(FOR_EVER);
  }

  it('says first what is deleted, and is not what a key pressed by chance does', async () => {
    await ask();
    expect(screen.getByRole('dialog', { name: '¿Borrar tu cuenta?' }).textContent).toContain('No se puede deshacer.');
    expect(document.activeElement?.textContent).toBe('Cancelar');
    await press('Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).not.toContain('DELETE /user');
  });

  it('deletes what the server holds, then the account', async () => {
    await askAndConfirm();
    expect(calls).toContain('DELETE /user');
    expect(doors.deleteAccount).toHaveBeenCalledOnce();
    expect(shown()).toContain(DELETED);
  });

  const member = (uid: string, role: string) => ({ uid, name: uid, role, since: '2026-01-01T00:00:00.000Z' });
  const owning = (...members: object[]) => Response.json({ bars: [{ ...GRILL, role: 'owner', members }] });
  const GRILL = { barID: 'parrilla', name: 'La Parrilla' };
  const ORPHANED = 'no quedará ningún propietario';

  it('says first which bar has no other owner, and where to invite one', async () => {
    answers['GET /staff'] = () => owning(member('ana', 'owner'), member('eva', 'staff'));
    await ask();
    expect(shown()).toContain(ORPHANED);
    expect(screen.getByRole('link', { name: 'La Parrilla' }).getAttribute('href')).toBe(
      '/cartasqr/staff/parrilla/team',
    );
    await press(FOR_EVER);
    expect(shown()).toContain(DELETED);
  });

  it('is not confirmed before it is known which bar has no other owner', async () => {
    const answer = Promise.withResolvers<Response>();
    await showTo(ANA, ACCOUNT);
    answers['GET /staff'] = () => answer.promise;
    await press('Borrar mi cuenta');
    await press(FOR_EVER);
    answer.resolve(owning(member('ana', 'owner')));
    await expect.poll(shown).toContain(ORPHANED);
    expect(calls).not.toContain('DELETE /user');
    await press(FOR_EVER);
    await expect.poll(shown).toContain(DELETED);
  });

  it.each([
    ['the bar has another owner', () => owning(member('ana', 'owner'), member('eva', 'owner'))],
    ['a person works there', () => Response.json({ bars: [{ ...GRILL, role: 'staff' }] })],
    ['the server does not say', failing],
  ])('warns of no bar where %s', async (_, answer) => {
    answers['GET /staff'] = answer;
    await ask();
    expect(shown()).not.toContain(ORPHANED);
    await press(FOR_EVER);
    expect(shown()).toContain(DELETED);
  });

  it('deletes nothing where Firebase cannot be asked', async () => {
    doors.hasJustSignedIn.mockRejectedValueOnce(new Error('offline'));
    await askAndConfirm();
    expect(alert()).toBe('No se ha borrado nada. Inténtalo otra vez.');
    expect(calls).not.toContain('DELETE /user');
  });

  it('asks for a new sign-in where Firebase has ended the session: the account may be gone', async () => {
    doors.hasJustSignedIn.mockRejectedValueOnce(
      new SignInFailure('failed', { cause: { code: 'auth/user-not-found' } }),
    );
    await askAndConfirm();
    expect(alert()).toBe('Por seguridad, inicia sesión otra vez antes de seguir.');
    expect(buttons()).toContain('Iniciar sesión otra vez');
    expect(calls).not.toContain('DELETE /user');
  });

  it('does not say that nothing is deleted where the server’s answer was lost', async () => {
    answers['DELETE /user'] = failing;
    await askAndConfirm();
    expect(alert()).toBe('Algo ha fallado. Inténtalo otra vez.');
    expect(doors.deleteAccount).not.toHaveBeenCalled();
  });

  it('says that there were too many tries', async () => {
    answers['DELETE /user'] = limiting;
    await askAndConfirm();
    expect(alert()).toBe(TOO_MANY);
    expect(doors.deleteAccount).not.toHaveBeenCalled();
  });

  it('asks for a new sign-in where the server does not accept the session', async () => {
    answers['DELETE /user'] = refusing;
    await askAndConfirm();
    expect(alert()).toBe('Por seguridad, inicia sesión otra vez antes de seguir.');
    expect(doors.deleteAccount).not.toHaveBeenCalled();
    await press('Iniciar sesión otra vez');
    expect(shown()).toContain('Inicia sesión otra vez con la misma cuenta para borrarla.');
  });

  it('that stopped half-way says so, and goes on', async () => {
    doors.deleteAccount.mockRejectedValueOnce(new SignInFailure('offline'));
    await askAndConfirm();
    expect(alert()).toContain('Tus tarjetas y tus datos ya están borrados');
    await press(FOR_EVER);
    expect(shown()).toContain(DELETED);
  });

  it('that stopped half-way still says so while there is no network', async () => {
    doors.deleteAccount.mockRejectedValueOnce(new SignInFailure('offline'));
    await askAndConfirm();
    doors.hasJustSignedIn.mockRejectedValueOnce(new Error('offline'));
    await press(FOR_EVER);
    expect(alert()).toContain('Tus tarjetas y tus datos ya están borrados');
  });

  it('asks for a new sign-in before anything is gone, and goes on after it', async () => {
    doors.hasJustSignedIn.mockResolvedValueOnce(false);
    await askAndConfirm();
    expect(calls).not.toContain('DELETE /user');
    expect(alert()).toBe('Por seguridad, inicia sesión otra vez antes de seguir.');
    await press('Iniciar sesión otra vez');
    expect(shown()).toContain('Inicia sesión otra vez con la misma cuenta para borrarla.');
    await become(ANA);
    await press(FOR_EVER);
    expect(shown()).toContain(DELETED);
    expect(localStorage.getItem('carta-deleting')).toBeNull();
  });

  it('is not gone on with for somebody else', async () => {
    localStorage.setItem('carta-deleting', 'eva');
    await showTo(ANA, ACCOUNT);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('who came from a venue to claim its card', () => {
  const replace = vi.fn<(address: string) => void>();
  beforeEach(() => {
    sessionStorage.setItem('carta-claim', '/parrilla/');
    vi.stubGlobal('location', { ...window.location, search: '', pathname: '/cartasqr/profile', replace });
    replace.mockReset();
  });

  it('is led back as soon as they have signed in', async () => {
    await showTo(null);
    await become(ANA);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/cartasqr/parrilla/#stamp_card');
    expect(sessionStorage.getItem('carta-claim')).toBeNull();
  });

  it('stays where they were signed in already', async () => {
    await showTo(ANA);
    expect(replace).not.toHaveBeenCalled();
    expect(shown()).toContain('ana@example.com');
  });
});

test('where nobody can sign in it says so, asks for nothing and logs no failure', async () => {
  const log = vi.spyOn(console, 'error');
  doors.openSession.mockRejectedValue(new ApiFailure(404, 'no-reason', 'Error 404.'));
  await show();
  expect(shown()).toContain('Aquí no se ofrece: este sitio solo tiene cartas, sin tarjetas de sellos.');
  expect(buttons()).not.toContain('Intentarlo otra vez');
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['by who is signed in', () => showTo(ANA, ACCOUNT)],
  ['by who is not', () => showTo(null)],
  [
    'where signing in cannot be had',
    () => {
      doors.openSession.mockRejectedValue(new Error('down'));
      return show();
    },
  ],
])('the language can be chosen %s', async (_, open) => {
  await open();
  const languages = ['Español', 'English', 'Français', 'Deutsch', 'Italiano', 'Català'];
  expect(buttons().filter((name) => languages.includes(name))).toEqual(languages);
});

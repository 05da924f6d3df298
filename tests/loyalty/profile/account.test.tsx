import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { accountTexts } from '../../../generated/account.ts';
import { loyaltyTexts } from '../../../generated/loyalty.ts';
import type { UserExport } from '../../../server/protocol/calls.ts';
import type { Card } from '../../../server/protocol/card.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { Account } from '../../../src/loyalty/profile/account.tsx';
import type { Session, SessionState } from '../../../src/session/session.ts';
import { SignInFailure } from '../../../src/session/sign-in-failure.ts';
import { InSpanish } from '../../support/fixture-page.tsx';

const doors = vi.hoisted(() => ({
  openSession: vi.fn<() => Promise<unknown>>(),
  openSignIn: vi.fn<() => Promise<unknown>>(),
  hasJustSignedIn: vi.fn<() => Promise<boolean>>(),
  deleteAccount: vi.fn<() => Promise<void>>(),
}));
vi.mock('../../../src/session/open-session.ts', () => ({ openSession: doors.openSession }));
vi.mock('../../../src/session/open-sign-in.ts', () => ({ openSignIn: doors.openSignIn }));
vi.mock('../../../src/session/delete-account.ts', () => ({
  hasJustSignedIn: doors.hasJustSignedIn,
  deleteAccount: doors.deleteAccount,
}));

const NOW = Date.parse('2026-11-22T12:00:00Z');
const ANA = { uid: 'ana', name: 'Ana', email: 'ana@example.com', photoURL: undefined };
const VENUES = [
  { barID: 'el-moreno', name: 'El Moreno', path: 'el-moreno' },
  { barID: 'demo', name: 'La Buena Lumbre', path: '' },
];
const CARD: Card = {
  cardID: 'c1',
  bar: { ID: 'el-moreno' },
  expiration: '2026-11-25T16:30:00.000Z',
  maxStamps: 10,
  nStamps: 3,
  reward: 'Una caña',
  rewards: { es: 'Una caña', de: 'Ein kleines Bier' },
  state: 'open',
};

/** A session that tests sign in and out. */
class FakeSession implements Session {
  #state: SessionState = { loading: true, user: null };
  readonly #listeners = new Set<() => void>();
  readonly getState = () => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly token = () => Promise.resolve('a.b.c');
  readonly signOut = vi.fn<() => Promise<void>>(async () => this.become(null));

  become(user: SessionState['user']): void {
    this.#state = { loading: false, user };
    for (const listener of this.#listeners) listener();
  }
}

type Answers = Record<string, () => Response | Promise<Response>>;

let session: FakeSession;
let answers: Answers;
const asked = vi.fn<(call: string) => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  session = new FakeSession();
  answers = {
    'GET /get-user-data': () => Response.json({ userFound: true, loyaltyCards: [CARD] }),
    'GET /staff': () => Response.json({ bars: [] }),
  };
  doors.openSession.mockReset().mockResolvedValue(session);
  doors.openSignIn.mockReset().mockResolvedValue({ finishReturn: async () => 'done' });
  doors.hasJustSignedIn.mockReset().mockResolvedValue(true);
  doors.deleteAccount.mockReset().mockImplementation(async () => session.become(null));
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const call = `${method} ${address.replace('/cartasqr/api', '')}`;
    asked(call);
    return answers[call]?.() ?? new Response(null, { status: 404 });
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

const loadTexts = async (language: Language) => ({
  ...(await accountTexts[language]()).texts,
  ...(await loyaltyTexts[language]()).texts,
});

async function show(): Promise<void> {
  const first = { language: 'es', texts: await loadTexts('es') } as const;
  await act(async () =>
    render(<Account venues={VENUES} first={first} loadTexts={loadTexts} />, { wrapper: InSpanish }),
  );
}

const become = (user: SessionState['user']) => act(async () => session.become(user));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());
const failing = () => Response.json({ code: 'internal', message: 'Algo ha fallado.' }, { status: 500 });

async function showAna(): Promise<void> {
  await show();
  await become(ANA);
}

test('nothing is said of somebody before it is known who they are', async () => {
  await show();
  expect(screen.getByText('Cargando…')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continuar con Google' })).toBeNull();
});

test('who is signed out can sign in, and go back to where they were', async () => {
  localStorage.setItem('carta-last-venue', '/el-moreno/mesa-4/');
  await show();
  await become(null);
  expect(button('Continuar con Google')).toBeDefined();
  const back = screen.getByRole('link', { name: 'Volver a El Moreno' });
  expect(back.getAttribute('href')).toBe('/cartasqr/el-moreno/mesa-4/');
});

test('without a network it says so, and tries again', async () => {
  const { ApiFailure } = await import('../../../src/session/call-api.ts');
  doors.openSession.mockRejectedValueOnce(new ApiFailure(0, 'offline', ''));
  await show();
  expect(screen.getByRole('alert').textContent).toBe('No hay conexión. Comprueba la red e inténtalo otra vez.');
  await press('Intentarlo otra vez');
  await become(null);
  expect(button('Continuar con Google')).toBeDefined();
});

describe('cards', () => {
  it('show the venue, the stamps, what is left, the reward and how long they last', async () => {
    await showAna();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe('El Moreno');
    expect(card.getByText('3 de 10 sellos')).toBeDefined();
    expect(card.getByText('Te faltan 7 sellos')).toBeDefined();
    expect(card.getByText('Una caña')).toBeDefined();
    expect(card.getByText('Caduca en 3d 4h')).toBeDefined();
    expect(card.getByRole('link').getAttribute('href')).toBe('/cartasqr/el-moreno/');
  });

  it('show the reward in the shown language, and as it stands where it is in no such language', async () => {
    await showAna();
    document.documentElement.lang = 'de';
    expect(await screen.findByText('Ein kleines Bier')).toBeDefined();
    expect(screen.getByText('Noch 7 Stempel')).toBeDefined();
    document.documentElement.lang = 'it';
    expect(await screen.findByText('Ti mancano 7 timbri')).toBeDefined();
    expect(screen.getByText('Una caña')).toBeDefined();
  });

  test.each<[string, Partial<Card>, string[]]>([
    ['at the last stamp', { nStamps: 9 }, ['Te falta 1 sello']],
    ['that are full (L9)', { nStamps: 10, state: 'full' }, ['Tu recompensa te espera', 'Caduca en 3d 4h']],
    ['that have expired (L11)', { expiration: '2026-11-22T11:59:59.999Z', state: 'expired' }, ['Expirada']],
    ['of a venue that is gone', { bar: { ID: 'la-vieja' } }, ['la-vieja']],
  ])('%s say so', async (_, change, said) => {
    answers['GET /get-user-data'] = () => Response.json({ userFound: true, loyaltyCards: [{ ...CARD, ...change }] });
    await showAna();
    for (const words of said) expect(screen.getByText(words)).toBeDefined();
  });

  it('are none yet', async () => {
    answers['GET /get-user-data'] = () => Response.json({ userFound: false, loyaltyCards: [] });
    await showAna();
    expect(screen.getByText(/Todavía no tienes ninguna tarjeta/)).toBeDefined();
  });

  it('that do not come can be asked for again', async () => {
    const good = answers['GET /get-user-data'];
    answers['GET /get-user-data'] = failing;
    await showAna();
    expect(screen.getByRole('alert').textContent).toBe('Algo ha fallado. Inténtalo otra vez.');
    answers['GET /get-user-data'] = good ?? failing;
    await press('Intentarlo otra vez');
    expect(screen.getByText('3 de 10 sellos')).toBeDefined();
  });
});

test('the history is asked for when it is opened, the newest first, in the times of Madrid', async () => {
  const held: UserExport = {
    uid: 'ana',
    exported: '2026-11-22T12:00:00.000Z',
    cards: [
      {
        ...CARD,
        claimed: '2026-11-01T19:00:00.000Z',
        closed: null,
        closedFor: null,
        events: [
          { kind: 'claimed', at: '2026-11-01T19:00:00.000Z', unshown: false },
          { kind: 'stamped', at: '2026-11-20T23:30:00.000Z', unshown: false },
        ],
      },
    ],
    staff: [],
  };
  answers['GET /export-user-data'] = () => Response.json(held);
  await showAna();
  expect(asked).not.toHaveBeenCalledWith('GET /export-user-data');
  const details = document.querySelector('details');
  details?.setAttribute('open', '');
  await act(async () => details && fireEvent(details, new Event('toggle')));
  expect(
    within(details ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['SelloEl Moreno21 nov 2026, 0:30', 'Tarjeta empezadaEl Moreno1 nov 2026, 20:00']);
});

test('who works somewhere finds the way to the scanner', async () => {
  answers['GET /staff'] = () => Response.json({ bars: [{ barID: 'demo', name: 'La Buena Lumbre', role: 'staff' }] });
  await showAna();
  const link = screen.getByRole('link', { name: 'Escanear tarjetas de clientes' });
  expect(link.getAttribute('href')).toBe('/cartasqr/staff');
});

test('who works nowhere does not', async () => {
  await showAna();
  expect(screen.queryByRole('link', { name: 'Escanear tarjetas de clientes' })).toBeNull();
});

test('the focus follows who has signed in', async () => {
  await show();
  await become(null);
  expect(document.activeElement).toBe(document.body);
  await become(ANA);
  expect(document.activeElement?.textContent).toContain('ana@example.com');
});

test('somebody signs out', async () => {
  await showAna();
  await press('Cerrar sesión');
  expect(button('Continuar con Google')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Inicia sesión' }));
});

test('somebody takes their data with them (L15)', async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:1');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answers['GET /export-user-data'] = () => Response.json({ uid: 'ana' });
  await showAna();
  await press('Descargar mis datos');
  expect(screen.getByText('Tus datos se han descargado.')).toBeDefined();
  expect(await saved.mock.calls[0]?.[0].text()).toBe('{\n  "uid": "ana"\n}');
});

describe('deleting an account (L15)', () => {
  beforeEach(() => {
    answers['DELETE /user'] = () => new Response(null, { status: 204 });
  });

  async function ask(): Promise<void> {
    await showAna();
    await press('Borrar mi cuenta');
  }

  it('says first what is deleted, and is not what a key pressed by chance does', async () => {
    await ask();
    expect(screen.getByRole('dialog', { name: '¿Borrar tu cuenta?' }).textContent).toContain('No se puede deshacer.');
    expect(document.activeElement).toBe(button('Cancelar'));
    await press('Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).not.toHaveBeenCalledWith('DELETE /user');
  });

  it('deletes what the server holds, then the account', async () => {
    await ask();
    await press('Borrar para siempre');
    expect(asked).toHaveBeenCalledWith('DELETE /user');
    expect(doors.deleteAccount).toHaveBeenCalledOnce();
    expect(screen.getByText('Tu cuenta y tus datos se han borrado.')).toBeDefined();
  });

  it('deletes nothing where the server fails', async () => {
    answers['DELETE /user'] = failing;
    await ask();
    await press('Borrar para siempre');
    expect(screen.getByRole('alert').textContent).toBe('No se ha borrado nada. Inténtalo otra vez.');
    expect(doors.deleteAccount).not.toHaveBeenCalled();
  });

  it('that stopped half-way says so, and goes on', async () => {
    doors.deleteAccount.mockRejectedValueOnce(new SignInFailure('offline'));
    await ask();
    await press('Borrar para siempre');
    expect(screen.getByRole('alert').textContent).toContain('Tus tarjetas y tus datos ya están borrados');
    await press('Borrar para siempre');
    expect(screen.getByText('Tu cuenta y tus datos se han borrado.')).toBeDefined();
  });

  it('asks for a new sign-in before anything is gone, and goes on after it', async () => {
    doors.hasJustSignedIn.mockResolvedValueOnce(false);
    await ask();
    await press('Borrar para siempre');
    expect(asked).not.toHaveBeenCalledWith('DELETE /user');
    expect(screen.getByRole('alert').textContent).toBe('Por seguridad, inicia sesión otra vez antes de seguir.');
    await press('Iniciar sesión otra vez');
    expect(screen.getByText('Inicia sesión otra vez con la misma cuenta para borrarla.')).toBeDefined();
    await become(ANA);
    await press('Borrar para siempre');
    expect(screen.getByText('Tu cuenta y tus datos se han borrado.')).toBeDefined();
    expect(localStorage.getItem('carta-deleting')).toBeNull();
  });

  it('is not gone on with for somebody else', async () => {
    localStorage.setItem('carta-deleting', 'eva');
    await showAna();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('who came from a venue to claim its card', () => {
  const replace = vi.fn<(address: string) => void>();
  beforeEach(() => {
    sessionStorage.setItem('carta-claim', '/el-moreno/');
    vi.stubGlobal('location', { ...window.location, search: '', pathname: '/cartasqr/profile', replace });
    replace.mockReset();
  });

  it('is led back as soon as they have signed in', async () => {
    await show();
    await become(null);
    await become(ANA);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/cartasqr/el-moreno/');
    expect(sessionStorage.getItem('carta-claim')).toBeNull();
  });

  it('stays where they were signed in already', async () => {
    await showAna();
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByText('ana@example.com')).toBeDefined();
  });
});

describe('the language can be chosen', () => {
  const LANGUAGES = ['Español', 'English', 'Français', 'Deutsch', 'Italiano', 'Català'];
  const offered = () =>
    screen.queryAllByRole('button').flatMap(({ textContent }) => LANGUAGES.filter((name) => name === textContent));

  test.each([
    ['by who is signed in', ANA],
    ['by who is not', null],
  ])('%s', async (_, user) => {
    await show();
    // What still comes would move it.
    expect(offered()).toEqual([]);
    await become(user);
    expect(offered()).toEqual(LANGUAGES);
  });

  test('where signing in cannot be had', async () => {
    doors.openSession.mockRejectedValue(new Error('down'));
    await show();
    expect(offered()).toEqual(LANGUAGES);
  });
});

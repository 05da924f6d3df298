import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StaffNews } from '../../../server/protocol/tonight.ts';
import { ANA, fakeSession } from '../../support/fake-session.ts';
import { acting, type Answers, fakeServer, settle } from '../fake-server.ts';
import { DISHES, QUIET, RICE } from './night.ts';

const doors = vi.hoisted(() => ({
  openSession: vi.fn<() => Promise<unknown>>(),
  openSignIn: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../../src/session/open-session.ts', () => ({ openSession: doors.openSession }));
vi.mock('../../../src/session/open-sign-in.ts', () => ({ openSignIn: doors.openSignIn }));

// The files of a process share its modules: these are to have the doors of this one, and those of the next file others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { staffRoute } = await import('../../../src/app/staff-route.tsx');
const { InSpanish } = await import('../../support/fixture-page.tsx');

const NEWS = 'GET /bars/parrilla/tonight';
/** What takes a waiter's changes. */
const AT = '/bars/parrilla/tonight';

let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'es';
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => router.dispose());

type Opened = { readonly at?: string; readonly role?: 'owner' | 'staff'; readonly news?: Partial<StaffNews> };

/** The view of a waiter at the bar, on a night of which the server says this. */
async function open({ at = '', role = 'staff', news = {} }: Opened = {}, given: Answers = {}) {
  const server = fakeServer({
    'GET /staff': { bars: [{ barID: 'parrilla', name: 'La Parrilla', role }] },
    'GET /bars/parrilla/dishes': DISHES,
    [NEWS]: { ...QUIET, ...news },
    ...given,
  });
  const session = fakeSession();
  doors.openSession.mockResolvedValue(session);
  doors.openSignIn.mockResolvedValue({ finishReturn: async () => 'done' });
  router = createMemoryRouter([staffRoute], {
    basename: '/cartasqr',
    initialEntries: ['', ...(at ? [at] : [])].map((view) => `/cartasqr/staff/parrilla/tonight${view}`),
  });
  await act(async () => {
    render(<RouterProvider router={router} />, { wrapper: InSpanish });
    await expect.poll(() => router.state.initialized).toBe(true);
  });
  await settle();
  return { ...server, session };
}

const text = () => document.body.textContent;
/** The scanner's is there at all times. */
const alerts = () => screen.getAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const alert = () => alerts().join(' ');
const address = () => router.state.location.pathname.slice('/cartasqr/staff/parrilla'.length);
const tap = (name: string | RegExp) => acting(() => fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  acting(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const choose = (label: string) => acting(() => fireEvent.click(screen.getByLabelText(label)));
const search = (query: string) => write('Buscar plato o bebida', query);
const rows = () => screen.getAllByRole('button', { pressed: false }).map((row) => row.textContent);
const sent = ({ calls }: ReturnType<typeof fakeServer>) => calls.filter(({ call }) => !call.startsWith('GET'));

const MARKED = { ...QUIET, soldOut: ['croquetas'] };

describe('staff', () => {
  test('find a dish as they type and mark it with one tap, and take it back with another', async () => {
    const server = await open(
      {},
      { [`PUT ${AT}/sold-out/croquetas`]: MARKED, [`DELETE ${AT}/sold-out/croquetas`]: QUIET },
    );
    await search('croq');
    expect(rows()).toEqual(['Croquetas de jamón 7,50 €']);
    await tap(/^Croquetas/);
    expect(sent(server)).toEqual([{ call: `PUT ${AT}/sold-out/croquetas`, body: { until: 'day' } }]);
    expect(screen.getByRole('heading', { name: 'Marcado ahora' })).toBeTruthy();
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
    expect(text()).toContain('Croquetas de jamón: Agotado, hasta las 6:00');
    await tap('Deshacer');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Croquetas de jamón: Disponible otra vez');
    expect(sent(server)).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Marcado ahora' })).toBeNull();
  });

  test('hear names and notices in the language that they are written in', async () => {
    const fish = { id: 'peix', name: { ca: 'Peix del dia' }, section: 'Peixos', price: 9 };
    const news = {
      specials: [{ id: 's1', name: { en: 'Rabbit rice' }, price: 14, allergens: 'none' as const }],
      notice: { text: { en: 'We close early' }, until: '2026-05-04T21:00:00.000Z' },
    };
    const dishes = [...DISHES.dishes, fish];
    await open({ news }, { 'GET /bars/parrilla/dishes': { ...DISHES, languages: ['ca', 'es'], dishes } });
    const langOf = (name: string) => screen.getByText(name).closest('[lang]')?.getAttribute('lang');
    expect(['Peix del dia', 'Rabbit rice', 'We close early', 'Rodaballo'].map(langOf)).toEqual([
      'ca',
      'en',
      'en',
      'es',
    ]);
  });

  test('keep the focus in the view when what took a change back is gone', async () => {
    await open({}, { [`PUT ${AT}/sold-out/croquetas`]: MARKED, [`DELETE ${AT}/sold-out/croquetas`]: QUIET });
    await search('croq');
    await tap(/^Croquetas/);
    screen.getByRole('button', { name: 'Deshacer' }).focus();
    await tap('Deshacer');
    expect(document.activeElement?.classList.contains('staff-done')).toBe(true);
  });

  test('mark one dish by two taps on it, though the first has moved another one to its place', async () => {
    const server = await open({}, { [`PUT ${AT}/sold-out/rodaballo`]: { ...QUIET, soldOut: ['rodaballo'] } });
    const dish = screen.getByRole('button', { name: /^Croquetas/ });
    const tapAfter = (pause: number) => {
      const event = createEvent.click(dish, { detail: 1 });
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + pause });
      return acting(() => fireEvent(dish, event));
    };
    await tap(/^Rodaballo/);
    await tapAfter(0);
    expect(sent(server).map(({ call }) => call)).toEqual([`PUT ${AT}/sold-out/rodaballo`]);
    await tapAfter(400);
    expect(sent(server)).toHaveLength(2);
  });

  test('find all dishes by section without typing, and are told where there is none', async () => {
    await open();
    expect([...document.querySelectorAll('summary')].map((each) => each.textContent)).toEqual([
      'Tapas2',
      'Pescados1',
      'Bebidas1',
    ]);
    await search('paella');
    expect(text()).toContain('No hay nada así en la carta.');
  });

  test('hear how many dishes are found', async () => {
    await open();
    const field = screen.getByLabelText('Buscar plato o bebida');
    const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(said()?.textContent).toBe('Busca un plato y tócalo cuando se acabe.');
    await search('croq');
    expect(said()?.textContent).toBe('1 resultado');
    await search('c');
    expect(rows()).toHaveLength(2);
    expect(said()?.textContent).toBe('2 resultados');
    expect(screen.getAllByRole('status')).toContain(said());
  });

  test('see no more dishes than a screen holds, and how many there are', async () => {
    const dishes = Array.from({ length: 40 }, (_, index) => ({
      id: `dish-${index}`,
      name: { es: `Tapa ${index}` },
      section: 'Tapas',
      price: 3,
    }));
    await open({}, { 'GET /bars/parrilla/dishes': { ...DISHES, dishes } });
    await search('tapa');
    expect(rows()).toHaveLength(12);
    expect(text()).toContain('40 resultados');
  });

  test('cannot say that it lasts, nor change a price that is a number', async () => {
    await open({}, { [`PUT ${AT}/sold-out/croquetas`]: MARKED });
    await search('o');
    expect(
      screen.queryAllByRole('link', { name: /^Precio de hoy/ }).map((link) => link.getAttribute('aria-label')),
    ).toEqual([]);
    await search('rodaballo');
    expect(screen.getByRole('link', { name: 'Precio de hoy: Rodaballo' })).toBeTruthy();
    await search('croq');
    await tap(/^Croquetas/);
    expect(screen.queryByRole('button', { name: 'Dejar hasta nuevo aviso' })).toBeNull();
  });

  test('say what a dish costs today, as an amount that nobody can misread', async () => {
    const server = await open({ at: '/price/rodaballo' }, { [`PUT ${AT}/prices/rodaballo`]: QUIET });
    expect(text()).toContain('En la carta: S.M');
    const [heard] = screen.getAllByRole('status');
    expect(heard?.textContent).toBe('');
    await write('Precio en euros', '1.234,5');
    screen.getByRole('button', { name: 'Guardar' }).focus();
    await tap('Guardar');
    expect(alert()).toBe('Escribe un precio como 14,50.');
    expect(document.activeElement).toBe(screen.getByLabelText('Precio en euros'));
    await write('Precio en euros', '24,5');
    await tap('Guardar');
    expect(sent(server)).toEqual([{ call: `PUT ${AT}/prices/rodaballo`, body: { amount: 24.5 } }]);
    expect(address()).toBe('/tonight');
    // A place that comes with its words is not heard.
    expect(heard?.isConnected).toBe(true);
    expect(heard?.textContent).toMatch(/^Rodaballo: 24,50\s€$/);
  });

  test('find the list as they left it after a form', async () => {
    await open({}, { [`PUT ${AT}/prices/rodaballo`]: QUIET });
    const section = () => screen.getByRole('link', { name: 'Precio de hoy: Rodaballo' }).closest('details');
    const [first] = document.querySelectorAll('details');
    await acting(() => fireEvent.click(screen.getByText('Pescados')));
    expect(first?.open).toBe(false);
    expect(section()?.open).toBe(true);
    await acting(() => fireEvent.click(screen.getByRole('link', { name: 'Precio de hoy: Rodaballo' })));
    expect(address()).toBe('/tonight/price/rodaballo');
    await write('Precio en euros', '24,5');
    await tap('Guardar');
    expect(address()).toBe('/tonight');
    expect(section()?.open).toBe(true);
    await search('rod');
    await acting(() => fireEvent.click(screen.getByRole('link', { name: 'Precio de hoy: Rodaballo' })));
    await tap('Cancelar');
    expect(screen.getByLabelText<HTMLInputElement>('Buscar plato o bebida').value).toBe('rod');
    await acting(() => router.navigate('/staff/parrilla'));
    await acting(() => router.navigate('/staff/parrilla/tonight'));
    expect(screen.getByLabelText<HTMLInputElement>('Buscar plato o bebida').value).toBe('');
    expect(section()?.open).toBe(false);
  });

  test('find the list at the height at which they left it for a form, also after a tap on its tab, and else at the top', async () => {
    await open();
    const place = screen.getByRole('heading', { name: 'Hoy' }).closest<HTMLElement>('[tabindex="0"]');
    if (!place) throw new Error('no place');
    await acting(() => {
      place.scrollTop = 400;
      fireEvent.scroll(place);
    });
    await acting(() => fireEvent.click(screen.getByRole('link', { name: 'Hoy' })));
    expect(place.scrollTop).toBe(400);
    await acting(() => fireEvent.click(screen.getByText('Poner un aviso')));
    expect(place.scrollTop).toBe(0);
    await tap('Cancelar');
    expect(place.scrollTop).toBe(400);
    await acting(() => fireEvent.click(screen.getByRole('link', { name: 'Escanear' })));
    await acting(() => router.navigate(-1));
    expect(address()).toBe('/tonight');
    expect(place.scrollTop).toBe(0);
  });

  test('are told that the menu has no such dish, or no such special any more', async () => {
    await open({ at: '/price/nada' });
    expect(alert()).toBe('La carta no tiene este plato.');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('La carta no tiene este plato.');
    await acting(() => router.navigate('/staff/parrilla/tonight/special/gone'));
    expect(alert()).toBe('Este plato ya no está.');
  });

  test('are told at once where a link leads to a price that they cannot change (T2)', async () => {
    const words = 'El precio de este plato solo lo cambia un propietario, y solo si es el único que tiene.';
    await open({ at: '/price/croquetas' });
    expect(alert()).toBe(words);
    expect(screen.queryByLabelText('Precio en euros')).toBeNull();
    await acting(() => router.navigate('/staff/parrilla/tonight/price/rodaballo'));
    expect(screen.getByLabelText('Precio en euros')).toBeTruthy();
    await acting(() => router.navigate('/staff/parrilla/tonight/price/vino'));
    expect(alert()).toBe(words);
  });

  test('see what a new menu dropped, and put it away', async () => {
    const server = await open(
      { news: { dropped: [{ id: 'pulpo', name: 'Pulpo', what: 'sold-out' }] } },
      { [`DELETE ${AT}/sold-out/pulpo`]: QUIET },
    );
    expect(text()).toContain('Ya no está en la carta: el cliente no lo ve.');
    await tap('Quitar: Pulpo');
    expect(sent(server)).toEqual([{ call: `DELETE ${AT}/sold-out/pulpo`, body: undefined }]);
    expect(text()).not.toContain('Pulpo Ya no');
    expect(text()).toContain('Pulpo: quitado');
  });

  test('find no way to the history, which is not asked for and said to be for owners', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Historial' })).toBeNull();
    cleanup();
    const { calls } = await open({ at: '/history' });
    expect(text()).toContain('Esta página es para los propietarios del bar.');
    expect(calls.map(({ call }) => call)).not.toContain(`GET ${AT}/history`);
  });
});

describe('a special', () => {
  const answered = { [`POST ${AT}/specials`]: { ...QUIET, specials: [{ id: 's1', ...RICE }], specialID: 's1' } };

  test('is not written without an answer about its allergens, and none is given for them', async () => {
    const server = await open({ at: '/special' }, answered);
    const question = screen.getByRole('group', { name: '¿Qué alérgenos lleva?' });
    expect(within(question).queryAllByRole('radio', { checked: true })).toEqual([]);
    await write('Nombre', 'Arroz con conejo');
    await write('Precio en euros', '14');
    await tap('Guardar');
    expect(alert()).toMatch(/^Responde qué alérgenos lleva/);
    expect(document.activeElement).toBe(question);
    // To say that there are some is no answer yet.
    await choose('Lleva estos');
    await tap('Guardar');
    expect(sent(server)).toEqual([]);
    await choose('Apio');
    await tap('Guardar');
    expect(sent(server)).toEqual([{ call: `POST ${AT}/specials`, body: RICE }]);
    expect(address()).toBe('/tonight');
  });

  test.each([
    ['Ninguno de los 14', 'none'],
    ['Sin declarar El cliente lee que debe preguntar.', 'undeclared'],
  ])('of which somebody said “%s” says %s', async (label, allergens) => {
    const server = await open({ at: '/special' }, answered);
    await write('Nombre', ' Arroz con conejo ');
    await write('Precio en euros', '14');
    await acting(() => fireEvent.click(screen.getByRole('radio', { name: label })));
    await tap('Guardar');
    expect(sent(server)[0]?.body).toEqual({ ...RICE, allergens });
  });

  test('needs a name and a price', async () => {
    const server = await open({ at: '/special' }, answered);
    await tap('Guardar');
    expect(alerts()).toEqual([
      'Escribe el nombre del plato.',
      'Escribe un precio como 14,50.',
      'Responde qué alérgenos lleva: de ello depende la salud del cliente.',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    expect(sent(server)).toEqual([]);
    // Each message goes with what it asks for, and no other.
    await choose('Ninguno de los 14');
    expect(alerts()).toEqual(['Escribe el nombre del plato.', 'Escribe un precio como 14,50.']);
    await write('Precio en euros', '14');
    expect(alerts()).toEqual(['Escribe el nombre del plato.']);
    await write('Nombre', 'Arroz con conejo');
    expect(alerts()).toEqual([]);
  });

  test('whose marks contradict its allergens stays in the form until one of them is changed (T3)', async () => {
    const server = await open({ at: '/special' }, answered);
    await write('Nombre', 'Arroz con conejo');
    await write('Precio en euros', '14');
    const question = screen.getByRole('group', { name: '¿Qué alérgenos lleva?' });
    await choose('Lleva estos');
    await choose('Lácteos');
    await choose('Vegano');
    await tap('Guardar');
    expect(alerts()).toEqual(['Lo que dice el plato de sí mismo contradice sus alérgenos. Corrige uno de los dos.']);
    expect(document.activeElement).toBe(question);
    expect(sent(server)).toEqual([]);
    await choose('Vegano');
    expect(alerts()).toEqual([]);
    await tap('Guardar');
    expect(sent(server)).toEqual([{ call: `POST ${AT}/specials`, body: { ...RICE, allergens: ['lacteo'] } }]);
  });

  test('is written once, however often its button is tapped before the view is left', async () => {
    const server = await open({ at: '/special' }, answered);
    await write('Nombre', 'Arroz con conejo');
    await write('Precio en euros', '14');
    await choose('Ninguno de los 14');
    await acting(() => {
      for (let times = 0; times < 2; times += 1) fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    });
    expect(sent(server)).toHaveLength(1);
    expect(address()).toBe('/tonight');
  });

  test('has the translations that the menu has of the same words, where somebody wants them', async () => {
    const server = await open({ at: '/special' }, answered);
    await write('Nombre', 'Croquetas de jamon');
    await write('Precio en euros', '9');
    await choose('Ninguno de los 14');
    expect(text()).toContain('La carta ya lo dice así: «Ham croquettes»');
    await tap('Usar estas traducciones');
    expect(screen.queryByRole('button', { name: 'Usar estas traducciones' })).toBeNull();
    await choose('Vegano');
    await tap('Guardar');
    expect(sent(server)[0]?.body).toEqual({
      name: { es: 'Croquetas de jamon', en: 'Ham croquettes' },
      price: 9,
      allergens: 'none',
      marks: ['vegano'],
    });
  });

  test('is changed and taken back', async () => {
    const special = { id: 's1', ...RICE, allergens: ['apio' as const] };
    const server = await open(
      { at: '/special/s1', news: { specials: [special] } },
      { [`PUT ${AT}/specials/s1`]: QUIET, [`DELETE ${AT}/specials/s1`]: QUIET },
    );
    expect(screen.getByLabelText<HTMLInputElement>('Apio').checked).toBe(true);
    await write('Precio en euros', '15,5');
    await tap('Guardar');
    expect(sent(server)).toEqual([{ call: `PUT ${AT}/specials/s1`, body: { ...RICE, price: 15.5 } }]);
    await acting(() => router.navigate('/staff/parrilla/tonight/special/s1'));
    expect(alert()).toBe('Este plato ya no está.');
  });

  test('T3: that found no place stays written, also while another one is taken back for it', async () => {
    const full = { status: 409, code: 'too-many-specials', message: '' };
    const server = await open(
      { at: '/special', news: { specials: [{ id: 's1', ...RICE, allergens: ['apio'] }] } },
      { [`POST ${AT}/specials`]: full, [`DELETE ${AT}/specials/s1`]: QUIET },
    );
    await write('Nombre', 'Torrijas');
    await write('Precio en euros', '5');
    await choose('Ninguno de los 14');
    await tap('Guardar');
    expect(alert()).toMatch(/Torrijas.*12/);
    await acting(() => router.navigate('/staff/parrilla/tonight/special/s1'));
    await tap('Quitar');
    await acting(() => router.navigate('/staff/parrilla/tonight/special'));
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Torrijas');
    await tap('Guardar');
    const posted = { call: `POST ${AT}/specials`, body: { name: { es: 'Torrijas' }, price: 5, allergens: 'none' } };
    expect(sent(server)).toEqual([posted, { call: `DELETE ${AT}/specials/s1`, body: undefined }, posted]);
  });
});

describe('the notice', () => {
  test('has an end that is chosen, 06:00 at most', async () => {
    vi.setSystemTime('2026-05-04T20:00:00Z');
    const server = await open({ at: '/notice' }, { [`PUT ${AT}/notice`]: QUIET });
    expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe('06:00');
    await tap('Guardar');
    expect(alert()).toBe('Escribe el aviso.');
    expect(document.activeElement).toBe(screen.getByLabelText('Texto encima de la carta'));
    await write('Texto encima de la carta', '<b>Cerramos</b> a las 23:00');
    expect(alerts()).toEqual([]);
    await write('Hasta', '06:01');
    await tap('Guardar');
    expect(alert()).toBe('El aviso tiene que acabar después de ahora y, como muy tarde, a las 6:00.');
    expect(document.activeElement).toBe(screen.getByLabelText('Hasta'));
    await write('Hasta', '23:00');
    expect(alerts()).toEqual([]);
    await tap('Guardar');
    expect(sent(server)).toEqual([
      {
        call: `PUT ${AT}/notice`,
        body: { text: { es: '<b>Cerramos</b> a las 23:00' }, until: '2026-05-04T21:00:00.000Z' },
      },
    ]);
    vi.useRealTimers();
  });

  test('ends by the clock of the server, where the phone is a day ahead', async () => {
    vi.setSystemTime('2026-05-05T20:00:00Z');
    const server = await open({ at: '/notice' }, { [`PUT ${AT}/notice`]: QUIET });
    await write('Texto encima de la carta', 'Cerramos');
    await write('Hasta', '23:00');
    await tap('Guardar');
    expect(sent(server)).toMatchObject([{ body: { until: '2026-05-04T21:00:00.000Z' } }]);
    vi.useRealTimers();
  });

  test('stays as somebody is writing it when another one is set meanwhile', async () => {
    const { answers } = await open({ at: '/notice' });
    await write('Texto encima de la carta', 'Cerramos');
    await write('Hasta', '23:15');
    answers[NEWS] = { ...QUIET, notice: { text: { es: 'Otro' }, until: '2026-05-04T21:00:00.000Z' } };
    await acting(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByLabelText<HTMLInputElement>('Texto encima de la carta').value).toBe('Cerramos');
    expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe('23:15');
  });

  test('ends by the clocks of the bar', async () => {
    vi.setSystemTime('2026-05-04T20:00:00Z');
    const server = await open(
      { at: '/notice' },
      {
        'GET /bars/parrilla/dishes': { ...DISHES, timeZone: 'Atlantic/Canary' },
        [`PUT ${AT}/notice`]: { ...QUIET, notice: { text: { es: 'Cerramos' }, until: '2026-05-05T05:00:00.000Z' } },
      },
    );
    expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe('06:00');
    await write('Texto encima de la carta', 'Cerramos');
    await tap('Guardar');
    expect(sent(server)).toMatchObject([{ body: { until: '2026-05-05T05:00:00.000Z' } }]);
    expect(text()).toContain('hasta las 6:00');
    vi.useRealTimers();
  });
});

describe('without network', () => {
  test('what was wished is shown as not sent, and is sent on demand', async () => {
    const { answers } = await open(
      {},
      { [`PUT ${AT}/sold-out/croquetas`]: { status: 429, code: 'slow', message: '' } },
    );
    await search('croq');
    await tap(/^Croquetas/);
    expect(text()).toContain('1 cambio sin enviar: los clientes aún no lo ven.');
    expect(screen.getAllByRole('button', { pressed: true })[0]?.textContent).toContain('Agotadosin enviar');
    answers[`PUT ${AT}/sold-out/croquetas`] = MARKED;
    await tap('Enviar ahora');
    expect(text()).not.toContain('sin enviar');
  });

  test('what the server may have got is shown as not confirmed, also with a second wish and when opened again', async () => {
    const away = { [`PUT ${AT}/sold-out/croquetas`]: 503 };
    await open({}, away);
    await search('croq');
    await tap(/^Croquetas/);
    expect(text()).toContain('1 cambio sin confirmar: puede que los clientes ya lo vean.');
    expect(screen.getAllByRole('button', { pressed: true })[0]?.textContent).toContain('Agotadosin confirmar');
    await search('jam');
    await tap(/^Jamón/);
    expect(text()).toContain('2 cambios sin confirmar: puede que los clientes ya vean alguno.');
    expect(screen.getAllByRole('button', { name: /^Jamón/, pressed: true })[0]?.textContent).toContain(
      'Agotadosin enviar',
    );
    router.dispose();
    document.body.replaceChildren();
    await open({}, away);
    expect(text()).toContain('2 cambios sin confirmar: puede que los clientes ya vean alguno.');
  });

  test('what waits is sent from any view once the server answers again, though no network says that it is back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = await open({}, { [`PUT ${AT}/sold-out/croquetas`]: 503 });
    await search('croq');
    await tap(/^Croquetas/);
    await acting(() => router.navigate('/staff/parrilla'));
    server.answers[NEWS] = 503;
    await acting(() => vi.advanceTimersByTime(20_000));
    expect(sent(server)).toHaveLength(1);
    Object.assign(server.answers, { [NEWS]: QUIET, [`PUT ${AT}/sold-out/croquetas`]: MARKED });
    await acting(() => vi.advanceTimersByTime(20_000));
    expect(sent(server)).toHaveLength(2);
    await acting(() => vi.advanceTimersByTime(20_000));
    expect(sent(server)).toHaveLength(2);
    vi.useRealTimers();
  });

  test('what waits is kept for a person who has to sign in again', async () => {
    await open({}, { [`PUT ${AT}/sold-out/croquetas`]: { status: 401, code: 'bad-token', message: '' } });
    await search('croq');
    await tap(/^Croquetas/);
    expect(alert()).toContain('Tu sesión ha terminado. Entra otra vez.');
    // The server has answered.
    expect(text()).not.toContain('Sin conexión');
    await tap('Entrar otra vez');
    expect(text()).toContain('Entra para sellar las tarjetas de los clientes.');
    expect(JSON.parse(localStorage.getItem('carta-staff-tonight') ?? '{}')).toMatchObject({
      'ana/parrilla': { unsent: [{ wish: { do: 'mark', id: 'croquetas' } }] },
    });
  });

  test.each<[string, (become: (uid: string | null) => Promise<void>) => Promise<void>]>([
    [
      'at another bar',
      async () => {
        await acting(() => router.navigate('/staff/taberna/tonight'));
        await acting(() => router.navigate('/staff/parrilla/tonight'));
      },
    ],
    [
      'by another person',
      async (become) => {
        for (const uid of [null, 'bea', null, 'ana']) await become(uid);
      },
    ],
  ])('what waits is sent after work %s', async (_, work) => {
    const bars = ['parrilla', 'taberna'].map((barID) => ({ barID, name: barID, role: 'staff' }));
    const { session, ...server } = await open(
      {},
      {
        'GET /staff': { bars },
        'GET /bars/taberna/dishes': DISHES,
        'GET /bars/taberna/tonight': QUIET,
        [`PUT ${AT}/sold-out/croquetas`]: 503,
      },
    );
    await search('croq');
    await tap(/^Croquetas/);
    expect(sent(server)).toHaveLength(1);
    await work(async (uid) => {
      await acting(() => session.become(uid === null ? null : { ...ANA, uid }));
      await settle();
      expect(sent(server)).toHaveLength(uid === 'ana' ? 2 : 1);
    });
    expect(sent(server)).toHaveLength(2);
  });

  test.each([
    ['Descartar', ''],
    ['Deshacer', 'Croquetas de jamón: Disponible otra vez'],
  ])('what waits is no longer announced after %s', async (name, announced) => {
    await open({}, { [`PUT ${AT}/sold-out/croquetas`]: { status: 429, code: 'slow', message: '' } });
    await search('croq');
    await tap(/^Croquetas/);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Croquetas de jamón: Agotado, hasta las 6:00');
    await tap(name);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(announced);
  });

  test('what waits is discarded on demand', async () => {
    await open({}, { [`PUT ${AT}/sold-out/croquetas`]: 503 });
    await search('croq');
    await tap(/^Croquetas/);
    await tap('Descartar');
    expect(text()).not.toContain('sin confirmar');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('T8: what was heard before is shown with its time, also when the page is opened again', async () => {
    await open({ news: { soldOut: ['croquetas'] } });
    expect(text()).toMatch(/Última actualización: \d+:\d\d\./);
    router.dispose();
    document.body.replaceChildren();
    await open({}, { [NEWS]: 503 });
    expect(text()).toMatch(/Sin conexión con el servicio\. Últimos datos: \d+:\d\d\./);
    expect(screen.getAllByRole('button', { pressed: true })[0]?.textContent).toContain('Croquetas');
  });

  test('T8: somebody who has worked here reads what was heard, though nothing can be asked', async () => {
    await open({ role: 'owner', news: { soldOut: ['croquetas'] } });
    router.dispose();
    document.body.replaceChildren();
    const away = (): Answers[string] => {
      const never = Promise.reject(new TypeError('Failed to fetch'));
      never.catch(() => {});
      return never;
    };
    await open({}, { 'GET /staff': away(), 'GET /bars/parrilla/dishes': away(), [NEWS]: away() });
    expect(text()).toContain('La Parrilla');
    expect(screen.getAllByRole('button', { pressed: true })[0]?.textContent).toContain('Croquetas');
    // Names of others are nothing to keep.
    expect(localStorage.getItem('carta-staff-bars')).toBe(
      '{"uid":"ana","bars":[{"barID":"parrilla","name":"La Parrilla","role":"owner"}]}',
    );
  });

  test('a special that was not sent is shown, and cannot be changed before the server knows it', async () => {
    await open({ at: '/special', news: { specials: [{ id: 's1', ...RICE, allergens: ['apio'] }] } });
    await write('Nombre', 'Torrijas');
    await write('Precio en euros', '5');
    await choose('Ninguno de los 14');
    // The server does not know this call: that is a refusal. It is away.
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await tap('Guardar');
    expect(text()).toContain('Torrijas sin confirmar5,00 €');
    expect(screen.queryByRole('link', { name: /Torrijas/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Arroz/ })).toBeTruthy();
  });

  test('nothing is said of what nobody knows, and nobody else’s wishes are sent', async () => {
    const wish = { do: 'mark', id: 'vino', until: 'day' };
    const kept = { dishes: DISHES, news: MARKED, heard: Date.now(), unsent: [{ wish, at: Date.now() }] };
    localStorage.setItem('carta-staff-tonight', JSON.stringify({ 'somebody/parrilla': kept }));
    const server = await open({}, { [NEWS]: 503 });
    expect(text()).toContain('Sin conexión con el servicio. No sabemos qué está marcado hoy.');
    expect(sent(server)).toEqual([]);
  });

  test('what the server refuses is told', async () => {
    await open({}, { [`PUT ${AT}/sold-out/croquetas`]: { status: 403, code: 'not-staff', message: '' } });
    await search('croq');
    await tap(/^Croquetas/);
    expect(alert()).toBe(
      'Croquetas de jamón: Agotado, hasta las 6:00. No se ha hecho. Ya no formas parte del personal de este bar.',
    );
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });
});

describe('owners', () => {
  test('say that something is gone until further notice', async () => {
    const server = await open({ role: 'owner' }, { [`PUT ${AT}/sold-out/croquetas`]: MARKED });
    await search('croq');
    await tap(/^Croquetas/);
    await tap('Dejar hasta nuevo aviso');
    expect(sent(server).map(({ body }) => body)).toEqual([{ until: 'day' }, { until: 'notice' }]);
    expect(text()).toContain('Croquetas de jamón: Agotado, hasta nuevo aviso');
  });

  test('are told that the history is told of a month at most', async () => {
    const { calls } = await open({ role: 'owner', at: '/history?from=2026-04-01&to=2026-05-04' });
    expect(alert()).toBe('Elige 31 días como mucho.');
    expect(calls.map(({ call }) => call)).not.toContain(`GET ${AT}/history`);
  });

  test('read who said what, in the days of the address', async () => {
    const row = { at: '2026-05-04T20:00:00.000Z', by: 'Marta', change: 'set', until: '2026-05-05T04:00:00.000Z' };
    const { searches } = await open(
      { role: 'owner', at: '/history?from=2026-05-01&to=2026-05-04' },
      {
        [`GET ${AT}/history`]: {
          barID: 'parrilla',
          from: '2026-05-01',
          to: '2026-05-04',
          rows: [
            {
              ...row,
              id: '1',
              what: 'sold-out',
              dishID: 'croquetas',
              name: 'Croquetas',
              change: 'taken-back',
              until: null,
            },
            { ...row, id: '2', what: 'price', dishID: 'rodaballo', name: 'Rodaballo', amount: 24.5 },
            { ...row, id: '3', what: 'special', specialID: 's1', name: 'Arroz', special: RICE, by: '' },
            { ...row, id: '4', what: 'notice', text: { es: '<i>Hola</i>' } },
            { ...row, id: '5', what: 'sold-out', dishID: 'vino', name: 'Vino', until: null },
          ],
        },
      },
    );
    expect(searches).toEqual(['?from=2026-05-01&to=2026-05-04']);
    const [list] = screen.getAllByRole('list');
    expect([...(list?.children ?? [])].map((each) => each.textContent)).toEqual([
      'Croquetas: Disponible otra vez4 may 2026, 22:00 · Marta',
      'Rodaballo: Precio de hoy 24,50 €, hasta las 6:004 may 2026, 22:00 · Marta',
      'Platos de hoy: Arroz, 14,00 €, hasta las 6:004 may 2026, 22:00 · Ya no trabaja aquí',
      'Aviso: <i>Hola</i>, hasta las 6:004 may 2026, 22:00 · Marta',
      'Vino: Agotado, hasta nuevo aviso4 may 2026, 22:00 · Marta',
    ]);
  });
});

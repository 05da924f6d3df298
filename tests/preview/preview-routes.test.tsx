import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PreviewData, PreviewPlace } from '../../src/preview/preview-data.ts';
import { previewTexts } from '../../src/preview/preview-texts.ts';
import { previewRoutes } from '../../src/preview/routes.tsx';

const LOST = 'El servidor no contesta. ¿Sigue en marcha «npm run dev»?';

const TABERNA = { id: 'taberna', name: 'La Taberna', path: 'taberna', languages: ['es', 'fr'] } as const;
const VERMU = { id: 'vermu', name: 'Vermú', path: 'vermu', languages: ['es', 'ca'] } as const;
const place = (file: string, kind: PreviewPlace['kind'], message: string): PreviewPlace => {
  return {
    kind,
    file: `menus/${file}.yaml`,
    line: 3,
    column: 5,
    message: 'In English',
    hint: '',
    es: { message, hint: '' },
  };
};
const UNTRANSLATED = place('taberna', 'translation', 'no French (fr)');
const WRONG = place('vermu', 'error', 'there is no "oops"');

/** The answer of the development server, of which venue it was asked, and what it calls when something has changed. */
let answer: (venue: string) => Response | Promise<Response>;
let asked: string[];
let change: () => void;

function dataOf(venue: string, places: Readonly<Record<string, readonly PreviewPlace[]>>): PreviewData {
  const venues = [TABERNA, VERMU].map((each) => {
    const own = places[each.id] ?? [];
    return { ...each, missing: own.length, errors: own.filter(({ kind }) => kind === 'error').length };
  });
  return { venues, places: places[venue || 'taberna'] ?? [] };
}

const MENUS = { taberna: [UNTRANSLATED], vermu: [WRONG, place('vermu', 'picture', 'no picture')] };
const says = (places: Readonly<Record<string, readonly PreviewPlace[]>>) => (venue: string) =>
  Response.json(dataOf(venue, places));
const silent = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  answer = says(MENUS);
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const venue = new URL(address, 'http://localhost').searchParams.get('venue') ?? '';
    asked.push(venue);
    return answer(venue);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(console, 'error').mockReturnValue();
});

/** The preview at addresses that were visited one after the other. */
async function open(...visited: readonly string[]) {
  const watch = (listener: () => void) => {
    change = listener;
    return () => {};
  };
  const router = createMemoryRouter(previewRoutes(previewTexts(['es']).texts, watch), {
    basename: '/cartasqr/_preview',
    initialEntries: visited.map((address) => `/cartasqr/_preview${address}`),
  });
  await act(async () => render(<RouterProvider router={router} />));
  const address = () => router.state.location.pathname.replace('/cartasqr/_preview', '') + router.state.location.search;
  return { address, back: () => act(() => router.navigate(-1)) };
}

const frames = () => screen.queryAllByTitle(/ px · /).map((frame) => frame.title);
const venue = () => screen.getByLabelText<HTMLSelectElement>('Local');
const choose = (id: string) => act(async () => void fireEvent.change(venue(), { target: { value: id } }));
const press = (name: string | RegExp, role = 'link') => act(async () => screen.getByRole(role, { name }).click());
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('an address of the preview', () => {
  test('brings the venue and the choice back', async () => {
    const { address } = await open('/taberna?language=es&language=fr&hour=21&width=320&zoom=50');
    expect(frames()).toEqual(['La Taberna · 320 px · Español · 21:00', 'La Taberna · 320 px · Français · 21:00']);
    expect(venue().value).toBe('taberna');
    expect(screen.getByLabelText<HTMLSelectElement>('Tamaño').value).toBe('50');
    expect(address()).toBe('/taberna?language=es&language=fr&hour=21&width=320&zoom=50');
    expect(document.title).toBe('La Taberna · Vista previa · Carta');
  });

  test('brings the list of what is missing back', async () => {
    await open('/vermu/missing');
    expect(headings()).toEqual(['Vista previa', 'Errores: 1', 'Imágenes que no están: 1']);
    expect(screen.getByRole('link', { name: 'Qué falta en Vermú: 2' }).getAttribute('aria-current')).toBe('page');
  });

  test.each([
    ['that names no venue leads on to the first', '', '/taberna'],
    ['that names no venue keeps the choice', '?width=320', '/taberna?width=320'],
    ['of before leads on to the venue', '?venue=vermu&language=ca&width=320', '/vermu?language=ca&width=320'],
    ['of before without a venue leads on to the first', '?venue=&width=320', '/taberna?width=320'],
    ['that leads nowhere leads on to the first', '/vermu/nada', '/taberna'],
  ])('%s, and the way back does not pass it', async (_what, old, now) => {
    const { address, back } = await open('/vermu/missing', old);
    expect(address()).toBe(now);
    await back();
    expect(address()).toBe('/vermu/missing');
  });

  test('of an unknown venue says so and offers those that there are', async () => {
    const { address } = await open('/nada?width=320');
    expect(screen.getByText('No hay ningún local «nada». Los que hay:')).toBeTruthy();
    expect(frames()).toEqual([]);
    await press('Vermú');
    expect(address()).toBe('/vermu?width=320');
    expect(frames()).toEqual(['Vermú · 320 px · Español · Ahora']);
  });

  test('shows a venue as soon as there is one', async () => {
    answer = () => Response.json({ venues: [], places: [] });
    const { address } = await open('');
    expect(screen.getByText('Todavía no hay ningún local.')).toBeTruthy();
    answer = says(MENUS);
    await act(async () => change());
    expect(address()).toBe('/taberna');
    expect(venue().value).toBe('taberna');
  });
});

describe('going back', () => {
  test('goes through the venues and views, each with its choice', async () => {
    const { address, back } = await open('/taberna?language=fr&width=320');
    await press('Qué falta en La Taberna: 1');
    expect(headings()).toEqual(['Vista previa', 'Textos sin traducir: 1']);
    await choose('vermu');
    expect([address(), venue().value]).toEqual(['/vermu/missing?language=fr&width=320', 'vermu']);
    await press('Páginas');
    // It has no French.
    expect(frames()).toEqual(['Vermú · 320 px · Español · Ahora']);
    await back();
    expect(address()).toBe('/vermu/missing?language=fr&width=320');
    await back();
    expect(address()).toBe('/taberna/missing?language=fr&width=320');
    await back();
    expect(frames()).toEqual(['La Taberna · 320 px · Français · Ahora']);
  });

  test('does not pass each change of a choice, which asks the server for nothing', async () => {
    const { address, back } = await open('/vermu', '/taberna?width=320');
    asked = [];
    await act(async () => {
      screen.getByRole('checkbox', { name: '412' }).click();
      screen.getByRole('checkbox', { name: 'Français' }).click();
      screen.getByRole('checkbox', { name: '320' }).click();
    });
    await act(async () => void fireEvent.change(screen.getByLabelText('Tamaño'), { target: { value: '75' } }));
    expect(address()).toBe('/taberna?language=es&language=fr&hour=now&width=412&zoom=75');
    expect(frames()).toEqual(['La Taberna · 412 px · Español · Ahora', 'La Taberna · 412 px · Français · Ahora']);
    expect(asked).toEqual([]);
    await back();
    expect(address()).toBe('/vermu');
  });

  test('finds a choice of nothing as it was', async () => {
    const { back } = await open('/taberna?width=320');
    await press('320', 'checkbox');
    expect(screen.getByText('Elige al menos una hora y un ancho.')).toBeTruthy();
    await choose('vermu');
    await back();
    expect(frames()).toEqual([]);
    await press('412', 'checkbox');
    expect(frames()).toEqual(['La Taberna · 412 px · Español · Ahora']);
  });
});

describe('what is missing', () => {
  test('is counted beside the pages, where errors show at once', async () => {
    await open('/vermu');
    expect(headings()).toEqual(['Vista previa', 'Errores: 1', 'Páginas']);
    expect(screen.getByRole('button', { name: 'Abrir en el editor: menus/vermu.yaml:3:5' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Qué falta en Vermú: 2' })).toBeTruthy();
  });

  test('changes when the server says so', async () => {
    await open('/taberna/missing');
    expect(document.title).toMatch(/^Qué falta en La Taberna: \d+ · Vista previa · Carta$/);
    answer = says({});
    await act(async () => change());
    expect(document.title).toBe('Qué falta en La Taberna: 0 · Vista previa · Carta');
    expect(screen.getByText('No falta nada en La Taberna.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Qué falta en La Taberna: 0' })).toBeTruthy();
  });

  test('comes also where a choice changes in the middle', async () => {
    await open('/vermu');
    const slow = Promise.withResolvers<Response>();
    answer = () => slow.promise;
    await act(async () => change());
    answer = says({});
    await press('412', 'checkbox');
    expect(headings()).toEqual(['Vista previa', 'Páginas']);
    slow.resolve(says(MENUS)('vermu'));
    await act(async () => slow.promise);
    expect(headings()).toEqual(['Vista previa', 'Páginas']);
  });
});

describe('a server that does not answer', () => {
  const alert = () => screen.queryByRole('alert')?.textContent;

  test.each([
    ['at an address of a venue', '/vermu?width=320'],
    ['where it would name the first venue', '?width=320'],
  ])('is told of from the start %s, until something changes', async (_where, start) => {
    answer = silent;
    await open(start);
    expect([alert(), frames()]).toEqual([LOST, []]);
    answer = says(MENUS);
    await act(async () => change());
    expect([alert(), frames().length]).toEqual([undefined, 1]);
  });

  test.each([
    ['answers with an error', () => new Response(null, { status: 500 })],
    ['answers with something else', () => new Response('<!doctype html>')],
    ['is silent', silent],
  ])('can be asked again where it %s', async (_what, fails) => {
    answer = fails;
    await open('/vermu?width=320');
    await press('Volver a preguntar', 'button');
    expect(alert()).toBe(LOST);
    answer = says(MENUS);
    await press('Volver a preguntar', 'button');
    expect([alert(), frames()]).toEqual([undefined, ['Vermú · 320 px · Español · Ahora']]);
  });

  test('leaves what was there, and the choice can change', async () => {
    await open('/vermu?width=320');
    answer = silent;
    await act(async () => change());
    expect(alert()).toBe(LOST);
    await press('412', 'checkbox');
    expect(frames()).toEqual(['Vermú · 320 px · Español · Ahora', 'Vermú · 412 px · Español · Ahora']);
    expect(headings()).toEqual(['Vista previa', 'Errores: 1', 'Páginas']);
    answer = says({});
    await press('Volver a preguntar', 'button');
    expect([alert(), headings()]).toEqual([undefined, ['Vista previa', 'Páginas']]);
  });

  test('is not said to miss nothing in another venue, and what is there is asked for on the way back', async () => {
    const { back } = await open('/taberna/missing');
    answer = silent;
    await choose('vermu');
    expect([alert(), headings(), venue().value]).toEqual([LOST, ['Vista previa'], 'vermu']);
    expect(screen.queryByText(/^No falta nada/)).toBeNull();
    answer = says(MENUS);
    await back();
    expect([alert(), headings()]).toEqual([undefined, ['Vista previa', 'Textos sin traducir: 1']]);
  });

  test('is not made of a fault of the preview itself, which shows as such', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    answer = () => Response.json({});
    await open('/vermu');
    expect(alert()).toBeUndefined();
    expect(document.body.textContent).toContain('TypeError');
  });
});

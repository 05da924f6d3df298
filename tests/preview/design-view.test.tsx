import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PARTS } from '../../src/preview/design/parts.ts';
import { previewTexts } from '../../src/preview/preview-texts.ts';
import { previewRoutes } from '../../src/preview/routes.tsx';

const VERMU = { id: 'vermu', name: 'Vermú', path: 'vermu', languages: ['es'], errors: 0, missing: 0 };
let asked: number;
let answer: () => Response;
/** Says that something has changed. */
let change: () => void;

beforeEach(() => {
  asked = 0;
  answer = () => Response.json({ venues: [VERMU], places: [] });
  vi.stubGlobal('fetch', async () => {
    asked++;
    return answer();
  });
  // The pages of venues are as wide as there is room.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'error').mockReturnValue();
});

async function open(search = '') {
  const watch = (listener: () => void) => {
    change = listener;
    return () => {};
  };
  const router = createMemoryRouter(previewRoutes(previewTexts(['es']).texts, watch), {
    initialEntries: [`/design${search}`],
  });
  await act(async () => render(<RouterProvider router={router} />));
  return { address: () => router.state.location.pathname + router.state.location.search };
}

const frames = () => [...document.querySelectorAll('iframe')];
const sources = () => frames().map((frame) => frame.getAttribute('src'));
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('every part is shown by day and by night, each once', async () => {
  await open();
  expect(document.title).toBe('Sistema de diseño · Vista previa · Carta');
  expect(new Set(sources())).toEqual(new Set(PARTS.map((part) => `/cartasqr/_preview.design?part=${part}`)));
  expect(frames().map(({ style }) => style.colorScheme)).toEqual(PARTS.flatMap(() => ['light', 'dark']));
  expect(new Set(frames().map(({ title }) => title)).size).toBe(PARTS.length * 2);
});

test('the address brings all choices back', async () => {
  await open('?theme=vermu&font=slab&scheme=dark&text=200&width=320&language=en&part=menu');
  expect(sources()).toEqual(['/cartasqr/_preview.design?theme=vermu&font=slab&text=200&language=en&part=menu']);
  expect([frames()[0]?.title, frames()[0]?.width, frames()[0]?.style.colorScheme]).toEqual([
    'Cada tipo de entrada · De noche',
    '320',
    'dark',
  ]);
  const chosen = ['Tema', 'Letra', 'Colores', 'Texto', 'Ancho', 'Idioma', 'Parte'].map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
  );
  expect(chosen).toEqual(['vermu', 'slab', 'dark', '200', '320', 'en', 'menu']);
});

test('a choice goes into the address and asks the server for nothing', async () => {
  const { address } = await open('?part=cards');
  expect(asked).toBe(1);
  await choose('Tema', 'vermu');
  await choose('Texto', '200');
  await choose('Colores', 'light');
  expect(address()).toBe('/design?theme=vermu&scheme=light&text=200&part=cards');
  expect(sources()).toEqual(['/cartasqr/_preview.design?theme=vermu&text=200&part=cards']);
  await choose('Tema', '');
  await choose('Parte', '');
  expect(address()).toBe('/design?scheme=light&text=200');
  expect(asked).toBe(1);
});

test('a part can be seen alone, with what was chosen', async () => {
  const { address } = await open('?scheme=dark&text=200');
  await act(async () => screen.getByRole('link', { name: 'Ver solo: Respuestas del escáner' }).click());
  expect(address()).toBe('/design?scheme=dark&text=200&part=staffAnswers');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Vista previa',
    'Personal',
    'Respuestas del escáner',
  ]);
});

test('is a tap away from the venues, and they from it', async () => {
  const { address } = await open('?part=menu');
  await act(async () => screen.getByRole('link', { name: 'Locales' }).click());
  expect(address()).toBe('/vermu');
  await act(async () => screen.getByRole('link', { name: 'Sistema de diseño' }).click());
  expect(address()).toBe('/design');
});

test('a server that does not answer is told of, until it does; what was there stays', async () => {
  const failure = () => screen.queryByRole('alert')?.textContent;
  answer = () => new Response(null, { status: 500 });
  await open('?part=menu');
  expect(failure()).toBe('El servidor no contesta. ¿Sigue en marcha «npm run dev»?');
  answer = () => Response.json({ venues: [VERMU], places: [] });
  await act(async () => change());
  expect([failure(), frames().length]).toEqual([undefined, 2]);
  answer = () => new Response(null, { status: 500 });
  await act(async () => change());
  expect(failure()).toBeTruthy();
  expect(frames().length).toBe(2);
});

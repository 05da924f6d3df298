import { beforeEach, expect, test, vi } from 'vitest';
import { placeUnseen } from '../../src/analytics/start-analytics.tsx';

const SCREEN = 800;

/** Where the menu and its sections stand, in pixels below the top of the screen. */
let tops: Readonly<Record<string, number>> = {};

beforeEach(() => {
  Object.assign(window, { innerHeight: SCREEN });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    // What is out of its hours has no place at all.
    const top = tops[this.id] ?? 0;
    return { top, bottom: this.localName === 'main' ? (tops['end'] ?? 0) : top } as DOMRect;
  });
});

const MENU = `
  <main><h1></h1><section class="section" id="first"></section><section class="section" id="second"></section></main>
  <footer id="footer"><p></p></footer>`;
const APP = '<main><section id="cards"></section></main><footer id="footer"><p></p></footer>';

test.each<[where: string, body: string, places: typeof tops, before: string | undefined, inside: string]>([
  ['before the first section below the screen', MENU, { first: 200, second: 900, end: 2000 }, 'second', 'MAIN'],
  ['before the section that begins at its edge', MENU, { first: SCREEN, second: 900, end: 2000 }, 'first', 'MAIN'],
  [
    'at the end of the menu whose last section is read',
    MENU,
    { first: -900, second: 300, end: 900 },
    undefined,
    'MAIN',
  ],
  [
    'at the end of the menu whose other sections are out of their hours',
    MENU,
    { first: 9, end: 900 },
    undefined,
    'MAIN',
  ],
  [
    'in the footer where the menu ends on the screen',
    MENU,
    { first: -900, second: -20, end: 700 },
    undefined,
    'FOOTER',
  ],
  ['in the footer of a page that is no menu', APP, { cards: 900, end: 2000 }, undefined, 'FOOTER'],
])('a line stands %s', (_where, body, places, before, inside) => {
  document.body.innerHTML = body;
  tops = places;
  const line = document.createElement('div');
  placeUnseen(document, line, document.querySelector('footer') as Element);
  expect([line.nextElementSibling?.id, line.parentElement?.tagName]).toEqual([before, inside]);
  expect(before ?? line.parentElement?.lastElementChild).toBe(before ?? line);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { setFonts } from '../../src/page/fonts.ts';
import { TEXTS_CHANGED } from '../../src/page/page-events.ts';

const root = document.documentElement;

/** How high a block is: by its own words, whether the house's fonts are there, and the space between its letters. */
let height: (words: string, isSet: boolean, spacing: string) => number;

beforeEach(() => {
  delete root.dataset['fonts'];
  document.body.innerHTML = '<main><ul><li>Pan</li><li>Aceite</li></ul></main>';
  height = () => 20;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const { letterSpacing } = (this as HTMLElement).style;
    const now = height(this.textContent, 'fonts' in root.dataset, letterSpacing);
    return { top: 0, bottom: now, height: now, width: 100 } as DOMRect;
  });
  Range.prototype.getBoundingClientRect = () => ({ width: 100 }) as DOMRect;
});

const load = (answer: () => Promise<unknown[]>): void => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: vi.fn(answer) } });
};
const rows = (): HTMLElement[] => [...document.querySelectorAll('li')];
const looks = () => rows().map(({ style, dataset }) => [style.letterSpacing, 'asWas' in dataset]);

test('the fonts of the house are set when they have come', async () => {
  load(async () => [{}]);
  await setFonts(document);
  expect(root.dataset['fonts']).toBe('');
  expect(looks()).toEqual([
    ['', false],
    ['', false],
  ]);
});

test.each<[what: string, answer: () => Promise<unknown[]>]>([
  ['do not come', () => Promise.reject(new Error('NetworkError'))],
  ['are none', async () => []],
])('the page stays as it is where they %s', async (_what, answer) => {
  load(answer);
  await setFonts(document);
  expect(root.dataset['fonts']).toBeUndefined();
});

test('a block that would have another height has its letters closer, or stays as it is, until its words change', async () => {
  load(async () => [{}]);
  height = (words, isSet, spacing) => {
    if (!isSet) return 20;
    if (words === 'Pan') return spacing === '-0.02em' ? 20 : 40;
    return words === 'Aceite' ? 40 : 20;
  };
  await setFonts(document);
  expect(looks()).toEqual([
    ['-0.02em', false],
    ['', true],
  ]);
  document.dispatchEvent(new Event(TEXTS_CHANGED));
  expect(looks()).toEqual([
    ['', false],
    ['', false],
  ]);
});

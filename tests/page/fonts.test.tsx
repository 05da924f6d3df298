import { beforeEach, expect, test, vi } from 'vitest';
import { themeCss } from '../../src/menu/theme.ts';
import { setFonts } from '../../src/page/fonts.ts';
import { TEXTS_CHANGED } from '../../src/page/page-events.ts';

const root = document.documentElement;

/** The sheets that were adopted. */
const sheets: CSSStyleSheet[] = [];
Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets });

/** How high a block is: by its own words, whether the house's fonts are there, and the space between its letters. */
let height: (words: string, isSet: boolean, spacing: string) => number;

beforeEach(() => {
  delete root.dataset['fonts'];
  document.head.innerHTML = `<style id="theme">${themeCss({ font: 'slab' })}</style>`;
  document.body.innerHTML = '<main><ul><li>Pan</li><li>Aceite</li></ul></main>';
  height = () => 20;
  sheets.length = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const { letterSpacing } = (this as HTMLElement).style;
    const now = height(this.textContent, 'fonts' in root.dataset, letterSpacing);
    return { top: 0, bottom: now, height: now, width: 100 } as DOMRect;
  });
  Range.prototype.getBoundingClientRect = () => ({ width: 100 }) as DOMRect;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

/** What the faces were made of. */
const declared: unknown[] = [];

/** The phone's fonts: those in force, and how it goes when one is fetched. */
function havePhone(fetchFont: () => Promise<unknown>): Set<FontFace> {
  const faces = new Set<FontFace>();
  vi.stubGlobal(
    'FontFace',
    class {
      readonly load = fetchFont;
      readonly family: string;
      constructor(family: string, ...look: readonly unknown[]) {
        this.family = family;
        declared.push([family, ...look]);
      }
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });
  return faces;
}
const rows = (): HTMLElement[] => [...document.querySelectorAll('li')];
const looks = () => rows().map(({ style, dataset }) => [style.letterSpacing, 'asWas' in dataset]);

test('the fonts of the house are set, all at once, when they have come', async () => {
  const faces = havePhone(async () => expect(faces.size).toBe(0));
  await setFonts(document);
  expect([...faces].map(({ family }) => family)).toEqual(['carta-title', 'carta-text', 'carta-text', 'carta-euro']);
  expect(root.dataset['fonts']).toBe('');
  expect(looks()).toEqual([
    ['', false],
    ['', false],
  ]);
});

test('each is as the look declares it', async () => {
  document.head.innerHTML = `<style id="theme">${themeCss({ font: 'serif' })}</style>`;
  havePhone(async () => undefined);
  declared.length = 0;
  await setFonts(document);
  const file = (role: string): string => `url("/cartasqr/img/_system/fonts/serif-${role}.woff2")format("woff2")`;
  expect(declared).toEqual([
    ['carta-title', file('title'), { weight: '500', style: 'italic', sizeAdjust: '120%' }],
    ['carta-text', file('text'), { weight: '400 500', sizeAdjust: '116%' }],
    ['carta-text', file('text'), { weight: '600 700', sizeAdjust: '116%' }],
    ['carta-euro', file('text'), { weight: '400', unicodeRange: 'U+20AC', sizeAdjust: '92.8%' }],
  ]);
});

test('the page stays as it is where one of them does not come', async () => {
  let count = 0;
  const faces = havePhone(async () => {
    count += 1;
    if (count === 2) throw new Error('NetworkError');
  });
  await setFonts(document);
  expect([root.dataset['fonts'], faces.size]).toEqual([undefined, 0]);
});

test('the page stays as it is where the venue has none of its own', async () => {
  document.head.innerHTML = `<style id="theme">${themeCss()}</style>`;
  const faces = havePhone(async () => undefined);
  await setFonts(document);
  expect([root.dataset['fonts'], faces.size]).toEqual([undefined, 0]);
});

test('a block that would have another height has its letters closer, or stays as it is, until its words change', async () => {
  havePhone(async () => undefined);
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

test('signs that close a text stay where they stand, apart from the last word where its line ends elsewhere', async () => {
  const texts = ['Pan con tomate', 'Aceite de la casa', 'Sal', 'Miel de caña'];
  document.body.innerHTML = `<main>${texts.map((text) => `<p>${text} <i class="signs"></i></p>`).join('')}</main>`;
  havePhone(async () => undefined);
  const ends: Record<string, number> = { Pan: 62, Aceite: 72, Sal: 30, Miel: 90 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const block = this.closest('p');
    const word = block?.textContent.split(' ', 1)[0] ?? '';
    const by = Number.parseFloat(block?.querySelector('i')?.style.marginLeft || '0');
    const isSpread = block?.style.letterSpacing === '0.02em' && word === 'Sal';
    const left = 'fonts' in root.dataset ? (isSpread ? 74 : (ends[word] ?? 0)) + by : 74;
    return { top: 0, bottom: 20, height: 20, width: 100, left } as DOMRect;
  });
  await setFonts(document);
  const blocks = [...document.querySelectorAll('p')];
  expect(
    blocks.map(({ style, dataset, children: [signs] }) => [
      style.letterSpacing,
      (signs as HTMLElement).style.marginLeft,
      'asWas' in dataset,
    ]),
  ).toEqual([
    // Nearer to its word by 12 pixels, or by 2, which nobody sees.
    ['0em', '12px', false],
    ['', '', false],
    // Too far for a gap.
    ['0.02em', '0px', false],
    // Over the last word: better they jump.
    ['', '', false],
  ]);
  document.dispatchEvent(new Event(TEXTS_CHANGED));
  expect(blocks.map((block) => block.querySelector('i')?.getAttribute('style'))).toEqual([null, null, null, null]);
});

test('a gap that is a text of its own moves with the signs', async () => {
  document.body.innerHTML = '<main><p class="words"><b>Pan</b> <i class="signs"></i></p></main>';
  havePhone(async () => undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const by = Number.parseFloat(document.querySelector('b')?.style.marginRight || '0');
    return { top: 0, bottom: 20, height: 20, left: 'fonts' in root.dataset ? 68 + by : 74 } as DOMRect;
  });
  await setFonts(document);
  expect(document.querySelector('b')?.style.marginRight).toBe('6px');
});

test('letters are drawn together, and the gaps between words stay', async () => {
  document.body.innerHTML = '<main><h3>Mi lista</h3><p class="prices">3,50 € x UD</p></main>';
  havePhone(async () => undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 20, height: 20 } as DOMRect);
  Range.prototype.getBoundingClientRect = function width(this: Range) {
    const { letterSpacing } = (this.startContainer as HTMLElement).style;
    return { width: 'fonts' in root.dataset && letterSpacing !== '-0.02em' ? 57 : 52 } as DOMRect;
  };
  await setFonts(document);
  const spacings = [...document.querySelectorAll<HTMLElement>('h3, .prices')].map(({ style }) => [
    style.letterSpacing,
    style.wordSpacing,
  ]);
  expect(spacings).toEqual([
    ['-0.02em', '0.02em'],
    ['-0.02em', ''],
  ]);
});

test('a list whose items would stand elsewhere has its letters closer, though each item is as high as before', async () => {
  document.body.innerHTML = '<main><ul class="choices"><li>Rubia</li><li>Tostada</li></ul></main>';
  havePhone(async () => undefined);
  const list = document.querySelector('ul');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const isBelow =
      this.textContent === 'Tostada' && 'fonts' in root.dataset && list?.style.letterSpacing !== '-0.01em';
    return { top: isBelow ? 20 : 0, bottom: 20, height: 20, width: 100 } as DOMRect;
  });
  await setFonts(document);
  expect(list?.style.letterSpacing).toBe('-0.01em');
});

test('what stays as it was is set in what stood in, which then has a name of its own', async () => {
  havePhone(async () => undefined);
  height = (words, isSet) => (isSet && words === 'Pan' ? 40 : 20);
  const rulesOf = (sheet: CSSStyleSheet | null | undefined): string[] =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  const theme = (): string[] => rulesOf(document.querySelector<HTMLStyleElement>('#theme')?.sheet);
  const before = theme();
  await setFonts(document);
  expect(looks().map(([, asWas]) => asWas)).toEqual([true, false]);
  // In WebKit a change would put them before the house's own.
  expect(theme()).toEqual(before);
  const standIns = before.filter((rule) => rule.startsWith('@font-face'));
  expect(standIns.join('')).toContain('carta-text');
  // In the same order: the last that is there comes first.
  expect(sheets.flatMap(rulesOf)).toEqual(standIns.map((rule) => rule.replace('carta-', 'was-')));
});

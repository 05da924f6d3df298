import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { framePart, partAddress, readDesign, searchOfDesign } from '../../src/preview/design/design-state.ts';
import { PARTS } from '../../src/preview/design/parts.ts';
import { SAMPLE_MENU, SAMPLE_TEXTS } from '../../src/preview/design/samples/sample-menu.ts';
import { contrastOf } from '../../src/preview/design/samples/token-samples.tsx';
import { declaredIn, kindOf, readTokens } from '../../src/preview/design/tokens.ts';

const SHEET = `@theme inline reference {
  --color-on-accent: var(--on-accent);
  --font-weight-bold: 700;
  --font-text: var(--font-text);
  /* Sizes. */
  --text-title: min(2rem, 11vw);
  --text-title--line-height: 1.1;
  --spacing: 0.25rem;
}
@utility hairline {
  --not-a-token: 1px;
}`;

describe('the tokens of a sheet', () => {
  test('are found by kind, and nothing else is', () => {
    expect(readTokens(SHEET)).toEqual({
      color: [{ name: 'on-accent', value: 'var(--on-accent)' }],
      font: [{ name: 'text', value: 'var(--font-text)' }],
      'font-weight': [{ name: 'bold', value: '700' }],
      text: [
        { name: 'title', value: 'min(2rem, 11vw)' },
        { name: 'title--line-height', value: '1.1' },
      ],
      spacing: [{ name: '', value: '0.25rem' }],
      breakpoint: [],
    });
  });

  test('of the product are all shown: each is of a kind that the page of the design system has', async () => {
    const tokens = declaredIn(await readFile('src/ui/styles/tokens.css', 'utf8'));
    expect(tokens.length).toBeGreaterThan(30);
    expect(tokens.filter(({ name }) => kindOf(name) === undefined)).toEqual([]);
  });
});

describe('a colour', () => {
  const HEXES = new Map([
    ['ground', '#ffffff'],
    ['surface', '#eeeeee'],
    ['tint', '#dddddd'],
    ['accent', '#ffffff'],
    ['ink', '#000000'],
    ['muted', '#767676'],
    ['on-accent', '#cccccc'],
    ['line', '#000000'],
  ]);

  test.each([
    ['ink', 15.5, true],
    // Enough on the ground, too little on what else it stands on.
    ['muted', 3.3, false],
    ['on-accent', 1.6, false],
  ])('of words, %s, is judged by what it is read least on', (name, contrast, passes) => {
    const shown = contrastOf(name, HEXES);
    expect([Math.round(shown.ratio * 10) / 10, shown.passes]).toEqual([contrast, passes]);
  });

  test('of no words is compared with the ground and not judged, one that is new included', () => {
    expect(contrastOf('line', HEXES)).toEqual({ hex: '#000000', ratio: 21 });
    expect(contrastOf('new', HEXES)).toEqual({ hex: '#000000', ratio: 21 });
  });
});

test('each kind of entry has words for its section and its samples', () => {
  const named = SAMPLE_MENU.sections.flatMap(({ id, entries }) => [
    `section/${id}`,
    ...entries.map((entry) => entry.id),
  ]);
  expect(named.filter((key) => !SAMPLE_TEXTS.es[key] || !SAMPLE_TEXTS.en[key])).toEqual([]);
});

describe('an address of the design system', () => {
  test('says what is not as at the start, and brings it back', () => {
    const search = '?theme=vermu&font=slab&scheme=dark&text=200&width=320&language=en&part=menu';
    expect(readDesign(search)).toEqual({
      theme: 'vermu',
      font: 'slab',
      scheme: 'dark',
      text: 200,
      width: 320,
      language: 'en',
      part: 'menu',
    });
    expect(searchOfDesign(readDesign(search))).toBe(search);
    expect(searchOfDesign(readDesign(''))).toBe('');
  });

  test('that makes no sense is as at the start', () => {
    const search = '?font=comic&scheme=pink&text=1000&width=wide&language=xx&part=none';
    expect(readDesign(search)).toEqual(readDesign(''));
  });

  test('of a frame brings its part back', () => {
    const part = { ...readDesign('?theme=vermu&text=200'), part: 'dish' } as const;
    const address = partAddress(part);
    expect(address).toBe('/cartasqr/_preview.design?theme=vermu&text=200&part=dish');
    expect(framePart(new URL(address, 'http://localhost').search)).toMatchObject({
      theme: 'vermu',
      text: 200,
      part: 'dish',
    });
    expect(framePart('').part).toBe(PARTS[0]);
  });
});

import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { makeSigns } from '../../src/app/build/signs.ts';
import { languageButtons } from '../../src/menu/language-selector.tsx';
import { SIGNS, signOf } from '../../src/terms/signs.ts';
import { columnsOf, fits } from '../../src/terms/price-columns.ts';
import { formatPrice } from '../../src/terms/price-format.ts';

const PROJECT = join(import.meta.dirname, '../..');

describe('a price (specification, point 5)', () => {
  test.each([
    ['in Spanish', { amount: 9.5 }, { language: 'es' }, '9,50 €'],
    ['in English', { amount: 9.5 }, { language: 'en' }, '€9.50'],
    ['in French', { amount: 9.5 }, { language: 'fr' }, '9,50 €'],
    ['in German', { amount: 9.5 }, { language: 'de' }, '9,50 €'],
    ['in Italian', { amount: 9.5 }, { language: 'it' }, '9,50 €'],
    ['in Catalan', { amount: 9.5 }, { language: 'ca' }, '9,50 €'],
    ['without decimals', { amount: 3 }, { language: 'es', decimals: 0 }, '3 €'],
    ['with one decimal', { amount: 2.5 }, { language: 'es', decimals: 1 }, '2,5 €'],
    ['in words', { amount: 'S.M' }, { language: 'en', styled: true }, 'S.M'],
    ['styled', { amount: 14.9 }, { language: 'es', styled: true }, "14'90 €"],
    ['styled, in English', { amount: 14.9 }, { language: 'en', styled: true, decimals: 1 }, "14'90 €"],
    ['styled, of whole euros', { amount: 15 }, { language: 'es', styled: true }, "15'00 €"],
    ['added to another', { amount: 0.6, plus: true }, { language: 'es' }, '+0,60 €'],
    ['added to another, in English', { amount: 0.6, plus: true }, { language: 'en' }, '+€0.60'],
  ] as const)('%s', (_how, price, style, shown) => {
    expect(formatPrice(price, style)).toBe(shown);
  });
});

describe('the flags of the language selector (specification, point 2)', () => {
  test.each([
    ['of es and en one, of the other language', ['es', 'en'], 'es', ['en']],
    ['of es and en one, back again', ['es', 'en'], 'en', ['es']],
    ['of en and es one', ['en', 'es'], 'en', ['es']],
    ['of es and ca one, of the other language', ['es', 'ca'], 'es', ['ca']],
    ['of es and ca one, back again', ['es', 'ca'], 'ca', ['es']],
    ['of more languages all', ['es', 'en', 'fr', 'ca'], 'fr', ['es', 'en', 'fr', 'ca']],
    ['of another pair both', ['es', 'de'], 'es', ['es', 'de']],
    ['of one language none', ['es'], 'es', []],
  ] as const)('%s', (_what, offered, shown, flags) => {
    expect(languageButtons(offered, shown)).toEqual(flags);
  });
});

describe('the sign of an allergen (specification, point 7)', () => {
  test('is a drawing of its own, and a character of a font that is small', async () => {
    const font = await makeSigns(PROJECT);
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan(5_500);
    expect(SIGNS.map(signOf).join('')).toBe('abcdefghijklmnopqrstuvwx');
  });

  test('has a capital for its outline: the same drawing, or one of its own where lines would close', async () => {
    const font = create(await makeSigns(PROJECT));
    const drawn = (letter: string): string => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG();
    const own = SIGNS.filter((sign) => drawn(signOf(sign)) !== drawn(signOf(sign).toUpperCase()));
    expect(own).toEqual(['sulfitos']);
    expect(SIGNS.map((sign) => drawn(signOf(sign).toUpperCase())).filter((path) => path === '')).toEqual([]);
  });

  test('that is not there is told by its folder', async () => {
    await expect(makeSigns(join(PROJECT, 'tests/menu'))).rejects.toThrow(/_system\/outlines/);
  });
});

describe('the heads of columns that prices stand in', () => {
  test.each<[what: string, rows: string[][], heads: string[]]>([
    [
      'are the labels that rows share',
      [
        ['Tapa', 'Ración'],
        ['Tapa', 'Ración'],
      ],
      ['Tapa', 'Ración'],
    ],
    [
      'have room for rows with fewer, and with one price',
      [['Tapa', 'Media', 'Ración'], ['Media', 'Ración'], ['']],
      ['Tapa', 'Media', 'Ración'],
    ],
    ['have room for a row with one price that has its label', [['Copa', 'Botella'], ['Botella']], ['Copa', 'Botella']],
    ['are not made for one row', [['Tapa', 'Ración'], ['']], []],
    ['are not made for prices of which each row has one', [['Tapa'], ['Tapa']], []],
    ['are not made for less than half of the rows', [['A', 'B'], ['A', 'B'], [''], [''], ['']], []],
    [
      'are not made of more than a phone has room for',
      [
        ['A', 'B', 'C', 'D'],
        ['A', 'B', 'C', 'D'],
      ],
      [],
    ],
    [
      'are those of most rows',
      [
        ['A', 'B'],
        ['C', 'D'],
        ['C', 'D'],
      ],
      ['C', 'D'],
    ],
    ['are none where nothing has a price', [], []],
  ])('%s', (_what, rows, heads) => {
    expect(columnsOf(rows)).toEqual(heads);
  });

  test.each([
    ['of some of them, in their order', ['B', 'C'], true],
    ['in another order', ['C', 'B'], false],
    ['with another', ['A', 'X'], false],
  ])('take a row %s: %o', (_what, labels, isTaken) => {
    expect(fits(labels, ['A', 'B', 'C'])).toBe(isTaken);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSymbols } from '../../src/app/build/symbols.ts';
import { allergenSlug } from '../../src/menu/allergen-slug.ts';
import { ALLERGENS } from '../../src/menu/finder/allergens/all-allergens.ts';
import { languageButtons } from '../../src/menu/language-buttons.ts';
import { formatPrice } from '../../src/menu/price-format.ts';

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

describe('the sign of an allergen (specification, point 7)', async () => {
  const SIZE = 72;
  const styles = readFileSync(join(PROJECT, 'src/menu/styles/allergens.css'), 'utf8');
  const places = new Map(
    [...styles.matchAll(/\.([\w-]+)\s*\{\s*--at:\s*(\d+)/g)].map(([, name, at]) => [name, Number(at)]),
  );
  const symbols = await drawSymbols(PROJECT);
  const pixels = (picture: Sharp): Promise<Buffer> => picture.flatten({ background: '#fff' }).raw().toBuffer();

  test.each([...ALLERGENS, 'none'] as const)(
    '%s is drawn from its file, where the style sheet looks for it',
    async (allergen) => {
      const file = join(PROJECT, `menus/img/_system/allergens/${allergenSlug(allergen)}.svg`);
      const top = (places.get(allergenSlug(allergen)) ?? 0) * SIZE;
      const shown = await pixels(sharp(symbols).extract({ left: 0, top, width: SIZE, height: SIZE }));
      const drawn = await pixels(sharp(file, { density: 600 }).resize(SIZE));
      const difference =
        shown.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0) / shown.length;
      // Of 255: another sign has 40 and more.
      expect(difference).toBeLessThan(8);
    },
  );

  test('has the name of its key, without accents and blanks', () => {
    expect(allergenSlug('frutos con cáscara')).toBe('frutos-con-cascara');
  });
});

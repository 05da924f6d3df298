import { describe, expect, it, test } from 'vitest';
import type { BarDishes, Special, StaffNews, TonightNotice } from '../../../server/protocol/tonight.ts';
import { findDishes } from '../../../src/staff/tonight/dishes-tab.tsx';
import { offeredWords } from '../../../src/staff/tonight/translations.tsx';
import { amountExample, amountLabel, readAmount, writeAmount } from '../../../src/staff/tonight/price-form.tsx';
import { oppositeOf, requestOf, type Wish, withWish } from '../../../src/staff/tonight/wish.ts';
import { DISHES, QUIET } from './night.ts';

const RICE: Special = { name: { es: 'Arroz' }, price: 14, allergens: 'none' };

test.each([
  ['jamon', ['jamon', 'croquetas']],
  ['JAMÓN', ['jamon', 'croquetas']],
  ['cro', ['croquetas']],
  ['croq ja', ['croquetas']],
  ['turbot', ['rodaballo']],
  ['amon', []],
  ['  ', []],
  ['<>', []],
])('who types %j finds %j, what begins like it first', (query, found) => {
  expect(findDishes(DISHES, query).map(({ id }) => id)).toEqual(found);
});

test.each([
  ['Croquetas de jamón', { en: 'Ham croquettes' }],
  ['croquetas  DE jamon', { en: 'Ham croquettes' }],
  ['Croquetas', {}],
  ['Croquetas de jamón y queso', {}],
  ['Jamón de bellota', {}],
  ['', {}],
])('of %j the menu offers %j, and never half a translation', (text, offered) => {
  expect(offeredWords(DISHES, text)).toEqual(offered);
});

test('a menu in one language offers nothing', () => {
  const alone: BarDishes = { ...DISHES, languages: ['es'] };
  expect(offeredWords(alone, 'Croquetas de jamón')).toEqual({});
});

test('a price is asked for in the currency of the site, as its country writes it', () => {
  const texts = { amount: 'Precio en euros', amountIn: 'Precio ({currency})' } as const;
  const label = (country: string, currency: string) => amountLabel(texts, 'es', { country, currency });
  expect(label('ES', 'EUR')).toBe('Precio en euros');
  expect(label('GB', 'GBP')).toBe('Precio (£)');
  expect(label('JP', 'JPY')).toBe('Precio (¥)');
  expect(amountExample('es', 'EUR')).toBe('14,50');
  expect(amountExample('en', 'GBP')).toBe('14.50');
  expect(amountExample('es', 'JPY')).toBe('1450');
});

test.each([
  ['14', 14],
  ['14,5', 14.5],
  ['14.50', 14.5],
  [' 4,20 € ', 4.2],
  ['£4.20', 4.2],
  ['10000', 10_000],
  ['0,01', 0.01],
  ['1.234', undefined],
  ['1.234,50', undefined],
  ['14,555', undefined],
  ['0', undefined],
  ['10001', undefined],
  ['-4', undefined],
  ['S.M', undefined],
  ['', undefined],
])('%j is read as the amount %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['1200', 'JPY', 1200],
  ['¥1200', 'JPY', 1200],
  ['12.50', 'JPY', undefined],
  ['25000', 'COP', 25_000],
  ['$ 125000', 'ARS', 125_000],
  ['12,50', 'CHF', 12.5],
])('%j in %s is read as the amount %j', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

test.each([
  [14, '14'],
  [4.2, '4,20'],
])('%j euros are written as %j', (amount, text) => {
  expect(writeAmount(amount)).toBe(text);
});

describe('a wish', () => {
  const notice: TonightNotice = { text: { es: 'Hola' }, until: '2026-05-04T20:00:00.000Z' };
  const busy: StaffNews = {
    ...QUIET,
    soldOut: ['croquetas', 'vino'],
    untilNotice: ['vino'],
    prices: [{ id: 'rodaballo', amount: 24 }],
    specials: [{ id: 's1', ...RICE }],
    notice,
    dropped: [{ id: 'pulpo', name: 'Pulpo', what: 'sold-out' }],
  };
  const dearer: Special = { ...RICE, price: 15 };

  it.each<[Wish, Wish | undefined]>([
    [
      { do: 'mark', id: 'jamon', until: 'day' },
      { do: 'unmark', id: 'jamon' },
    ],
    [
      { do: 'mark', id: 'croquetas', until: 'notice' },
      { do: 'mark', id: 'croquetas', until: 'day' },
    ],
    [
      { do: 'unmark', id: 'vino' },
      { do: 'mark', id: 'vino', until: 'notice' },
    ],
    [{ do: 'unmark', id: 'pulpo' }, undefined],
    [
      { do: 'price', id: 'rodaballo', amount: 30 },
      { do: 'price', id: 'rodaballo', amount: 24 },
    ],
    [
      { do: 'price', id: 'jamon', amount: 30 },
      { do: 'unprice', id: 'jamon' },
    ],
    [
      { do: 'unprice', id: 'rodaballo' },
      { do: 'price', id: 'rodaballo', amount: 24 },
    ],
    [
      { do: 'special', special: dearer },
      { do: 'unspecial', id: 'new' },
    ],
    [
      { do: 'special', id: 's1', special: dearer },
      { do: 'special', id: 's1', special: RICE },
    ],
    [
      { do: 'unspecial', id: 's1' },
      { do: 'special', id: 's1', special: RICE },
    ],
    [{ do: 'unnotice' }, { do: 'notice', notice }],
  ])('%j is taken back by %j', (wish, back) => {
    expect(oppositeOf(wish, busy, { newID: 'new', role: 'owner' })).toEqual(back);
  });

  it('of staff that makes available what an owner had marked until further notice is taken back for the day (T1)', () => {
    const back: Wish = { do: 'mark', id: 'vino', until: 'day' };
    expect(oppositeOf({ do: 'unmark', id: 'vino' }, busy, { role: 'staff' })).toEqual(back);
  });

  it.each<Wish>([
    { do: 'mark', id: 'jamon', until: 'day' },
    { do: 'unmark', id: 'vino' },
    { do: 'price', id: 'rodaballo', amount: 30 },
    { do: 'unprice', id: 'rodaballo' },
    { do: 'special', id: 's1', special: dearer },
    { do: 'unnotice' },
  ])('%j and what takes it back leave nothing behind', (wish) => {
    const back = oppositeOf(wish, busy, { role: 'owner' }) ?? wish;
    const { soldOut, ...others } = withWish(withWish(busy, wish), back);
    expect({ ...others, soldOut: soldOut.toSorted() }).toEqual(busy);
  });

  it('is shown before the server has it', () => {
    expect(withWish(busy, { do: 'unmark', id: 'pulpo' }).dropped).toEqual([]);
    expect(withWish(QUIET, { do: 'mark', id: 'vino', until: 'notice' })).toMatchObject({
      soldOut: ['vino'],
      untilNotice: ['vino'],
    });
    expect(withWish(busy, { do: 'special', id: 's1', special: dearer }).specials).toEqual([{ id: 's1', ...dearer }]);
    expect(withWish(QUIET, { do: 'special', special: RICE }).specials).toMatchObject([RICE]);
  });

  it.each<[Wish, string, object | undefined]>([
    [{ do: 'mark', id: 'a', until: 'day' }, 'PUT sold-out/a', { until: 'day' }],
    [{ do: 'unmark', id: 'a' }, 'DELETE sold-out/a', undefined],
    [{ do: 'price', id: 'a', amount: 4.2 }, 'PUT prices/a', { amount: 4.2 }],
    [{ do: 'unprice', id: 'a' }, 'DELETE prices/a', undefined],
    [{ do: 'special', special: RICE }, 'POST specials', RICE],
    [{ do: 'special', id: 's1', special: RICE }, 'PUT specials/s1', RICE],
    [{ do: 'unspecial', id: 's1' }, 'DELETE specials/s1', undefined],
    [{ do: 'unnotice' }, 'DELETE notice', undefined],
  ])('%j is the call %s', (wish, call, body) => {
    const { method, path, ...rest } = requestOf(wish);
    expect([`${method} ${path}`, rest.body]).toEqual([call, body]);
  });
});

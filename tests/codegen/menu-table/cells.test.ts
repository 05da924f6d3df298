import { describe, expect, it, test } from 'vitest';
import { readAllergens } from '../../../codegen/menu-table/cell-allergens.ts';
import { joinPrices, readLabelledCell, readPriceCell } from '../../../codegen/menu-table/cell-prices.ts';
import { readMark, readText, type SayCell } from '../../../codegen/menu-table/cell-values.ts';
import type { Cell } from '../../../codegen/table/cell.ts';
import { ALLERGEN_KEYS } from '../../../codegen/validate/allergens.ts';

/** What a reader makes of a cell, or the first thing that it says. */
function result<Value>(read: (say: SayCell) => Value): Value | string {
  const said: string[] = [];
  const value = read((message) => said.push(message));
  return said[0] ?? value;
}

test.each<[Cell, unknown]>([
  [15.95, [{ amount: 15.95 }]],
  [3.3000000000000003, [{ amount: 3.3 }]],
  ['15,95 €', [{ amount: 15.95 }]],
  ['15.95', [{ amount: 15.95 }]],
  ['S.M', [{ amount: 'S.M' }]],
  [
    '3,50 tapa / 7 Caña',
    [
      { label: 'tapa', amount: 3.5 },
      { label: { es: 'Caña' }, amount: 7 },
    ],
  ],
  [undefined, undefined],
  [-1, 'A price cannot be negative.'],
  [1e21, '"1e+21" is not an amount.'],
  [1.234, '"1.234" is not an amount: it has more than two decimals.'],
  [true, 'The spreadsheet has made TRUE of this.'],
  [new Date('2026-05-03'), 'The spreadsheet has made a date of this price: 2026-05-03.'],
  [new Date('x'), 'The spreadsheet has made a date of this price: ?.'],
  ['03-may', 'The spreadsheet has made a date of this price: 03-may.'],
  ['may-03', 'The spreadsheet has made a date of this price: may-03.'],
  ['03/05/2026', 'The spreadsheet has made a date of this price: 03/05/2026.'],
  ['3/5', 'There are two prices without a label.'],
  ['€ 12', '"€ 12" is not an amount.'],
  ['12 [gluten]', 'Allergens cannot stand in a price.'],
  ['12 onlyNight', '"onlyNight" cannot stand in a price.'],
  ['3 Caña @en Pint', 'A label cannot be translated here.'],
])('the price %j', (cell, expected) => {
  expect(result((say) => readPriceCell(cell, 'es', say))).toEqual(expected);
});

test('below a label stands one amount', () => {
  expect(result((say) => readLabelledCell('3,50', 'tapa', 'es', say))).toEqual([{ label: 'tapa', amount: 3.5 }]);
  const message = 'In the column of a label stands one amount.';
  expect(result((say) => readLabelledCell('3 media', 'tapa', 'es', say))).toBe(message);
});

test('a price without a label beside others is extra, and no label stands twice', () => {
  const none = (): void => undefined;
  const alone = { prices: [{ amount: 3 }], say: none };
  const tapa = { prices: [{ label: 'tapa' as const, amount: 2 }], say: none };
  expect(joinPrices([alone])).toEqual([{ amount: 3 }]);
  expect(joinPrices([alone, tapa])).toEqual([
    { label: 'extra', amount: 3 },
    { label: 'tapa', amount: 2 },
  ]);
  expect(result((say) => joinPrices([tapa, { ...tapa, say }]))).toBe('There are two prices with the label "tapa".');
});

test.each<[Cell, unknown]>([
  ['x', true],
  ['SÍ', true],
  [1, true],
  [true, true],
  ['✓', true],
  ['no', false],
  ['—', false],
  [0, false],
  [undefined, undefined],
  ['a veces', '"a veces" says neither yes nor no.'],
])('the mark %j', (cell, expected) => {
  expect(result((say) => readMark(cell, say))).toBe(expected);
});

test.each<[Cell, unknown]>([
  ['Pan @elmoreno', 'Pan @elmoreno'],
  [1906, '1906'],
  ['Pan @en Bread', '"@en" is taken for ordinary text here.'],
  ['Jam\uFFFDn', 'A letter of this text was lost when the table was saved.'],
  ['Pan\u0007', 'A character that cannot be printed (U+0007) stands here.'],
  [new Date('2026-05-03'), 'The spreadsheet has made a date of this: 2026-05-03.'],
])('the text %j', (cell, expected) => {
  expect(result((say) => readText(cell, say))).toBe(expected);
});

describe('the allergens of a row', () => {
  const declared = (list: Cell, traces?: Cell, marks: Readonly<Record<string, Cell>> = {}): unknown =>
    result((say) =>
      readAllergens({
        ...(list === undefined ? {} : { list: { cell: list, say } }),
        ...(traces === undefined ? {} : { traces: { cell: traces, say } }),
        marks: ALLERGEN_KEYS.map((allergen) => ({ allergen, cell: marks[allergen], say })),
      }),
    );
  const all = (cell: Cell): Record<string, Cell> => Object.fromEntries(ALLERGEN_KEYS.map((key) => [key, cell]));

  it('may be a list, in any order and with traces', () => {
    expect(declared('Soja; Gluten\n~ huevo')).toEqual({ contains: ['gluten', 'soja'], mayContain: ['huevos'] });
    expect(declared('[gluten]', 'apio, soja')).toEqual({ contains: ['gluten'], mayContain: ['apio', 'soja'] });
  });

  it('may be marks in the columns of the fourteen', () => {
    expect(declared(undefined, undefined, { gluten: 'X', soja: 'T', huevos: '?' })).toEqual({
      contains: ['gluten'],
      mayContain: ['soja'],
    });
  });

  it('are none only where that is written', () => {
    expect(declared(undefined)).toBeUndefined();
    expect(declared(undefined, undefined, all('?'))).toBeUndefined();
    expect(declared('ninguno')).toEqual({ contains: [] });
    expect(declared('[]')).toEqual({ contains: [] });
    expect(declared(undefined, undefined, all('-'))).toEqual({ contains: [] });
  });

  it('are not guessed from a no for some of them', () => {
    const message = 'A no stands for some allergens, and nothing for the others.';
    expect(declared(undefined, undefined, { gluten: 'no' })).toBe(message);
  });

  it('do not contradict each other', () => {
    const twice = 'This says no, and another cell of the row names the allergen.';
    expect(declared('gluten', undefined, { gluten: 'no' })).toBe(twice);
    expect(declared('none, gluten')).toBe('"none" and an allergen contradict each other.');
    expect(declared('ninguno', 'soja')).toBe('"none" and an allergen contradict each other.');
    expect(declared('none', undefined, { soja: 'X' })).toBe('"none" and an allergen contradict each other.');
  });

  it('are the words of the menu language', () => {
    expect(declared('glutten')).toBe('"glutten" is not an allergen.');
    expect(declared('gluten,, soja')).toBe('The name of an allergen is missing here.');
    expect(declared(undefined, undefined, { gluten: 'poco' })).toBe('"poco" is no mark for an allergen.');
  });
});

import { describe, expect, it, test } from 'vitest';
import { readAllergens } from '../../../../codegen/tools/menu-table/cell-allergens.ts';
import {
  joinPrices,
  readLabelledCell,
  readPriceCell,
  readMark,
  readText,
  type SayCell,
} from '../../../../codegen/tools/menu-table/cell-prices.ts';
import type { Cell } from '../../../../codegen/tools/table/cell.ts';
import { ALLERGENS } from '../../../../src/terms/allergens.ts';
import { LANGUAGES } from '../../../support/languages.ts';

/** What a reader makes of a cell, or the first thing that it says, with its hint. */
function result<Value>(read: (say: SayCell) => Value): Value | string {
  const said: string[] = [];
  const value = read(({ message, hint }) => {
    said.push(`${message.en} (${hint.en})`);
    return undefined;
  });
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
  ['3,50 € tapa', [{ label: 'tapa', amount: 3.5 }]],
  ['3 tappa', [{ label: { es: 'tappa' }, amount: 3 }]],
  ['EUROS', [{ amount: 'EUROS' }]],
  ['desde €5', [{ amount: 'desde €5' }]],
  ['Mayo 2026', [{ amount: 'Mayo 2026' }]],
  [0, [{ amount: 0 }]],
  [999999.99, [{ amount: 999999.99 }]],
  [0.29, [{ amount: 0.29 }]],
  [undefined, undefined],
  [-1, 'A price cannot be negative. (write an amount such as 9.50)'],
  [1e6, '"1000000" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
  [Infinity, '"Infinity" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
  [1e21, '"1e+21" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
  [1.234, '"1.234" is not an amount: it has more than two decimals. (write two decimals at most)'],
  [true, 'The spreadsheet has turned this into TRUE. (format the column as text, and write the cell again)'],
  [
    new Date('2026-05-03'),
    'The spreadsheet has turned this price into a date: 2026-05-03. (format the column as text and write the price again; write two prices in two columns)',
  ],
  [
    new Date('x'),
    'The spreadsheet has turned this price into a date: ?. (format the column as text and write the price again; write two prices in two columns)',
  ],
  [
    '03-may',
    'The spreadsheet has turned this price into a date: 03-may. (format the column as text and write the price again; write two prices in two columns)',
  ],
  [
    'may-03',
    'The spreadsheet has turned this price into a date: may-03. (format the column as text and write the price again; write two prices in two columns)',
  ],
  [
    '03/05/2026',
    'The spreadsheet has turned this price into a date: 03/05/2026. (format the column as text and write the price again; write two prices in two columns)',
  ],
  [
    '3-ENE',
    'The spreadsheet has turned this price into a date: 3-ENE. (format the column as text and write the price again; write two prices in two columns)',
  ],
  ['EUR12', [{ amount: 12 }]],
  ['12 euros', [{ amount: 12 }]],
  ['9,80 € /100 g', '"g" is no label of a price. (to show it as it is, write it in quotes: "9,80 € /100 g")'],
  ['"9,80 € /100 g"', [{ amount: '9,80 € /100 g' }]],
  ['“2 x 5”', [{ amount: '2 x 5' }]],
  ['"S.M"', [{ amount: 'S.M' }]],
  ['"12 tapa"', [{ label: 'tapa', amount: 12 }]],
  ['onlyNight', '"onlyNight" cannot stand in a price. (write it in the column "Marcas")'],
  [NaN, '"NaN" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
  ['3/5', 'There are two prices without a label. (write what each price is for after it, as in 3 media / 5 ración)'],
  ['€ 12', [{ amount: 12 }]],
  ['€3,50', [{ amount: 3.5 }]],
  ['$12', '"$12" is not an amount. (write the amount alone, in the currency of the menu)'],
  ['eur 12', [{ amount: 12 }]],
  ['-', undefined],
  [
    '3/4/05 tapa',
    'The spreadsheet has turned this price into a date: 3/4/05 tapa. (format the column as text and write the price again; write two prices in two columns)',
  ],
  ['12 [gluten]', 'Allergens cannot stand in a price. (write them in the column of the allergens)'],
  ['12 onlyNight', '"onlyNight" cannot stand in a price. (write it in the column "Marcas")'],
  [
    '3 Caña @en Pint',
    'A label cannot be translated here. (give it a column of its own: Precio, and the label with its translations)',
  ],
])('the price %j', (cell, expected) => {
  expect(result((say) => readPriceCell(cell, 'es', say))).toEqual(expected);
});

test('below a label stands one amount', () => {
  expect(result((say) => readLabelledCell('3,50', 'tapa', 'es', say))).toEqual([{ label: 'tapa', amount: 3.5 }]);
  const message = 'The column of a label holds one amount. (write each price in the column of its label)';
  expect(result((say) => readLabelledCell('3 media', 'tapa', 'es', say))).toBe(message);
  expect(result((say) => readLabelledCell('3 / 4 media', 'tapa', 'es', say))).toBe(message);
  expect(result((say) => readLabelledCell(undefined, 'tapa', 'es', say))).toBeUndefined();
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
  const own = { prices: [{ label: { es: 'Tapa' }, amount: 2 }], say: none };
  expect(joinPrices([alone, own])).toEqual([
    { label: 'extra', amount: 3 },
    { label: { es: 'Tapa' }, amount: 2 },
  ]);
  expect(result((say) => joinPrices([tapa, { ...own, say }]))).toBe(
    'There are two prices with the label "Tapa". (give each price a label of its own)',
  );
  expect(result((say) => joinPrices([alone, { ...alone, say }]))).toBe(
    'There are two prices without a label. (give each price a label of its own)',
  );
  expect(result((say) => joinPrices([tapa, { ...tapa, say }]))).toBe(
    'There are two prices with the label "tapa". (give each price a label of its own)',
  );
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
  ['a veces', '"a veces" says neither yes nor no. (write X for yes, or leave the cell empty)'],
])('the mark %j', (cell, expected) => {
  expect(result((say) => readMark(cell, say))).toBe(expected);
});

test.each<[Cell, unknown]>([
  ['Pan @elmoreno', 'Pan @elmoreno'],
  [1906, '1906'],
  [
    'Pan @en Bread',
    '"@en" is taken for ordinary text here. (write the text in another language in a column of its own, such as "Plato en")',
  ],
  [
    'Pan [gluten]',
    '[gluten] is read as a part of this text, so it declares nothing. (write allergens in the column "Alérgenos"; if they belong to the text, write the text without brackets)',
  ],
  [
    'Jam\uFFFDn',
    'A letter of this text was lost when the table was saved. (write it again, and save the table with the encoding UTF-8)',
  ],
  ['Pan\u0007', 'A character that cannot be printed (U+0007) stands here. (delete it)'],
  [
    new Date('2026-05-03'),
    'The spreadsheet has turned this into a date: 2026-05-03. (format the column as text, and write the cell again)',
  ],
])('the text %j', (cell, expected) => {
  expect(result((say) => readText(cell, LANGUAGES, say))).toBe(expected);
});

describe('the allergens of a row', () => {
  const declared = (list: Cell, traces?: Cell, marks: Readonly<Record<string, Cell>> = {}): unknown =>
    result((say) =>
      readAllergens({
        ...(list === undefined ? {} : { list: { cell: list, say } }),
        ...(traces === undefined ? {} : { traces: { cell: traces, say } }),
        marks: ALLERGENS.map((allergen) => ({ allergen, cell: marks[allergen], say })),
      }),
    );
  const all = (cell: Cell): Record<string, Cell> => Object.fromEntries(ALLERGENS.map((key) => [key, cell]));

  it('may be a list, in any order and with traces', () => {
    expect(declared('Soja; Gluten\n~ huevo')).toEqual({ contains: ['gluten', 'soja'], mayContain: ['huevos'] });
    expect(declared('[gluten]', 'apio, ~soja')).toEqual({ contains: ['gluten'], mayContain: ['apio', 'soja'] });
    expect(declared('[ gluten\n~ soja ]')).toEqual({ contains: ['gluten'], mayContain: ['soja'] });
    expect(declared(`gluten${' '.repeat(200_000)}+ soja`)).toEqual({ contains: ['gluten', 'soja'] });
    expect(declared(`gluten${' '.repeat(200_000)}(x`)).toBe('"gluten (x" is not an allergen. (did you mean "gluten"?)');
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
    expect(declared(undefined, undefined, all('-'))).toEqual({ contains: [] });
    expect(declared(undefined, undefined, { gluten: 'T', soja: '-' })).toEqual({ mayContain: ['gluten'] });
  });

  it.each(['none', 'Ninguno', 'ninguna', 'Sin alérgenos', 'NO ALLERGENS', '[]', '[ ]', '[ninguno]'])(
    'are none: %s',
    (word) => {
      expect(declared(word)).toEqual({ contains: [] });
      // Of the column of the traces it is no more than that: there are none.
      expect(declared('gluten', word)).toEqual({ contains: ['gluten'] });
      expect(declared(undefined, word)).toBeUndefined();
    },
  );

  it('are not guessed from a no for some of them', () => {
    const message =
      'This row says no to some allergens, and nothing of the others. (mark all fourteen, or write "ninguno" in the column "Alérgenos")';
    expect(declared(undefined, undefined, { gluten: 'no' })).toBe(message);
  });

  it('do not contradict each other', () => {
    const twice = 'This cell says no, but another cell of the row names the allergen. (correct one of the two)';
    expect(declared('gluten', undefined, { gluten: 'no' })).toBe(twice);
    expect(declared(undefined, 'gluten', { gluten: 'no' })).toBe(twice);
    expect(declared('soja', undefined, { gluten: 'no' })).toEqual({ contains: ['soja'] });
    expect(declared('none, gluten')).toBe('"none" and an allergen contradict each other. (delete one of the two)');
    expect(declared('ninguno', 'soja')).toBe('"none" and an allergen contradict each other. (delete one of the two)');
    expect(declared('soja; Ninguno')).toBe('"none" and an allergen contradict each other. (delete one of the two)');
    expect(declared('none', undefined, { soja: 'X' })).toBe(
      '"none" and an allergen contradict each other. (delete one of the two)',
    );
  });

  it('are the words of the menu language', () => {
    expect(declared('glutten')).toBe('"glutten" is not an allergen. (did you mean "gluten"?)');
    expect(declared('gluten [soja]')).toMatch(/^"gluten \[soja\]" is not an allergen/);
    expect(declared('[gluten] soja')).toMatch(/^"\[gluten\] soja" is not an allergen/);
    const missing = 'The name of an allergen is missing here. (write it, or delete the comma)';
    expect(declared('gluten,, soja')).toBe(missing);
    expect(declared('gluten, ~')).toBe(missing);
    expect(declared(undefined, 'gluten;')).toBe(missing);
    expect(declared(undefined, undefined, { gluten: 'poco' })).toBe(
      '"poco" is no mark for an allergen. (write X if the dish contains it, T for traces, a dash for no, or leave the cell empty)',
    );
  });
});

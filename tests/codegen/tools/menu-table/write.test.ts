import { describe, expect, it, test } from 'vitest';
import { priceColumns } from '../../../../codegen/tools/menu-table/venue-table.ts';
import { priceText } from '../../../../codegen/tools/menu-table/cell-prices.ts';
import type { TableEntry, TableField } from '../../../../codegen/tools/menu-table/read-menu.ts';
import { explicitIds, writeMenu } from '../../../../codegen/tools/menu-table/write-menu.ts';
import { taggedText, yamlScalar } from '../../../../codegen/tools/document/written-text.ts';
import type { ResolvedPrice, Text } from '../../../../src/terms/resolved-venue.ts';
import { LANGUAGES } from '../../../support/languages.ts';

test.each([
  ['Pan con tomate', 'Pan con tomate'],
  ['7 Up', '7 Up'],
  ['¿Qué? "Sí", 50 %', '¿Qué? "Sí", 50 %'],
  ['Arroz: para dos', '"Arroz: para dos"'],
  ['Menú #1', '"Menú #1"'],
  ['null', '"null"'],
  ['- Pan', '"- Pan"'],
  ['"Pan"', `'"Pan"'`],
  [`'Pan' "Pan"`, `'''Pan'' "Pan"'`],
  ['dos\nlíneas', '"dos\\nlíneas"'],
])('%j is %s in YAML', (text, written) => {
  expect(yamlScalar(text)).toBe(written);
});

test.each<[Text, string | undefined]>([
  [{ es: 'Pan', en: 'Bread' }, 'Pan @en Bread'],
  [{ en: 'Bread' }, '@en Bread'],
  [{ es: 'Escribe @en aquí', en: '@fr' }, 'Escribe \\@en aquí @en \\@fr'],
  [{ es: 'ana@bar.es' }, 'ana@bar.es'],
  [{ es: 'a\\@b' }, undefined],
])('the texts %j on one line', (text, line) => {
  expect(taggedText(text, ['es', 'en'])).toBe(line);
});

test.each<[readonly ResolvedPrice[], string | undefined]>([
  [[{ label: { es: 'tapitas' }, amount: 2 }], '2 tapitas'],
  [[{ label: { es: 'tapas' }, amount: 2 }], '2 tapas'],
  [[{ amount: 'S.M' }], 'S.M'],
  [[{ amount: 2 }, { label: 'tapa', amount: 3 }], undefined],
  [
    [
      { label: 'extra', amount: 2 },
      { label: 'tapa', amount: 3 },
    ],
    '2 extra / 3 tapa',
  ],
  [[{ label: { en: 'Small' }, amount: 2 }], undefined],
  [[{ label: { es: '[x]' }, amount: 2 }], undefined],
  [[{ label: { es: 'caña hidden' }, amount: 2 }], undefined],
  [[{ label: { es: 'caña hiden' }, amount: 2 }], undefined],
  [[{ amount: 'S.M onlyNight' }], undefined],
  [[{ amount: 'a / 3' }], undefined],
  [
    [
      { label: { es: 'caña' }, amount: 2 },
      { label: { es: 'Caña' }, amount: 3 },
    ],
    undefined,
  ],
  [[{ amount: -2 }], undefined],
])('the prices %j on one line', (prices, line) => {
  expect(priceText(prices, 'es')).toBe(line);
});

test('prices stand on one line where that line is read as the same prices', () => {
  expect(
    priceText(
      [
        { label: 'tapa', amount: 3.5 },
        { label: 'racion', amount: 12 },
      ],
      'es',
    ),
  ).toBe('3.50 tapa / 12 ración');
  expect(priceText([{ label: { es: 'Caña' }, amount: 2 }], 'es')).toBe('2 Caña');
  expect(priceText([{ label: { es: 'Caña', en: 'Small' }, amount: 2 }], 'es')).toBeUndefined();
  expect(priceText([{ label: { es: 'media / pinta' }, amount: 2 }], 'es')).toBeUndefined();
  expect(priceText([{ label: { es: 'hidden' }, amount: 2 }], 'es')).toBeUndefined();
});

describe('an entry', () => {
  const dish = (word: string, ...fields: TableField[]): TableEntry => ({
    kind: 'item',
    row: 2,
    column: 1,
    word: { es: word },
    fields,
  });
  const written = (entry: TableEntry): string[] => {
    const sections = [{ kind: 'section' as const, row: 2, column: 0, word: { es: 'A' }, fields: [], entries: [entry] }];
    return writeMenu({ languages: ['es'], fields: [], sections }, 'Bar', 's.json', LANGUAGES)
      .slice(7)
      .map(({ text }) => text.slice(6));
  };
  const allergens: TableField = { name: 'allergens', column: 3, type: 'allergens', declared: { contains: ['gluten'] } };
  const night: TableField = { name: 'onlyNight', column: 4, type: 'mark', on: true };

  it('stands on one line where that says it all', () => {
    expect(written(dish('Pan', allergens))).toEqual(['- Pan: [gluten]']);
    expect(written(dish('Pan', allergens, night))).toEqual(['- Pan: "[gluten] onlyNight"']);
    expect(written(dish('Pan'))).toEqual(['- Pan:']);
  });

  it('has the long form where its name is a word of the menu language', () => {
    expect(written(dish('note'))).toEqual(['- item: note']);
  });

  it('has the long form where one line cannot hold its fields; their order is for the layout to give', () => {
    const image: TableField = { name: 'image', column: 5, type: 'plain', value: 'pan' };
    const prices: TableField = {
      name: 'price',
      column: 2,
      type: 'prices',
      prices: [{ label: { es: 'Caña', en: 'Small' }, amount: 2 }],
    };
    expect(written(dish('Pan', prices, allergens, image, night))).toEqual([
      '- item: Pan',
      '  prices:',
      '    Caña: 2',
      '  allergens: gluten',
      '  image: pan',
      '  onlyNight: true',
    ]);
  });
});

test('columns of prices stand in the order of the dishes, and what does not fit is written out', () => {
  const copa = { label: 'copa' as const, amount: 3 };
  const botella = { label: 'botella' as const, amount: 18 };
  const columns = priceColumns([[botella], [copa, botella], [botella, copa]], ['es']);
  expect(columns.columns.map(({ label }) => label)).toEqual(['botella', 'copa']);
  expect(columns.cellsOf([botella, copa])?.map(({ cell }) => cell)).toEqual([18, 3]);
  expect(columns.cellsOf([copa, botella])).toEqual([{ column: { holds: 'price' }, cell: '3 copa / 18 botella' }]);
});

test('an id is written where the name would give another', () => {
  const of = (id: string, text: string, isWritten = false) => ({ id, text, isWritten });
  expect(explicitIds([of('pan', 'Pan'), of('pan-2', 'Pan'), of('agua', 'Water')], 'item')).toEqual([
    false,
    false,
    true,
  ]);
  expect(explicitIds([of('pan-2', 'Pan'), of('pan', 'Pan')], 'item')).toEqual([true, false]);
});

import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

const declared = (item: string): unknown => {
  const { allergens, mayContain } = entriesOf(withItems(item))[0] as { allergens?: string[]; mayContain?: string[] };
  return { allergens, mayContain };
};

describe('allergens are the 14 of the regulation', () => {
  test('in their order, each once', () => {
    const all =
      'sulfitos, soja, sesamo, pescado, mostaza, molusco, lacteo, huevos, gluten, frutos con cáscara, crustaceos, cacahuetes, apio, altramuces, gluten';
    expect(declared(`- Plato: [${all}]`)).toEqual({
      allergens: [
        'altramuces',
        'apio',
        'cacahuetes',
        'crustaceos',
        'frutos con cáscara',
        'gluten',
        'huevos',
        'lacteo',
        'molusco',
        'mostaza',
        'pescado',
        'sesamo',
        'soja',
        'sulfitos',
      ],
      mayContain: undefined,
    });
  });

  test.each([
    ['Lácteos', 'lacteo'],
    ['crustáceos', 'crustaceos'],
    ['Huevo', 'huevos'],
    ['MOLUSCOS', 'molusco'],
    ['altramuce', 'altramuces'],
    ['sésamo', 'sesamo'],
    ['"frutos con cáscara"', 'frutos con cáscara'],
    ['Frutos con cascaras', 'frutos con cáscara'],
  ])('%s is %s', (written, key) => {
    expect(declared(`- Plato: 3 [${written}]`)).toEqual({ allergens: [key], mayContain: undefined });
  });

  test.each([
    ['glutn', 'did you mean "gluten"?'],
    ['leche', 'did you mean "lacteo"?'],
    ['frutos secos', 'did you mean "frutos con cáscara"?'],
    [
      'kiwi',
      'allergens are: altramuces, apio, cacahuetes, crustaceos, frutos con cáscara, gluten, huevos, lacteo, molusco, mostaza, pescado, sesamo, soja, sulfitos',
    ],
  ])('%s is none', (written, hint) => {
    expectProblems(withItems(`- Plato: 3 [soja, ~${written}]`), [
      `6:22 error unknown-allergen: "${written}" is not an allergen. (${hint})`,
    ]);
  });
});

describe('an allergen is contained, possible, absent or not declared', () => {
  test.each([
    ['- Plato: 3', undefined, undefined],
    ['- Plato: []', [], undefined],
    ['- Plato: 3 [none]', [], undefined],
    ['- Plato: [~soja]', undefined, ['soja']],
    ['- Plato: 3 [~soja, gluten, ~gluten, ~ apio]', ['gluten'], ['apio', 'soja']],
    ['- item: Plato\n  allergens: gluten, ~soja', ['gluten'], ['soja']],
    ['- item: Plato\n  allergens: "[gluten, ~soja]"', ['gluten'], ['soja']],
    ['- item: Plato\n  allergens: [gluten, ~soja]', ['gluten'], ['soja']],
    ['- item: Plato\n  allergens:\n    - gluten\n    - ~soja', ['gluten'], ['soja']],
    ['- item: Plato\n  allergens: none', [], undefined],
    ['- item: Plato\n  allergens: []', [], undefined],
    ['- item: Plato\n  allergens:', undefined, undefined],
    ['- item: Plato\n  allergens: ""', undefined, undefined],
    ['- item: Plato\n  allergens: " "', undefined, undefined],
    ['- item: Plato\n  allergens: "[ ]"', [], undefined],
    ['- item: Plato\n  allergens: [none]', [], undefined],
    ['- Plato: 3 [ ]', [], undefined],
  ])('%s', (item, allergens, mayContain) => {
    expect(declared(item)).toEqual({ allergens, mayContain });
  });

  test('none and an allergen contradict each other', () => {
    expectProblems(withItems('- Plato: 3 [none, gluten]\n- Pan: [gluten, none]'), [
      '6:21 error conflicting-rules: "none" and an allergen contradict each other. (delete one of the two)',
      '7:19 error conflicting-rules: "none" and an allergen contradict each other. (delete one of the two)',
    ]);
  });
});

test.each([
  ['- Plato: 3 [,]', ['6:15', '6:16']],
  ['- Plato: 3 [gluten, ]', ['6:23']],
  ['- Plato: 3 [gluten,, soja]', ['6:22']],
  ['- Plato: [gluten, ]', ['6:21']],
  ['- item: Plato\n  allergens: ","', ['7:17', '7:18']],
  ['- item: Plato\n  allergens: gluten, , soja', ['7:24']],
  ['- item: Plato\n  allergens: "[gluten,]"', ['7:25']],
  ['- item: Plato\n  allergens: [gluten,]', ['7:24']],
  ['- item: Plato\n  allergens: [""]', ['7:17']],
  ['- item: Plato\n  allergens:\n    - " "', ['8:9']],
])('an empty word is no allergen, and claims nothing: %s', (item, places) => {
  expectProblems(
    withItems(item),
    places.map(
      (place) =>
        `${place} error unknown-allergen: The name of an allergen is missing here. (write it, or delete the comma)`,
    ),
  );
});

test('a mapping is no list of allergens', () => {
  expectProblems(withItems('- item: Plato\n  allergens: {gluten: true}'), [
    '7:16 error wrong-type: Allergens are expected here. (write allergens: gluten, soja)',
  ]);
});

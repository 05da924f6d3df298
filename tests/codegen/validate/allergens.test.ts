import { expect, test } from 'vitest';
import { entriesOf, withItems } from '../support/compile.ts';

const declared = (item: string): unknown => {
  const { allergens, mayContain } = entriesOf(withItems(item))[0] as { allergens?: string[]; mayContain?: string[] };
  return { allergens, mayContain };
};

test('the allergens of a dish stand in their order, each once', () => {
  const all =
    'sulfitos, soja, sesamo, pescado, mostaza, molusco, lacteo, huevos, gluten, frutos con cáscara, crustaceos, cacahuetes, apio, altramuces, gluten';
  const inOrder =
    'altramuces apio cacahuetes crustaceos frutos con cáscara gluten huevos lacteo molusco mostaza pescado sesamo soja sulfitos';
  const { allergens } = declared(`- Plato: [${all}]`) as { allergens: string[] };
  expect(allergens).toHaveLength(14);
  expect(allergens.join(' ')).toBe(inOrder);
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
  ['- Plato: 3', undefined, undefined],
  ['- Plato: []', [], undefined],
  ['- Plato: 3 [ ]', [], undefined],
  ['- Plato: 3 [none]', [], undefined],
  ['- Plato: [~soja]', undefined, ['soja']],
  ['- Plato: 3 [~soja, gluten, ~gluten, ~ apio]', ['gluten'], ['apio', 'soja']],
  ['- item: Plato\n  allergens: gluten, ~soja', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens: "[gluten, ~soja]"', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens: [gluten, ~soja]', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens:\n    - gluten\n    - ~soja', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens: none', [], undefined],
  ['- item: Plato\n  allergens: [none]', [], undefined],
  ['- item: Plato\n  allergens: []', [], undefined],
  ['- item: Plato\n  allergens: "[ ]"', [], undefined],
  ['- item: Plato\n  allergens:', undefined, undefined],
  ['- item: Plato\n  allergens: ""', undefined, undefined],
  ['- item: Plato\n  allergens: " "', undefined, undefined],
])('an allergen is contained, possible, absent or not declared: %s', (item, allergens, mayContain) => {
  expect(declared(item)).toEqual({ allergens, mayContain });
});

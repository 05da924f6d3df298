import { expect, test } from 'vitest';
import { allergenMatrix } from '../../../codegen/allergens/matrix.ts';
import { expectValid, withItems } from '../support/compile.ts';

test.each([
  ['- Plato: 3 [gluten, ~soja]', true, ['contains', 'mayContain', 'unlisted']],
  ['- Plato: 3 [~soja]', true, ['unlisted', 'mayContain', 'unlisted']],
  ['- Plato: 3 []', true, ['unlisted', 'unlisted', 'unlisted']],
  ['- Plato: 3', false, ['undeclared', 'undeclared', 'undeclared']],
  ['- promo: Plato\n  price: 3', false, ['undeclared', 'undeclared', 'undeclared']],
  [
    '- options: Plato\n  choices:\n    - title: Pan\n      options: [Blanco]',
    false,
    ['undeclared', 'undeclared', 'undeclared'],
  ],
])('whether something is declared, and gluten, soya and sulphites: %s', (item, isDeclared, marks) => {
  const [row] = allergenMatrix(expectValid(withItems(item)), 'es')[0]?.rows ?? [];
  expect(row).toMatchObject({ name: 'Plato', isDeclared });
  expect([row?.marks[5], row?.marks[12], row?.marks[13]]).toEqual(marks);
  expect(row?.marks).toHaveLength(14);
});

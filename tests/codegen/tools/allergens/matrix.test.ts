import { expect, test } from 'vitest';
import { allergenMatrix } from '../../../../codegen/tools/allergens/matrix.ts';
import { expectValid, withItems } from '../../support/compile.ts';

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

test('what a dish is called stands beside its name, and says nothing of allergens', () => {
  const item = "- Plato: 3 vegano muyPicante\n- setMenu: Grupo\n  courses: [{dishes: [{Sopa: '[] vegana'}, Pan]}]";
  const [section] = allergenMatrix(expectValid(withItems(item)), 'es');
  expect(section?.rows.map(({ name, isDeclared, character }) => [name, isDeclared, character])).toEqual([
    ['Plato', false, ['vegano', 'muy picante']],
    ['Grupo', false, undefined],
    ['Grupo · Sopa', true, ['vegano']],
    ['Grupo · Pan', false, undefined],
  ]);
});

test('the dishes of a set menu stand below it, where one of them declares something for itself', () => {
  const rows = (dishes: string) =>
    allergenMatrix(expectValid(withItems(`- setMenu: Grupo\n  courses: [{dishes: ${dishes}}]`)), 'es')[0]?.rows.map(
      ({ name, isDeclared, marks }) => [name, isDeclared, marks[1], marks[5]],
    );
  expect(rows('[Sopa, Pan]')).toEqual([['Grupo', false, 'undeclared', 'undeclared']]);
  expect(rows('[Sopa: [apio], Pan]')).toEqual([
    ['Grupo', false, 'contains', 'undeclared'],
    ['Grupo · Sopa', true, 'contains', 'unlisted'],
    ['Grupo · Pan', false, 'undeclared', 'undeclared'],
  ]);
  expect(rows('[Sopa: [apio], Pan: [~gluten]]')).toEqual([
    ['Grupo', true, 'contains', 'mayContain'],
    ['Grupo · Sopa', true, 'contains', 'unlisted'],
    ['Grupo · Pan', true, 'unlisted', 'mayContain'],
  ]);
});

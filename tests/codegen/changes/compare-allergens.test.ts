import { expect, test } from 'vitest';
import { toldOfItems } from '../support/told.ts';

const dish = (allergens: string): string => `- Pan: 2 ${allergens}`;

test.each([
  ['[gluten]', '[]', 'ALLERGEN REMOVED: gluten (contained → absent)'],
  ['[gluten]', '[~gluten]', 'ALLERGEN REMOVED: gluten (contained → may contain)'],
  ['[gluten, ~soja]', '[gluten]', 'ALLERGEN REMOVED: soja (may contain → absent)'],
  ['[gluten, ~soja]', '', 'ALLERGENS NO LONGER DECLARED (before: gluten, may contain soja)'],
  ['[none]', '', 'ALLERGENS NO LONGER DECLARED (before: none of the 14)'],
  ['', '[]', 'allergens now declared: none of the 14'],
  ['', '[gluten]', 'allergens now declared: gluten'],
  ['[]', '[gluten]', 'allergen added: gluten (absent → contained)'],
  ['[~soja]', '[soja]', 'allergen added: soja (may contain → contained)'],
  ['[gluten]', '[gluten, ~soja]', 'allergen added: soja (absent → may contain)'],
])('from "%s" to "%s"', (before, after, words) => {
  expect(toldOfItems(dish(before), dish(after))).toEqual([`Pan: ${words}`]);
});

test('the same in another order is the same', () => {
  expect(toldOfItems(dish('[soja, gluten]'), dish('[Gluten, ~soja, soja]'))).toEqual([]);
});

test('a dish that is shown large now, or sold as an offer, still says what it holds', () => {
  expect(toldOfItems('- Pan: 2 [gluten]', '- highlight: Pan\n  price: 2')).toEqual([
    'Pan: was a dish in the list, is a dish shown large',
    'Pan: ALLERGENS NO LONGER DECLARED (before: gluten)',
    'Pan: row with picture and extras: no → yes',
  ]);
  expect(toldOfItems('- Pan: 2 [gluten]', '- promo: Pan\n  price: 2')).toContain(
    'Pan: ALLERGENS NO LONGER DECLARED (before: gluten)',
  );
});

test('a dish that is shown again is held against what it was', () => {
  expect(toldOfItems('- Pan: 2 [gluten] hidden', '- Pan: 2 []')).toEqual([
    'Pan: shown again, 2.00',
    'Pan: ALLERGEN REMOVED: gluten (contained → absent)',
  ]);
  expect(toldOfItems('- Pan: 2 [gluten] hidden', '- Pan: 2 [] hidden')).toEqual([]);
  expect(toldOfItems('- Pan: 2 [gluten]', '- Pan: 2 [] hidden')).toEqual(['Pan: hidden']);
});

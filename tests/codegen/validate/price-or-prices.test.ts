import { test } from 'vitest';
import { expectProblems, withItems } from '../support/compile.ts';

test('an item has its prices in one of the two fields', () => {
  expectProblems(
    withItems('- item: A\n  price: 3\n  prices: {tapa: 4}\n- highlight: B\n  prices: {tapa: 4}\n  price: 3'),
    [
      '8:5 error conflicting-rules: An item has "price" or "prices", not both. (move all prices into one of them)',
      '11:5 error conflicting-rules: An item has "price" or "prices", not both. (move all prices into one of them)',
    ],
  );
});

test('so have the defaults', () => {
  expectProblems(`defaults: {price: 3, prices: {tapa: 4}}\n${withItems('- Agua: 1')}`, [
    '1:22 error conflicting-rules: An item has "price" or "prices", not both. (move all prices into one of them)',
  ]);
});

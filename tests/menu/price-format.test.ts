import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../src/menu/price-format.ts';

describe('formatPrice (specification, point 5)', () => {
  test.each([
    ['es', '9,50 €'],
    ['en', '€9.50'],
    ['fr', '9,50 €'],
    ['de', '9,50 €'],
    ['it', '9,50 €'],
    ['ca', '9,50 €'],
  ] as const)('a number in %s is %s', (language, shown) => {
    expect(formatPrice({ amount: 9.5 }, { language })).toBe(shown);
  });

  test('has the set number of decimals', () => {
    expect(formatPrice({ amount: 3 }, { language: 'es', decimals: 0 })).toBe('3 €');
    expect(formatPrice({ amount: 2.5 }, { language: 'es', decimals: 1 })).toBe('2,5 €');
  });

  test('a text is shown as it is', () => {
    expect(formatPrice({ amount: 'S.M' }, { language: 'en', styled: true })).toBe('S.M');
  });

  test('a styled one has an apostrophe and two decimals in every language', () => {
    expect(formatPrice({ amount: 14.9 }, { language: 'es', styled: true })).toBe("14'90 €");
    expect(formatPrice({ amount: 14.9 }, { language: 'en', styled: true, decimals: 1 })).toBe("14'90 €");
    expect(formatPrice({ amount: 15 }, { language: 'es', styled: true })).toBe("15'00 €");
  });

  test('what is added to another price has a plus sign', () => {
    expect(formatPrice({ amount: 0.6, plus: true }, { language: 'es' })).toBe('+0,60 €');
    expect(formatPrice({ amount: 0.6, plus: true }, { language: 'en' })).toBe('+€0.60');
  });
});

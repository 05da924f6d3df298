import { describe, expect, test } from 'vitest';
import { full, highlight, simple } from '../../src/menu/menu-rows.ts';

test('each kind of item has its function', () => {
  expect(simple('agua')).toEqual({ kind: 'simple', id: 'agua' });
  expect(full('pan', 2, [], { smash: true })).toEqual({
    kind: 'full',
    id: 'pan',
    prices: [{ amount: 2 }],
    allergens: [],
    smash: true,
  });
  expect(highlight('la-gordi', 14.9, undefined, { link: 'https://example.org' })).toEqual({
    kind: 'highlight',
    id: 'la-gordi',
    prices: [{ amount: 14.9 }],
    link: 'https://example.org',
  });
});

test('prices are one, by label, or a list', () => {
  expect(simple('pulpo', 'S.M').prices).toEqual([{ amount: 'S.M' }]);
  expect(simple('queso', { tapa: 3, racion: 12.5 }).prices).toEqual([
    { label: 'tapa', amount: 3 },
    { label: 'racion', amount: 12.5 },
  ]);
  expect(simple('caña', [{ ownLabel: true, amount: 2 }]).prices).toEqual([{ ownLabel: true, amount: 2 }]);
});

describe('an allergen', () => {
  test('is contained, or possible', () => {
    expect(simple('pan', 2, ['gluten', '~frutos con cáscara'])).toMatchObject({
      allergens: ['gluten'],
      mayContain: ['frutos con cáscara'],
    });
  });
  test('is stated to be absent by an empty list only', () => {
    expect(simple('agua', 2, [])).toHaveProperty('allergens', []);
    expect(simple('agua', 2)).not.toHaveProperty('allergens');
    expect(simple('patatas', 2, ['~soja'])).not.toHaveProperty('allergens');
    expect(simple('patatas', 2, [], { mayContain: ['soja'] })).toMatchObject({ allergens: [], mayContain: ['soja'] });
  });
});

import { describe, expect, test } from 'vitest';
import { NO_FILTER, parseFilter, printFilter, toggled } from '../../../src/menu/finder/allergens/filter.ts';

describe('a stored choice', () => {
  test('is read as it was written', () => {
    const filter = { chosen: ['gluten', 'soja'], strict: true } as const;
    expect(parseFilter(printFilter(filter))).toEqual(filter);
  });

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', 'gluten'],
    ['a number', '3'],
    ['null', 'null'],
    ['a list', '["gluten"]'],
    ['no list of allergens', '{"chosen":"gluten","strict":true}'],
  ])('of %s is no choice', (_what, stored) => {
    expect(parseFilter(stored)).toEqual(NO_FILTER);
  });

  test('keeps what it understands, each once, in the order of the list', () => {
    expect(parseFilter('{"chosen":["soja","kiwi",7,"gluten","soja"],"strict":"yes"}')).toEqual({
      chosen: ['gluten', 'soja'],
      strict: false,
    });
  });
});

test('an allergen is put in and taken out', () => {
  const gluten = toggled(NO_FILTER, 'gluten');
  expect(gluten).toEqual({ chosen: ['gluten'], strict: false });
  expect(toggled(gluten, 'apio')).toEqual({ chosen: ['apio', 'gluten'], strict: false });
  expect(toggled({ ...gluten, strict: true }, 'gluten')).toEqual({ chosen: [], strict: true });
});

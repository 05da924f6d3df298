import { expect, test } from 'vitest';
import { missingChanges } from '../../../codegen/missing/missing-changes.ts';
import { missing } from '../support/missing.ts';

const BEFORE = [
  { id: 'bar', missing: missing({ errors: 1, translations: { de: 2 } }) },
  { id: 'masai', missing: missing({ allergens: 1 }) },
];

test('a venue as it was is not spoken of', () => {
  expect(missingChanges(BEFORE, BEFORE)).toBe('');
});

test('a venue that lacks something else than before has a line', () => {
  const now = [
    { id: 'bar', missing: missing() },
    {
      id: 'masai',
      missing: missing({ errors: 2, translations: { en: 1, de: 2 }, pictures: 1, warnings: 1, allergens: 3 }),
    },
  ];
  expect(missingChanges(BEFORE, now).split('\n')).toEqual([
    'bar: nothing is missing',
    'masai: 2 errors, 1 text without English (en), 2 texts without German (de), 1 picture not there, 1 warning, 3 dishes without allergens',
    '',
  ]);
});

test('a new venue has a line only where it lacks something; one that is gone has none', () => {
  const now = [
    { id: 'chain', missing: missing() },
    { id: 'ohara', missing: missing({ pictures: 2 }) },
  ];
  expect(missingChanges(BEFORE, now)).toBe('ohara: 2 pictures not there\n');
});

test('a change that concerns a whole chain stays short', () => {
  const venues = Array.from({ length: 20 }, (_, at) => ({ id: `bar-${at}`, missing: missing({ warnings: 1 }) }));
  const lines = missingChanges([], venues).split('\n');
  expect(lines[0]).toBe('bar-0: 1 warning');
  expect(lines.slice(7)).toEqual(['bar-7: 1 warning', '… and 12 more venues', '']);
});

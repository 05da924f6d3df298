import { expect, test } from 'vitest';
import { fill } from '../../src/terms/fill.ts';

test.each([
  ['Desde {year}, {venue}', { year: 2012, venue: 'El Moreno' }, 'Desde 2012, El Moreno'],
  // A value stays as it is, and a place that has none as well.
  ['{venue}: {name}', { venue: '$& {name}' }, '$& {name}: {name}'],
])('the places of "%s" are filled', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

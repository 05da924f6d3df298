import { expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';

test('fill puts values into their places', () => {
  expect(fill('Desde {year}, {venue}', { year: 2012, venue: 'El Moreno' })).toBe('Desde 2012, El Moreno');
});

test('fill takes a value as it is, and leaves a place that has none', () => {
  expect(fill('{venue}: {name}', { venue: '$& {name}' })).toBe('$& {name}: {name}');
});

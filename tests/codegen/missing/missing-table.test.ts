import { expect, test } from 'vitest';
import { missingTable } from '../../../codegen/missing/missing-table.ts';
import { missing } from '../support/missing.ts';

test('nothing missing is one line, and no venues are none', () => {
  expect(missingTable([{ id: 'bar', missing: missing() }])).toBe('Nothing is missing in 1 venue.\n');
  expect(missingTable([])).toBe('');
});

test('the worst comes first, whole venues are counted, and columns without anything are left out', () => {
  const table = missingTable([
    { id: 'agua', missing: missing({ allergens: 40 }) },
    { id: 'bar', missing: missing() },
    { id: 'el-moreno', missing: missing({ translations: { fr: 3, de: 12 }, pictures: 1 }) },
    { id: 'masai', missing: missing({ errors: 1 }) },
  ]);
  expect(table.split('\n')).toEqual([
    'What is missing in the venues:',
    '',
    '  venue      errors  fr  de  pictures  allergens',
    '  masai           1   ·   ·         ·          ·',
    '  el-moreno       ·   3  12         1          ·',
    '  agua            ·   ·   ·         ·         40',
    '  … nothing is missing in 1 venue',
    '',
    '  es en fr de it ca: texts without that language',
    '  allergens: dishes that do not state them; [] states that there are none',
    '',
  ]);
});

test('hundreds of venues with everything missing fit a terminal of 80 columns, the worst of them by name', () => {
  const counts = { es: 123, en: 123, fr: 123, de: 123, it: 123, ca: 123 };
  const venues = Array.from({ length: 300 }, (_, at) => ({
    id: `taberna-de-la-plaza-mayor-numero-${at}`,
    missing: missing({ errors: 1 + (at % 2), translations: counts, pictures: 123, warnings: 123, allergens: 123 }),
  }));
  const lines = missingTable(venues).split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines).toHaveLength(24);
  expect(lines[3]).toBe('  taberna-de-la-plaz…      2 123 123 123 123 123 123      123      123       123');
  expect(lines.at(-5)).toBe('  … 284 more lack something');
});

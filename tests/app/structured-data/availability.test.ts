import { expect, test } from 'vitest';
import { availability } from '../../../src/app/structured-data/availability.ts';
import { openWindows } from '../../../src/time/windows.ts';

test.each([
  ['always', {}, undefined],
  ['only at night', { onlyNight: true }, ['19:00:00', '03:00:00']],
  ['only by day', { onlyDay: true }, ['03:00:00', '19:00:00']],
  ['in a section of the evening', { sectionOnlyNight: true }, ['17:00:00', '03:00:00']],
  ['at night in a section of the evening', { onlyNight: true, sectionOnlyNight: true }, ['19:00:00', '03:00:00']],
  ['by day in a section of the evening', { onlyDay: true, sectionOnlyNight: true }, ['17:00:00', '19:00:00']],
] as const)('%s', (_name, rules, expected) => {
  const hours = availability(rules);
  expect(hours && [hours.availabilityStarts, hours.availabilityEnds]).toEqual(expected);
});

test('the hours are those at which the page shows an item', () => {
  expect([18, 19, 2, 3, 16, 17].map((hour) => openWindows(hour))).toEqual([
    ['day', 'evening'],
    ['night', 'evening'],
    ['night', 'evening'],
    ['day'],
    ['day'],
    ['day', 'evening'],
  ]);
});

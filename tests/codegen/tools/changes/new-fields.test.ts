/** A field of a venue that no code of the comparison has heard of is compared all the same, by the types of its values. */
import { expect, test } from 'vitest';
import { compareVenue } from '../../../../codegen/tools/changes/compare/compare-venue.ts';
import { lineOf } from '../../../../codegen/tools/changes/print/print-report.ts';
import { summarize } from '../../../../codegen/tools/changes/print/describe.ts';
import { counted } from '../../../../codegen/tools/changes/print/words.ts';
import type { ResolvedVenue } from '../../../../codegen/resolve/venue.ts';
import { venueOf } from '../../support/venues.ts';

const AROUND = { labels: { before: () => ({}), after: () => ({}) }, isPictureChanged: () => false };

const venueWith = (field: object): ResolvedVenue => ({ ...venueOf(), ...field });

test.each([
  [{ timeZone: 'Europe/Madrid' }, { timeZone: 'Atlantic/Canary' }, ['timeZone: Europe/Madrid → Atlantic/Canary']],
  [{ closed: ['12-24'] }, { closed: ['12-24', '12-25'] }, ['closed: 24/12 → 24/12, 25/12']],
  [
    { hours: [{ days: [1, 2], hours: [['13:00', '16:00']] }] },
    { hours: [{ days: [1, 2], hours: [['13:00', '15:00']] }] },
    ['hours: mon-tue 13-16 → mon-tue 13-15'],
  ],
  [{ motto: { es: 'Uno' } }, { motto: { es: 'Dos' } }, ['motto: “Uno” → “Dos”']],
  [{ contact: { email: 'a@bar.es' } }, { contact: { email: 'b@bar.es' } }, ['email: a@bar.es → b@bar.es']],
  [{ patioFile: 'bar/a.jpg' }, { patioFile: 'bar/b.jpg' }, ['patioFile: bar/a.jpg → bar/b.jpg']],
])('%j, now %j', (before, after, words) => {
  expect(compareVenue(venueWith(before), venueWith(after), AROUND).map((change) => lineOf(change))).toEqual(words);
});

test('a summary names what changed of a venue, and counts things by their plurals', () => {
  const sum = (before: object, after: object): string =>
    summarize(compareVenue(venueWith(before), venueWith(after), AROUND));
  expect(sum({ closed: ['12-24'] }, { timeZone: 'Atlantic/Canary' })).toBe('opening hours changed');
  expect(['quantity', 'winery', 'day', 'dish'].map((noun) => counted(2, noun))).toEqual([
    '2 quantities',
    '2 wineries',
    '2 days',
    '2 dishes',
  ]);
});

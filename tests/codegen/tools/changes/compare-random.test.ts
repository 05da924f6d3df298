/** What holds of any two menus. */
import type { ResolvedEntry } from '../../../../codegen/kinds/kinds.ts';
import type { ResolvedVenue } from '../../../../codegen/resolve/venue.ts';
import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isRemoval, type Change } from '../../../../codegen/tools/changes/change.ts';
import { compareVenue } from '../../../../codegen/tools/changes/compare/compare-venue.ts';
import { LANGUAGES } from '../../../support/languages.ts';
import { LONG } from '../../../support/long.ts';
import { randomEntry, randomVenue, withIds } from '../../support/random-venue.ts';

const AROUND = { labels: { before: () => ({}), after: () => ({}) }, isPictureChanged: () => false };

const compare = (before: ResolvedVenue, after: ResolvedVenue): Change[] => compareVenue(before, after, AROUND);

/** Fields that a row without a picture does not show. */
const FULL_ONLY = ['imageFile', 'smash'];

/** What a diner sees of a menu, as text: its own languages only. Empty lists are nothing, but that of allergens says that there are none. */
function seen({ status, name, sections, ...venue }: ResolvedVenue): string {
  if (status === 'unavailable') return name;
  const shown = sections
    .filter(({ hidden }) => !hidden)
    .map(({ entries, title, onlyNight }) => ({ title, onlyNight, entries: entries.filter(isShown) }));
  const other = LANGUAGES.filter((language) => !venue.languages.includes(language));
  return JSON.stringify({ name, ...venue, shown }, function (this: { variant?: string }, key, value: unknown) {
    const isUnseen = ['id', ...other].includes(key) || (this.variant === 'simple' && FULL_ONLY.includes(key));
    return isUnseen || (Array.isArray(value) && value.length === 0 && key !== 'allergens') ? undefined : value;
  });
}

function isShown(entry: ResolvedEntry): boolean {
  return !('hidden' in entry && entry.hidden === true);
}

test('a menu compared with itself has no changes', () => {
  assert(
    property(randomVenue, (venue) => {
      expect(compare(venue, structuredClone(venue))).toEqual([]);
    }),
  );
});

test('where nothing is told, diners see the same', () => {
  assert(
    property(randomVenue, randomVenue, (before, after) => {
      expect(compare(before, after).length > 0 || seen(before) === seen(after)).toBe(true);
    }),
  );
});

test('one entry in the place of another is told, or diners see no difference', () => {
  assert(
    property(randomVenue, randomEntry, nat(), nat(), (before, entry, section, index) => {
      const after = structuredClone(before);
      const entries = after.sections[section % (after.sections.length || 1)]?.entries;
      if (entries === undefined) return;
      entries.splice(index % (entries.length + 1), index % 2, entry);
      const numbered = withIds(after);
      const told = compare(before, numbered).length > 0;
      expect(told).toBe(seen(numbered) !== seen(before));
    }),
    { numRuns: LONG ? 500 : 100 },
  );
});

test('a dish that stays and says less of its allergens is always told', () => {
  assert(
    property(randomVenue, (venue) => {
      const after = structuredClone(venue);
      const sections = after.status === 'open' ? after.sections.filter(({ hidden }) => !hidden) : [];
      const weakened = sections
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.kind === 'item')
        .filter((entry) => isShown(entry) && (entry.allergens ?? []).length > 0);
      for (const item of weakened) delete item.allergens;
      const told = new Set(
        compare(venue, after)
          .filter(isRemoval)
          .map(({ entry }) => entry?.id),
      );
      expect(told).toEqual(new Set(weakened.map(({ id }) => id)));
    }),
  );
});

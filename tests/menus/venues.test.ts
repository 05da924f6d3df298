/** The routes of the specification, each from one menu, with the languages and the length that the venue is to have. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listMenus } from '../../codegen/read/menus-folder.ts';
import { LANGUAGE_CODES } from '../../codegen/validate/language-codes.ts';
import type { Text } from '../../codegen/resolve/venue.ts';
import { published } from './published.ts';

/** Languages, the first of which the page begins with; whether the address takes one more word; fewest and most entries. */
const OPEN: [id: string, languages: string, urlPath: boolean, fewest: number, most: number][] = [
  ['bsmash', 'es en', false, 40, 120],
  ['chicago', 'es en it', true, 40, 120],
  ['dak-burger', 'es en', false, 40, 120],
  ['dbh-iturrialde', 'es', false, 40, 120],
  ['depredador', 'es', false, 15, 40],
  ['el-moreno', 'es en fr', true, 40, 120],
  ['gottan-granada', 'es en', false, 40, 120],
  ['gottan-huelin', 'es en', false, 40, 120],
  ['gottan-sevilla', 'es en', false, 40, 120],
  ['index', 'es en fr de it ca', false, 40, 120],
  ['masai', 'es en fr', true, 40, 120],
  ['ohara', 'es en', true, 40, 120],
  ['ovidio', 'es en fr de it ca', true, 40, 120],
  ['premier-centro', 'es en de', true, 40, 120],
  ['premier-granada', 'es en', true, 40, 120],
  ['premier-huelin', 'es en', true, 40, 120],
  ['premier-teatinos', 'es en', true, 40, 120],
  ['roadhouse', 'es en fr ca', false, 40, 120],
  ['shanao', 'es en', true, 40, 120],
  ['unterturkheim', 'es en de', true, 40, 120],
  ['vermu', 'es ca', true, 40, 120],
];

const UNAVAILABLE: [id: string, urlPath: boolean][] = [
  ['feria-mundial-cerveza', false],
  ['la-gresca', true],
  ['luckyluke', true],
  ['oceans', true],
];

const venues = new Map(OPEN.map(([id]) => [id, published(id)]));

test('each route has its menu, and there is no other', () => {
  const root = fileURLToPath(new URL('../../menus', import.meta.url));
  const ids = listMenus(root, 'menus').venues.map(({ id }) => id);
  expect(ids).toEqual([...OPEN, ...UNAVAILABLE].map(([id]) => id).toSorted());
});

describe.each(OPEN)('%s', (id, languages, urlPath, fewest, most) => {
  const venue = venues.get(id);

  test(`is open and read in ${languages}`, () => {
    expect(venue).toMatchObject({ status: 'open', languages: languages.split(' '), urlPath });
  });

  test(`has ${fewest} to ${most} entries`, () => {
    const entries = venue?.sections.flatMap((section) => section.entries) ?? [];
    expect(entries.length).toBeGreaterThanOrEqual(fewest);
    expect(entries.length).toBeLessThanOrEqual(most);
  });

  test('has each of its texts in each of its languages', () => {
    expect(textsOf(venue).filter((text) => Object.keys(text).join(' ') !== languages)).toEqual([]);
  });
});

test.each(UNAVAILABLE)('%s has no menu to show', (id, urlPath) => {
  expect(published(id)).toMatchObject({ status: 'unavailable', urlPath, sections: [] });
});

test('the language lists that the specification names are offered by a venue', () => {
  const offered = [...venues.values()].map((venue) => venue.languages.join(' '));
  expect(offered).toEqual(expect.arrayContaining(['es', 'es en', 'es en fr ca', 'es en fr de it ca']));
});

test('menus of Catalonia have all their texts in Catalan, or they are not built', () => {
  const inCatalonia = [...venues.values()].filter((venue) => venue.requiredLanguages?.includes('ca'));
  expect(inCatalonia.map(({ id }) => id)).toEqual(['roadhouse', 'vermu']);
});

/** Every multilingual text below a value. */
function textsOf(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => (LANGUAGE_CODES as string[]).includes(key))) return [value];
  return Object.values(value).flatMap(textsOf);
}

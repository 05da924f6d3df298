/** What tests of the product run on, `tests/site`, says whatever the menu language can say, as an editor would write it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileMenu } from '../../../codegen/resolve/compile-venue.ts';
import { formatText } from '../../../codegen/tools/layout/format-text.ts';
import { listMenus } from '../../../codegen/resolve/compile-site.ts';
import { Sources } from '../../../codegen/read/sources.ts';
import { STANDARD_LABELS } from '../../../src/terms/price-labels.ts';
import { inOneLine } from '../support/compile.ts';
import { knownFields, writtenFields } from './written-fields.ts';

const root = fileURLToPath(new URL('../../site', import.meta.url));
const menus = listMenus(root, 'tests/site');
const sources = new Sources(root, menus);
const compiled = menus.venues.map((menu) => compileMenu(menu, sources));
const entries = compiled.flatMap(({ venue }) => venue?.sections.flatMap((section) => section.entries) ?? []);
const items = entries.filter((entry) => entry.kind === 'item' || entry.kind === 'highlight');

test('it has neither an error nor a warning', () => {
  expect(compiled.flatMap(({ diagnostics }) => diagnostics.map(inOneLine))).toEqual([]);
});

test.each([
  ...menus.venues.map((menu) => ({ ...menu, kind: 'venue' as const })),
  ...menus.partials.map((menu) => ({ ...menu, kind: 'partial' as const })),
])('$file has the layout of menus', ({ kind, ...menu }) => {
  const text = readFileSync(menu.path, 'utf8');
  expect(formatText({ ...menu, text, languages: menus.languages.languages }, kind)).toMatchObject({ text });
});

describe('it has', () => {
  test('every kind of entry and every field', () => {
    const written = writtenFields(root);
    expect(knownFields().filter((name) => !written.has(name))).toEqual([]);
    expect(knownFields()).toEqual(
      expect.arrayContaining(['item.onlyNight', 'builder.steps.choose', 'conditions.title']),
    );
  });

  test('every standard price label, labels of its own, and prices that are text or stand for something else than a person', () => {
    const prices = items.flatMap((item) => item.prices ?? []);
    const labels = prices.map(({ label }) => label).filter((label) => label !== undefined);
    expect(labels).toEqual(expect.arrayContaining([...STANDARD_LABELS]));
    expect(labels.some((label) => typeof label !== 'string')).toBe(true);
    expect(prices.some(({ amount }) => amount === 'S.M')).toBe(true);
    expect(entries.some((entry) => entry.kind === 'setMenu' && entry.per !== 'person')).toBe(true);
  });

  test('choices of one, of up to some and of any number', () => {
    const steps = entries.filter((entry) => entry.kind === 'builder').flatMap((builder) => builder.steps);
    const forms = steps.map(({ choose }) => (typeof choose === 'number' ? 'number' : choose?.replace(/\d+/, 'N')));
    expect(new Set(forms)).toEqual(new Set(['number', 'up to N', 'any']));
  });

  test('allergens that are contained, possible, absent and not declared', () => {
    expect(items.some(({ allergens = [] }) => allergens.length > 0)).toBe(true);
    expect(items.some(({ mayContain }) => mayContain !== undefined)).toBe(true);
    expect(items.some(({ allergens }) => allergens?.length === 0)).toBe(true);
    expect(items.some(({ allergens, mayContain }) => allergens === undefined && mayContain === undefined)).toBe(true);
  });

  test('set menus whose dishes declare and cost more, all of them or a part', () => {
    const setMenus = entries.filter((entry) => entry.kind === 'setMenu');
    const dishes = setMenus.flatMap(({ courses }) => courses.flatMap((course) => course.dishes));
    expect(dishes.some(({ prices }) => prices?.some(({ plus }) => plus))).toBe(true);
    expect(
      new Set(setMenus.map(({ allergens, partlyDeclared }) => [allergens !== undefined, partlyDeclared].join())),
    ).toEqual(new Set(['true,', 'true,true', 'false,']));
  });

  test('pictures that are still and moving, in a folder of their own and another’s', () => {
    const files = items.map(({ imageFile }) => imageFile);
    const endings = new Set(files.map((file) => file?.replace(/.*\./, '')));
    expect(endings).toEqual(new Set([undefined, 'jpg', 'mp4']));
    const playa = compiled.find(({ venue }) => venue?.id === 'parrilla-playa');
    expect(JSON.stringify(playa?.venue)).toContain('"imageFile":"parrilla/la-parrilla.jpg"');
  });
});

/** What the list of venues says of Ovidio: a tavern with a long wine list in six languages. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ResolvedVenue } from '../../codegen/resolve/venue.ts';
import { runCommand } from '../codegen/support/run-command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { out } = await runCommand(root, 'inspect', 'menus/ovidio.yaml', '--format', 'json');
const { languages, sections } = JSON.parse(out) as ResolvedVenue;

const WINES = ['Vinos por copas', 'Espumosos', 'Blancos', 'Rosados y claretes', 'Tintos', 'Jerez y vinos dulces'];
const DISHES = ['Tablas y conservas', 'Tapas y raciones', 'De la cazuela y la brasa', 'Postres'];

const itemsOf = (titles: readonly string[]) =>
  sections
    .filter(({ title }) => titles.includes(title.es ?? ''))
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.kind === 'item' || entry.kind === 'highlight');

test('Ovidio is read in six languages', () => {
  expect(languages).toEqual(['es', 'en', 'fr', 'de', 'it', 'ca']);
});

test('it has between 80 and 120 entries', () => {
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  expect(count).toBeGreaterThanOrEqual(80);
  expect(count).toBeLessThanOrEqual(120);
});

test('its long list of wines goes from the glass to the bottle, in the order in which they are drunk', () => {
  expect(sections.map(({ title }) => title.es).filter((title) => WINES.includes(title ?? ''))).toEqual(WINES);
  expect(itemsOf(WINES).length).toBeGreaterThanOrEqual(50);
});

test('every wine declares its sulphites', () => {
  expect(itemsOf(WINES).filter(({ allergens }) => allergens?.join() !== 'sulfitos')).toEqual([]);
});

test('every dish declares its allergens', () => {
  const isSilent = ({ allergens, mayContain }: { allergens?: unknown; mayContain?: unknown }) =>
    allergens === undefined && mayContain === undefined;
  expect(itemsOf(DISHES).filter(isSilent)).toEqual([]);
});

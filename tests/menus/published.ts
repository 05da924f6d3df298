import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMenu } from '../../codegen/compile-menu.ts';
import { listMenus, menuFile } from '../../codegen/read/menus-folder.ts';
import { Sources } from '../../codegen/read/sources.ts';
import type { ResolvedEntry, ResolvedItemFields, ResolvedOption, ResolvedVenue } from '../../codegen/resolve/venue.ts';
import type { Language } from '../../src/i18n/language.ts';

const root = fileURLToPath(new URL('../../menus', import.meta.url));

/** A venue of this repository as the compiler understands it. Throws when its menu has an error or a warning. */
export function published(id: string): ResolvedVenue {
  const { venue, diagnostics } = compileMenu(
    menuFile(root, 'menus', `${id}.yaml`),
    new Sources(root, listMenus(root, 'menus')),
  );
  if (venue === undefined || diagnostics.length > 0) {
    throw new Error(
      `${join('menus', id)}.yaml: ${diagnostics.map(({ code, message }) => `${code} ${message}`).join()}`,
    );
  }
  return venue;
}

/** The titles of a venue's sections, in order. */
export const titles = ({ sections }: ResolvedVenue, language: Language): (string | undefined)[] =>
  sections.map(({ title }) => title[language]);

/** The entries of a section. Throws when there is no such section. */
export function entriesOf({ id, sections }: ResolvedVenue, section: string): ResolvedEntry[] {
  const found = sections.find((each) => each.id === section);
  if (found === undefined) throw new Error(`${id} has no section ${section}`);
  return found.entries;
}

/** The entries of a kind, in order. */
export const ofKind = <Kind extends ResolvedEntry['kind']>(
  entries: readonly ResolvedEntry[],
  kind: Kind,
): Extract<ResolvedEntry, { kind: Kind }>[] =>
  entries.filter((entry): entry is Extract<ResolvedEntry, { kind: Kind }> => entry.kind === kind);

/** The dishes and drinks of a list, large ones too. */
export const itemsOf = (entries: readonly ResolvedEntry[]): ResolvedItemFields[] =>
  entries.filter((entry) => entry.kind === 'item' || entry.kind === 'highlight');

/** The dishes and drinks that stand below a sub-heading, up to the next. */
export function itemsBelow(entries: readonly ResolvedEntry[], heading: string): ResolvedItemFields[] {
  const start = entries.findIndex((entry) => entry.kind === 'heading' && entry.text.es === heading);
  if (start < 0) throw new Error(`there is no heading ${heading}`);
  const rest = entries.slice(start + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return itemsOf(end < 0 ? rest : rest.slice(0, end));
}

/** The lowest and the highest price in figures. */
export function priceSpan(items: readonly ResolvedItemFields[]): [lowest: number, highest: number] {
  const amounts = items
    .flatMap(({ prices = [] }) => prices.map(({ amount }) => amount))
    .filter((amount) => typeof amount === 'number');
  return [Math.min(...amounts), Math.max(...amounts)];
}

/** Each option in Spanish with what it adds to the price; 0 where it adds nothing. */
export const surcharges = (options: readonly ResolvedOption[] = []): [name: string | undefined, amount: unknown][] =>
  options.map(({ name, prices }) => [name.es, prices?.[0]?.amount ?? 0]);

import { words } from '../diagnostics/words.ts';
import { hintOfNearest } from '../diagnostics/nearest.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Located, PriceById } from '../validate/values.ts';
import { wantedId, type PlacedEntry, type PlacedSection } from './placed.ts';
import { slug } from './slug.ts';

/** Items that are looked at for a hint. */
const MAX_NAMED = 100;

type Adaptation = {
  readonly without?: readonly Located<string>[];
  readonly prices?: readonly PriceById[];
};

/**
 * What `use` pulled in, without the items that `without` names and with the new price lists of `prices`. An id that the
 * sections do not have is an error, unless they are damaged. An id may be given as the partial numbers it, or as the slug of
 * an item's name.
 */
export function adapt(
  sections: readonly PlacedSection[],
  { without = [], prices = [] }: Adaptation,
  damaged: boolean,
  report: Report,
): readonly PlacedSection[] {
  if (without.length === 0 && prices.length === 0) return sections;
  const items = sections.flatMap(({ entries }) => entries.filter(({ id }) => id !== undefined));
  const byId = new Map(items.map((placed) => [placed.id, placed]));
  const bySlug = new Map(items.toReversed().map((placed) => [slug(wantedId(placed.entry)?.text ?? ''), placed]));
  const find = (wanted: Located<string>): PlacedEntry | undefined => {
    const found = byId.get(wanted.value) ?? bySlug.get(wanted.value);
    if (found === undefined && !damaged) {
      const ids = items.slice(0, MAX_NAMED).map(({ id }) => id ?? '');
      const all = words('itemsAre', `${ids.join(', ')}${items.length > MAX_NAMED ? ' …' : ''}`);
      const hint = hintOfNearest(wanted.value, ids) ?? all;
      report.add(wanted.source, 'unknown-item', wanted.at, words('noSuchItem', wanted.value), hint);
    }
    return found;
  };
  const dropped = new Set(without.map((id) => find(id)));
  const repriced = new Map(prices.map(({ id, prices: list }) => [find(id), list]));
  return sections.map((section) => ({
    ...section,
    entries: section.entries
      .filter((placed) => !dropped.has(placed))
      .map((placed) => {
        const list = repriced.get(placed);
        return list === undefined ? placed : { ...placed, prices: list };
      }),
  }));
}

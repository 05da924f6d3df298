import { KINDS, type ResolvedEntry } from '../kinds/kinds.ts';
import type { Mark } from '../../src/terms/marks.ts';
import type { Kind } from '../kinds/kind.ts';
import type { VenueContext } from './context.ts';
import type { PlacedEntry } from './placed.ts';
import { checkMarks } from './check-rules.ts';
import type { Located } from '../validate/values.ts';
import { putValue, resolveFields } from './resolve-fields.ts';

/** What an entry means: its fields by their types, or as its kind resolves them. */
export function resolveEntry(placed: PlacedEntry, context: VenueContext): ResolvedEntry {
  const { entry, id = '', prices } = placed;
  const kind: Kind = KINDS[entry.kind];
  const resolved: { [name: string]: unknown } = { kind: entry.kind };
  // The word and the fields were read by the tables of this kind.
  kind.check?.(entry.word as never, entry.fields as never, context);
  if (kind.resolve !== undefined) {
    Object.assign(resolved, kind.resolve(entry.word as never, entry.fields as never, placed, context));
  } else {
    if (Object.hasOwn(kind.fields, 'id')) resolved['id'] = id;
    putValue(resolved, kind.holds, entry.word, kind.word, context);
    Object.assign(resolved, resolveFields(kind.fields, entry.fields, context, prices));
  }
  checkMarks(marksOf(placed), resolved, context.report);
  return resolved as ResolvedEntry;
}

/** The marks of an entry, each where it is written; those of the defaults of a file, which an item may have, are said at the entry. */
function marksOf({ entry, defaults }: PlacedEntry): readonly Located<Mark>[] {
  if ('marks' in entry.fields && entry.fields.marks !== undefined) return entry.fields.marks;
  if (entry.kind !== 'item' && entry.kind !== 'highlight') return [];
  const { marks = [] } = defaults.find((each) => each.marks !== undefined) ?? {};
  return marks.map(({ value }) => ({ value, source: entry.source, at: entry.at }));
}

/** The allergens and marks of an entry of any kind. */
import type { Mark } from '../../src/terms/marks.ts';
import type { ResolvedDish } from '../../src/terms/resolved-venue.ts';
import type { Field } from '../validate/field.ts';
import { ENTRY_KINDS, type EntryKind, kindOf, KINDS, type ResolvedEntry } from './kinds.ts';
import type { Declaration } from '../../src/terms/declaration.ts';
import { partsIn } from './parts.ts';

/** The kinds that have a field for allergens. */
const DECLARING: ReadonlySet<EntryKind> = new Set(
  ENTRY_KINDS.filter((kind) => Object.values<Field>(KINDS[kind].fields).some(({ type }) => type === 'allergens')),
);

export const canDeclare = ({ kind }: ResolvedEntry): boolean => DECLARING.has(kind);

/** The declaration of an entry; empty if its kind has no field for allergens. */
export function declarationOf(entry: ResolvedEntry): Declaration {
  return 'allergens' in entry || 'mayContain' in entry ? entry : {};
}

/** The marks of an entry: vegan, spicy. Empty if it has none. */
export const marksOf = (entry: ResolvedEntry): readonly Mark[] => ('marks' in entry && entry.marks) || [];

/** Whether an entry is kept in the file and not shown. */
export const isHidden = (entry: ResolvedEntry): boolean => 'hidden' in entry && entry.hidden === true;

/** The parts that an entry is made of, each with what it declares. */
export function partsOf(entry: ResolvedEntry): readonly ResolvedDish[] {
  // Once resolved, every part has the fields of a dish.
  return partsIn(kindOf(entry).fields, entry) as readonly object[] as readonly ResolvedDish[];
}

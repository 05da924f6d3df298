/** What an entry says of allergens, whatever its kind. */
import type { Mark } from '../../src/terms/marks.ts';
import type { ResolvedDish } from '../../src/terms/resolved-venue.ts';
import type { Field } from '../validate/field.ts';
import { ENTRY_KINDS, type EntryKind, KINDS, type ResolvedEntry } from './kinds.ts';
import type { Declaration } from './declaration.ts';

/** The kinds that have a field for allergens. */
const DECLARING: ReadonlySet<EntryKind> = new Set(
  ENTRY_KINDS.filter((kind) => Object.values<Field>(KINDS[kind].fields).some(({ type }) => type === 'allergens')),
);

export function canDeclare({ kind }: ResolvedEntry): boolean {
  return DECLARING.has(kind);
}

/** What an entry declares; nothing where its kind has no field for it. */
export function declarationOf(entry: ResolvedEntry): Declaration {
  return 'allergens' in entry || 'mayContain' in entry ? entry : {};
}

/** What an entry is called beside its name: vegan, spicy. */
export function marksOf(entry: ResolvedEntry): readonly Mark[] {
  return ('marks' in entry && entry.marks) || [];
}

/** The marks of an entry, and those of each of its dishes and options. */
export function allMarksOf(entry: ResolvedEntry): (readonly Mark[])[] {
  const options =
    entry.kind === 'builder'
      ? [...entry.steps.flatMap((step) => step.options), ...(entry.extras ?? [])]
      : entry.kind === 'options'
        ? entry.choices.flatMap((group) => group.options)
        : [];
  return [entry, ...partsOf(entry), ...options].map((part) => ('marks' in part && part.marks) || []);
}

/** Whether an entry is kept in the file and not shown. */
export function isHidden(entry: ResolvedEntry): boolean {
  return 'hidden' in entry && entry.hidden === true;
}

/** The dishes that an entry is made of, each with what it declares. */
export function partsOf(entry: ResolvedEntry): readonly ResolvedDish[] {
  return entry.kind === 'setMenu' ? entry.courses.flatMap(({ dishes }) => dishes) : [];
}

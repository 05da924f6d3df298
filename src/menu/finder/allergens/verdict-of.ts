import { type Declaration, isDeclared } from '../../../terms/declaration.ts';
import type { Allergen } from '../../../terms/allergens.ts';
import { DIETS, type Diet, impliedBy, type Mark, marksWithin } from '../../../terms/marks.ts';
import { type Entry, factsOf, type Section } from '../../model.ts';

/**
 * The statement about a dish for somebody with allergies, and nothing stronger (docs/decisions/0011-what-the-allergen-filter-says.md):
 *
 * - `contains`: at least one of mine is declared as contained; traces of others may be declared in addition.
 * - `mayContain`: traces of at least one of mine are declared.
 * - `notDeclared`: nothing is declared, or not all of it, and mine are not among the declared ones.
 * - `notAmong`: allergens, or the absence of all, are declared, and mine are not among them.
 *
 * For somebody who avoids none and requires marks: `marked` with all of them, or `notMarked`, which does not mean the opposite (decision 30).
 */
export type Verdict = {
  readonly kind: 'contains' | 'mayContain' | 'notDeclared' | 'notAmong' | 'marked' | 'notMarked';
  /** Mine among those contained, in the order of the choice. */
  readonly contains: readonly Allergen[];
  /** Mine among the possible traces. */
  readonly mayContain: readonly Allergen[];
  /** The marks that I require: those that the dish has, and those that it lacks. */
  readonly has: readonly Diet[];
  readonly lacks: readonly Diet[];
  /** The row is hidden. */
  readonly hidden: boolean;
};

/** The allergens that an entry declares, and its marks. */
export type Declared = Declaration & { readonly marks?: readonly Mark[] };

/** Whether an entry is something to eat or drink. Allergens that its kind cannot declare count as not declared. */
export const isDish = (entry: Entry): boolean => factsOf(entry).isServed;

export const declaredBy = (entry: Entry | Declared): Declared =>
  'allergens' in entry || 'mayContain' in entry ? entry : {};

/** The marks that a diner requires. */
type Wanted = {
  readonly diets?: readonly Diet[];
  /** The marks that hide dishes without them: those that occur on the menu. Absent: all required marks. */
  readonly hiding?: readonly Diet[];
};

/**
 * The verdict on a dish for chosen allergens and marks, of which there must be at least one. A strict filter hides dishes in doubt. A dish with a
 * mark only on a part is not `marked`, but stays.
 */
export function verdictOf(
  entry: Entry | Declared,
  chosen: readonly Allergen[],
  strict: boolean,
  { diets = [], hiding = diets }: Wanted = {},
): Verdict {
  const declared = declaredBy(entry);
  const contains = chosen.filter((allergen) => declared.allergens?.includes(allergen));
  const mayContain = chosen.filter(
    (allergen) => declared.mayContain?.includes(allergen) && !contains.includes(allergen),
  );
  const marks = impliedBy(('marks' in entry && entry.marks) || []);
  const has = diets.filter((diet) => marks.includes(diet));
  const lacks = diets.filter((diet) => !marks.includes(diet));
  const isOut = lacks.some((diet) => hiding.includes(diet) && !dietsOf(entry).includes(diet));
  if (chosen.length === 0) {
    return { kind: lacks.length === 0 ? 'marked' : 'notMarked', contains, mayContain, has, lacks, hidden: isOut };
  }
  const kind = kindOf(declared, contains, mayContain);
  return { kind, contains, mayContain, has, lacks, hidden: isOut || (strict && kind !== 'notAmong') };
}

/** The marks that diners choose by and that a menu has anywhere. */
export function dietsIn(sections: readonly Section[]): Diet[] {
  const found = new Set(sections.flatMap(({ entries }) => entries.flatMap(dietsOf)));
  return DIETS.filter((diet) => found.has(diet));
}

/** The marks of an entry and its parts. */
export const marksOf = (entry: Entry | Declared): readonly Mark[] => marksWithin(entry).flat();

function dietsOf(entry: Entry | Declared): Diet[] {
  const marks = impliedBy(marksOf(entry));
  return DIETS.filter((diet) => marks.includes(diet));
}

function kindOf(declared: Declared, contains: readonly Allergen[], mayContain: readonly Allergen[]): Verdict['kind'] {
  if (contains.length > 0) return 'contains';
  if (mayContain.length > 0) return 'mayContain';
  return isDeclared(declared) ? 'notAmong' : 'notDeclared';
}

import type { Allergen } from '../../../terms/allergens.ts';
import { DIETS, type Diet, impliedBy, type Mark, marksWithin } from '../../../terms/marks.ts';
import { type Entry, factsOf, type Section } from '../../model.ts';

/**
 * What can be said of a dish to somebody with allergies, and nothing stronger (docs/decisions/0011-what-the-allergen-filter-says.md):
 *
 * - `contains`: at least one of mine is declared as contained; traces of others may be declared beside.
 * - `mayContain`: traces of at least one of mine are declared.
 * - `notDeclared`: nothing is declared, or not all of it, and mine are not among what is.
 * - `notAmong`: allergens are declared, or that there are none, and mine are not among them.
 *
 * To somebody who avoids none and looks for marks: `marked` with all of them, or `notMarked`, which is not that it is not so (decision 30).
 */
export type Verdict = {
  readonly kind: 'contains' | 'mayContain' | 'notDeclared' | 'notAmong' | 'marked' | 'notMarked';
  /** Mine among those contained, in the order of the choice. */
  readonly contains: readonly Allergen[];
  /** Mine among the possible traces. */
  readonly mayContain: readonly Allergen[];
  /** The marks that I look for: those that it has, and those that it has not. */
  readonly has: readonly Diet[];
  readonly lacks: readonly Diet[];
  /** The row drops out. */
  readonly hidden: boolean;
};

/** The allergens that an entry declares, and its marks. */
export type Declared = {
  readonly allergens?: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
  /** What is listed is not all: a part of it declares nothing. */
  readonly partlyDeclared?: true;
  readonly marks?: readonly Mark[];
};

/** Whether an entry is something to eat or drink. What its kind cannot declare counts as not declared. */
export const isDish = (entry: Entry): boolean => factsOf(entry).isServed;

export const declaredBy = (entry: Entry | Declared): Declared =>
  'allergens' in entry || 'mayContain' in entry ? entry : {};

/**
 * Whether the allergens of all of it are declared, be it that there are none. An empty list of traces says nothing, and where a part says
 * nothing the whole is in doubt.
 */
export const isDeclared = ({ allergens, mayContain, partlyDeclared }: Declared): boolean =>
  partlyDeclared !== true && (allergens !== undefined || (mayContain ?? []).length > 0);

/** The marks that a diner looks for. */
type Wanted = {
  readonly diets?: readonly Diet[];
  /** The marks that hide what lacks them: those that the menu has at all. Absent: all that are looked for. */
  readonly hiding?: readonly Diet[];
};

/**
 * The verdict on a dish for chosen allergens and marks, of which there must be one at least. A strict one keeps nothing in doubt. What has
 * a mark on one of its parts is not marked, and stays.
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

/** What an entry is marked with, or one of its parts. */
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

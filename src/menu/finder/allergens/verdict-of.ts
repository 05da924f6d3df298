import type { Allergen } from '../../../terms/allergens.ts';
import { type Entry, factsOf } from '../../model.ts';

/**
 * What can be said of a dish to somebody with allergies, and nothing stronger (docs/decisions/0011-what-the-allergen-filter-says.md):
 *
 * - `contains`: at least one of mine is declared as contained; traces of others may be declared beside.
 * - `mayContain`: traces of at least one of mine are declared.
 * - `notDeclared`: nothing is declared, or not all of it, and mine are not among what is.
 * - `notAmong`: allergens are declared, or that there are none, and mine are not among them.
 */
export type Verdict = {
  readonly kind: 'contains' | 'mayContain' | 'notDeclared' | 'notAmong';
  /** Mine among those contained, in the order of the choice. */
  readonly contains: readonly Allergen[];
  /** Mine among the possible traces. */
  readonly mayContain: readonly Allergen[];
  /** The row drops out. */
  readonly hidden: boolean;
};

/** The allergens that an entry declares. */
export type Declared = {
  readonly allergens?: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
  /** What is listed is not all: a part of it declares nothing. */
  readonly partlyDeclared?: true;
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

/** The verdict on a dish for chosen allergens, of which there must be one at least. A strict one keeps nothing in doubt. */
export function verdictOf(entry: Entry | Declared, chosen: readonly Allergen[], strict: boolean): Verdict {
  const declared = declaredBy(entry);
  const contains = chosen.filter((allergen) => declared.allergens?.includes(allergen));
  const mayContain = chosen.filter(
    (allergen) => declared.mayContain?.includes(allergen) && !contains.includes(allergen),
  );
  const kind = kindOf(declared, contains, mayContain);
  return { kind, contains, mayContain, hidden: strict && kind !== 'notAmong' };
}

function kindOf(declared: Declared, contains: readonly Allergen[], mayContain: readonly Allergen[]): Verdict['kind'] {
  if (contains.length > 0) return 'contains';
  if (mayContain.length > 0) return 'mayContain';
  return isDeclared(declared) ? 'notAmong' : 'notDeclared';
}

import type { Allergen } from '../../../i18n/terms.ts';
import type { Entry } from '../../model.ts';

/**
 * What can be said of a dish to somebody with allergies, and nothing stronger (docs/decisions/0011-what-the-allergen-filter-says.md):
 *
 * - `contains`: at least one of mine is declared as contained; traces of others may be declared beside.
 * - `mayContain`: traces of at least one of mine are declared.
 * - `notDeclared`: nothing is declared.
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

/** What an entry says of allergens, if it can say anything. */
export type Declared = { readonly allergens?: readonly Allergen[]; readonly mayContain?: readonly Allergen[] };

/** Entries that are something to eat or drink. Only items can declare allergens; the others count as not declared. */
const DISHES: ReadonlySet<Entry['kind']> = new Set([
  'simple',
  'full',
  'highlight',
  'promo',
  'builder',
  'options',
  'setMenu',
] as const);

export const isDish = (entry: Entry): boolean => DISHES.has(entry.kind);

export const declaredBy = (entry: object): Declared => entry;

/** Whether anything is said of an entry's allergens, be it that there are none. An empty list of traces says nothing. */
export const isDeclared = ({ allergens, mayContain }: Declared): boolean =>
  allergens !== undefined || (mayContain ?? []).length > 0;

/** The verdict on a dish for chosen allergens, of which there must be one at least. A strict one keeps nothing in doubt. */
export function verdictOf(entry: object, chosen: readonly Allergen[], strict: boolean): Verdict {
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

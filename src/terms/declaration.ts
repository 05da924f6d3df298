/** The declared allergens of an entry, or of a part of one. */
import type { Allergen } from './allergens.ts';

/** Both lists absent: nothing is declared. No allergens: declared to have none. */
export type Declaration = {
  readonly allergens?: readonly Allergen[];
  /** Possible traces. */
  readonly mayContain?: readonly Allergen[];
  /** The lists are incomplete: a part of the entry declares nothing. */
  readonly partlyDeclared?: true;
};

/**
 * Whether allergens are declared for the whole entry, possibly as none. An empty list of traces declares nothing, and where a part declares nothing
 * the whole is in doubt.
 */
export const isDeclared = ({ allergens, mayContain, partlyDeclared }: Declaration): boolean =>
  partlyDeclared !== true && (allergens !== undefined || (mayContain ?? []).length > 0);

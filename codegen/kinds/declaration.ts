/** The declared allergens of an entry, or of a part of one. */
import type { Allergen } from '../../src/terms/allergens.ts';

/** Both lists absent: nothing is declared. No allergens: declared to have none. */
export type Declaration = {
  readonly allergens?: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
  /** The lists are incomplete: a part of the entry declares nothing. */
  readonly partlyDeclared?: true;
};

/** Whether the declaration is complete; declaring that there are no allergens counts. */
export function isDeclared({ allergens, mayContain, partlyDeclared }: Declaration): boolean {
  return partlyDeclared !== true && (allergens !== undefined || mayContain !== undefined);
}

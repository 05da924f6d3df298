/** What is said of the allergens of an entry, or of a part of one. */
import type { Allergen } from '../../src/terms/allergens.ts';

/** Both lists absent: nothing is declared. No allergens: declared to have none. */
export type Declaration = {
  readonly allergens?: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
  /** What is listed is not all: a part of it declares nothing. */
  readonly partlyDeclared?: true;
};

/** Whether all of it is declared, be it that there is nothing in it. */
export function isDeclared({ allergens, mayContain, partlyDeclared }: Declaration): boolean {
  return partlyDeclared !== true && (allergens !== undefined || mayContain !== undefined);
}

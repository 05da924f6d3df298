import { type Allergen, ALLERGENS } from '../../../terms/allergens.ts';
import type { Section } from '../../model.ts';
import { isDeclared } from '../../../terms/declaration.ts';
import { type Declared, declaredBy, isDish } from './verdict-of.ts';

export type AllergenCounts = {
  /** The numbers of dishes that declare each allergen, as contained and as possible traces. */
  readonly of: ReadonlyMap<Allergen, { readonly contains: number; readonly mayContain: number }>;
  /** The number of dishes that declare nothing. */
  readonly notDeclared: number;
};

/** Counts the declarations of all dishes of a menu, at whatever hours they are served. */
export function countAllergens(sections: readonly Section[]): AllergenCounts {
  const dishes = sections.flatMap(({ entries }) => entries.filter(isDish).map(declaredBy));
  const howMany = (has: (dish: Declared) => boolean | undefined): number => dishes.filter((dish) => has(dish)).length;
  return {
    of: new Map(
      ALLERGENS.map((allergen) => [
        allergen,
        {
          contains: howMany((dish) => dish.allergens?.includes(allergen)),
          mayContain: howMany((dish) => dish.mayContain?.includes(allergen)),
        },
      ]),
    ),
    notDeclared: howMany((dish) => !isDeclared(dish)),
  };
}

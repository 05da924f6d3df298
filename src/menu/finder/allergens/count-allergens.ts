import type { Allergen } from '../../../i18n/terms.ts';
import type { Section } from '../../model.ts';
import { ALLERGENS } from './all-allergens.ts';
import { type Declared, declaredBy, isDeclared, isDish } from './verdict-of.ts';

export type AllergenCounts = {
  /** How many dishes declare each allergen, as contained and as possible traces. */
  readonly of: ReadonlyMap<Allergen, { readonly contains: number; readonly mayContain: number }>;
  /** Dishes that declare nothing. */
  readonly notDeclared: number;
};

/** What the dishes of a whole menu declare, at whatever hours they are served. */
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

import { AllergenSign } from './allergen-sign.tsx';
import { ALLERGENS } from './all-allergens.ts';
import { toggled } from './filter.ts';
import { filterStore, useFilter } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import { sortedByName } from './verdict-words.ts';

/** The 14 allergens to choose from, by name. */
export function AllergenChoices() {
  const filter = useFilter();
  const words = useFinderWords();
  return (
    <ul className="finder-choices">
      {sortedByName(ALLERGENS, words).map((allergen) => (
        <li key={allergen}>
          <label>
            <input
              type="checkbox"
              checked={filter.chosen.includes(allergen)}
              onChange={() => filterStore.set(toggled(filter, allergen))}
            />
            <AllergenSign of={allergen} />
            <span>{words.allergens[allergen]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

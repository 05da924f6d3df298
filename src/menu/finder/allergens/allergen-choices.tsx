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
    <ul className="finder-choices grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3">
      {sortedByName(ALLERGENS, words).map((allergen) => (
        <li key={allergen}>
          <label className="grid h-full min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b py-1 text-body hyphens-auto has-checked:font-semibold has-checked:after:text-accent-ink has-checked:after:content-['✓'_/_'']">
            <input
              type="checkbox"
              className="peer col-start-1 row-start-1 size-[min(2.25rem,12vw)] cursor-pointer appearance-none border border-muted checked:border-accent-ink checked:bg-accent-ink"
              checked={filter.chosen.includes(allergen)}
              onChange={() => filterStore.set(toggled(filter, allergen))}
            />
            <AllergenSign
              of={allergen}
              look="pointer-events-none col-start-1 row-start-1 justify-self-center text-[min(1.5rem,8vw)] peer-checked:text-ground forced-colors:peer-checked:text-[CanvasText]"
            />
            <span>{words.allergens[allergen]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

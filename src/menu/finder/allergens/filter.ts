import { type Allergen, ALLERGENS } from '../../../terms/allergens.ts';
import { DIETS, type Diet } from '../../../terms/marks.ts';
import { StateStore } from '../../../ui/state-store.ts';
import { readStored, removeStored, writeStored } from '../../../ui/storage.ts';
import { FILTER_KEY } from '../finder-keys.ts';
import { watchStored } from '../watch-stored.ts';

/** The allergens that a diner must avoid, and the marks that dishes must have. Without either there is no filter. */
export type Filter = {
  /** In the order of the regulation's list, each once. */
  readonly chosen: readonly Allergen[];
  /** Whether dishes in doubt are hidden instead of marked. */
  readonly strict: boolean;
  /** In the order of the marks, each once. A dish without one of them is hidden. Absent: no marks are required. */
  readonly diets?: readonly Diet[];
};

export const NO_FILTER: Filter = { chosen: [], strict: false };

/** Whether anything is chosen. Strictness alone hides nothing. */
export const isActive = ({ chosen, diets = [] }: Filter): boolean => chosen.length + diets.length > 0;

/** Parses a stored filter; returns an empty one for an invalid text. */
export function parseFilter(stored: string | null): Filter {
  try {
    const { chosen, strict, diets = [] } = JSON.parse(String(stored)) as Readonly<Record<string, unknown>>;
    if (!Array.isArray(chosen) || !Array.isArray(diets)) return NO_FILTER;
    const known = DIETS.filter((diet) => diets.includes(diet));
    return {
      chosen: ALLERGENS.filter((allergen) => chosen.includes(allergen)),
      strict: strict === true,
      ...(known.length > 0 && { diets: known }),
    };
  } catch {
    return NO_FILTER;
  }
}

/** The text to store. */
export const printFilter = ({ chosen, strict, diets = [] }: Filter): string =>
  JSON.stringify({ chosen, strict, ...(diets.length > 0 && { diets }) });

/** A filter with an allergen added, or removed if it was chosen. */
export function toggled(filter: Filter, allergen: Allergen): Filter {
  return { ...filter, chosen: withOrWithout(ALLERGENS, filter.chosen, allergen) };
}

/** The same of a mark. */
export function toggledDiet(filter: Filter, diet: Diet): Filter {
  return { ...filter, diets: withOrWithout(DIETS, filter.diets ?? [], diet) };
}

function withOrWithout<One>(all: readonly One[], chosen: readonly One[], one: One): One[] {
  return all.filter((each) => (each === one) !== chosen.includes(each));
}

/** The diner's filter. It is stored on the phone for all venues; without storage it lasts as long as the page. */
export class FilterStore extends StateStore<Filter> {
  constructor() {
    super(parseFilter(readStored('localStorage', FILTER_KEY)));
    watchStored(FILTER_KEY, (stored) => this.setState(parseFilter(stored)));
  }

  set(filter: Filter): void {
    if (isActive(filter)) writeStored('localStorage', FILTER_KEY, printFilter(filter));
    // The filter is health data: it is removed, not stored empty.
    else removeStored('localStorage', FILTER_KEY);
    this.setState(filter);
  }
}

import { type Allergen, ALLERGENS } from '../../../terms/allergens.ts';
import { readStored, writeStored } from '../../../ui/storage.ts';
import { FILTER_KEY } from '../finder-keys.ts';

/** The allergens that a diner must avoid. Without allergens there is no filter. */
export type Filter = {
  /** In the order of the regulation's list, each once. */
  readonly chosen: readonly Allergen[];
  /** Whether dishes in doubt are hidden instead of marked. */
  readonly strict: boolean;
};

export const NO_FILTER: Filter = { chosen: [], strict: false };

/** Reads a stored filter; no filter where the text is not understood. */
export function parseFilter(stored: string | null): Filter {
  try {
    const { chosen, strict } = JSON.parse(String(stored)) as { chosen?: unknown; strict?: unknown };
    if (!Array.isArray(chosen)) return NO_FILTER;
    return { chosen: ALLERGENS.filter((allergen) => chosen.includes(allergen)), strict: strict === true };
  } catch {
    return NO_FILTER;
  }
}

/** The text to store. */
export const printFilter = ({ chosen, strict }: Filter): string => JSON.stringify({ chosen, strict });

/** A filter with an allergen added, or removed where it was in. */
export function toggled({ chosen, strict }: Filter, allergen: Allergen): Filter {
  const isIn = chosen.includes(allergen);
  return { strict, chosen: ALLERGENS.filter((each) => (each === allergen ? !isIn : chosen.includes(each))) };
}

/** The diner's filter. It is stored on the phone for all venues; where nothing may be stored it lasts as long as the page. */
export class FilterStore {
  #filter = parseFilter(readStored('localStorage', FILTER_KEY));
  readonly #listeners = new Set<() => void>();

  constructor() {
    // Another tab may change the filter.
    window.addEventListener('storage', ({ key, newValue }) => {
      // Without a key, the whole storage was cleared.
      if (key === FILTER_KEY || key === null) this.#show(parseFilter(newValue));
    });
  }

  readonly get = (): Filter => this.#filter;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(filter: Filter): void {
    if (filter.chosen.length > 0) writeStored('localStorage', FILTER_KEY, printFilter(filter));
    else forget();
    this.#show(filter);
  }

  #show(filter: Filter): void {
    this.#filter = filter;
    for (const listener of this.#listeners) listener();
  }
}

/** Removes the stored filter, which tells of a person's health. */
function forget(): void {
  try {
    localStorage.removeItem(FILTER_KEY);
  } catch {
    // Where nothing may be removed nothing was stored.
  }
}

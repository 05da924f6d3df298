import { readStored, writeStored } from '../../../ui/storage.ts';
import { type Filter, parseFilter, printFilter } from './filter.ts';
import { FILTER_KEY } from '../finder-keys.ts';

/** The diner's filter: on this phone, for all venues; where nothing may be stored, for as long as the page lives. */
export class FilterStore {
  #filter = parseFilter(readStored('localStorage', FILTER_KEY));
  readonly #listeners = new Set<() => void>();

  constructor() {
    // Another tab of the same phone has changed it.
    window.addEventListener('storage', ({ key, newValue }) => {
      // Without a key, all that was stored is gone.
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

/** Says something of a person's health, so it is not kept a moment longer than wanted. */
function forget(): void {
  try {
    localStorage.removeItem(FILTER_KEY);
  } catch {
    // Nothing has been stored, either.
  }
}

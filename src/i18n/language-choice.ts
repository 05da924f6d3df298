import type { Language } from '../terms/house.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** The storage key of the choice, which holds for all venues until the tab is closed (specification, point 4: held in shared state). */
const KEY = 'carta-language';

/** The stored value for es where nobody chose it: `resetLanguage` writes it. */
export const RESET = 'es reset';

/** The language that the diner chose in this tab, or that it was reset to. */
export function chosenLanguage(): Language | undefined {
  return readStored('sessionStorage', KEY)?.split(' ', 1)[0] as Language | undefined;
}

export function rememberLanguage(language: Language): void {
  writeStored('sessionStorage', KEY, language);
}

/** Sets the language back to es, as after the demo (specification, point 2); this does not count as the diner's choice. */
export function resetLanguage(): void {
  writeStored('sessionStorage', KEY, RESET);
}

/** Whether the diner chose the language that the tab is in. */
export function hasChosen(): boolean {
  const stored = readStored('sessionStorage', KEY);
  return stored !== null && stored !== RESET;
}

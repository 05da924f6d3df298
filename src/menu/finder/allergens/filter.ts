import type { Allergen } from '../../../i18n/terms.ts';
import { ALLERGENS } from './all-allergens.ts';

/** What a diner must avoid. No allergens: no filter. */
export type Filter = {
  /** In the order of the regulation's list, each once. */
  readonly chosen: readonly Allergen[];
  /** What is in doubt drops out, instead of being marked. */
  readonly strict: boolean;
};

export const NO_FILTER: Filter = { chosen: [], strict: false };

/** Reads a stored choice; what it does not understand is no choice. */
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

/** A filter with an allergen put in, or taken out. */
export function toggled({ chosen, strict }: Filter, allergen: Allergen): Filter {
  const isIn = chosen.includes(allergen);
  return { strict, chosen: ALLERGENS.filter((each) => (each === allergen ? !isIn : chosen.includes(each))) };
}

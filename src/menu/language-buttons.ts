import type { Language } from '../terms/house.ts';

/** Pairs of languages between which one flag toggles (specification, point 2). */
const TOGGLES: readonly (readonly [Language, Language])[] = [
  ['es', 'en'],
  ['es', 'ca'],
];

/**
 * The languages whose flags the selector shows: none for a venue in one language; for es and en, or es and ca, the one
 * flag of the language to switch to; else all that the venue offers, in its order.
 */
export function languageButtons(offered: readonly Language[], shown: Language): readonly Language[] {
  if (offered.length < 2) return [];
  const toggles = TOGGLES.some((pair) => offered.length === 2 && pair.every((language) => offered.includes(language)));
  return toggles ? offered.filter((language) => language !== shown) : offered;
}

import type { Language } from '../terms/house.ts';

/** The language that a page starts in: the diner's where the page offers it, else the page's first. */
export function startLanguage(offered: readonly Language[], chosen: Language | undefined): Language {
  if (chosen && offered.includes(chosen)) return chosen;
  return offered[0] ?? 'es';
}

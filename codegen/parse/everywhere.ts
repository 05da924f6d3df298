import type { Language, Languages } from '../../src/terms/language.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';

/** The tag of what is the same in all languages: `Naan @*`, or `Naan @* @de Naan-Brot`. */
export const EVERYWHERE = '*';

/** The texts by language of what was written by tag: each language without a text of its own has the one for all. */
export function spread({ [EVERYWHERE]: common, ...own }: Text, languages: Languages): Text {
  if (common === undefined) return own;
  const others = languages.filter((code) => own[code] === undefined);
  return { ...own, ...Object.fromEntries(others.map((code: Language) => [code, common])) };
}

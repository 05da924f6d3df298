import { type Allergen, ALLERGENS } from './allergens.ts';
import { type Mark, MARKS } from './marks.ts';

/** The meaning of a sign: an allergen, none of the 14, nothing declared; or a mark of a dish. */
export type Sign = Allergen | 'none' | 'undeclared' | Mark;

/** All signs in the order of the signs font, which the build makes from their drawings; 26 at most, because each has a letter (`signOf`). */
export const SIGNS: readonly Sign[] = [...ALLERGENS, 'none', 'undeclared', ...MARKS];

/** The letter that the signs font draws as a sign. It is neither read out nor copied, because it is in an attribute that the style sheet shows. */
export const signOf = (sign: Sign): string => String.fromCodePoint('a'.charCodeAt(0) + SIGNS.indexOf(sign));

/**
 * The characters that the font draws as symbols: link to the highlights, external link, video. System fonts mostly lack such symbols, and a phone is
 * slow to search all of them.
 */
export const GLYPHS = { star: '*', out: '»', play: '>' } as const;

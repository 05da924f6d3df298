import { type Allergen, ALLERGENS } from '../terms/allergens.ts';
import { type Mark, MARKS } from '../terms/marks.ts';

/** What a sign stands for: an allergen, that there are none of the 14, that nothing is declared; or a mark of what a dish is. */
export type Sign = Allergen | 'none' | 'undeclared' | Mark;

/** In the order in which they stand in the font of signs, which the build makes of their drawings. */
export const SIGNS: readonly Sign[] = [...ALLERGENS, 'none', 'undeclared', ...MARKS];

/** The letter that the font of signs draws as a sign. Nobody hears or copies it: it stands in an attribute that the style sheet shows. */
export const signOf = (sign: Sign): string => String.fromCodePoint('a'.charCodeAt(0) + SIGNS.indexOf(sign));

/**
 * The characters that the font draws as symbols of the page: what leads to the highlights, leads out, is a video. The fonts of phones mostly
 * lack such symbols, and a phone takes long to look through all of them.
 */
export const GLYPHS = { star: '*', out: '»', play: '>' } as const;

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontAddress, type Role } from '../../menu/fonts.ts';
import { BASE_PATH } from '../../terms/house.ts';
import { type Face, VOICES } from '../../terms/voices.ts';

const ROLES: readonly Role[] = ['title', 'text'];

/** The features that pages use: accents, kerning, ligatures, tabular numerals. Other features would add glyphs. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'lnum', 'tnum'];

/** Makes a font (WOFF2) with only the characters of a text. The subsetting library is loaded with the first font. */
export async function makeFont(project: string, { file, axes }: Face, text: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const source = await readFile(join(project, 'node_modules/@fontsource-variable', file));
  return subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES });
}

/** Makes the font of an address of `fontAddress`, with the letters of western Europe; undefined for any other address. */
export async function fontAt(project: string, address: string): Promise<Buffer | undefined> {
  for (const [word, voice] of Object.entries(VOICES)) {
    const role = ROLES.find((each) => fontAddress(word, each) === address);
    if (role) return makeFont(project, voice[role], LATIN);
  }
  return undefined;
}

/** The characters from one code to another. */
const charactersOf = (from: number, to: number): string =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const PRINTABLE_ASCII = charactersOf(32, 126);

/** Basic Latin and Latin-1, with signs of typography. */
const LATIN = `${PRINTABLE_ASCII}${charactersOf(160, 255)}€–—‘’“”„…ŒœŸ`;

/** Characters that every page needs in addition to those of its text, for the texts of islands. */
const BESIDE = `${PRINTABLE_ASCII}¡¿`;

/** A font that a page needs: its role, its source, and its characters. */
export type FontCut = { readonly role: Role; readonly face: Face; readonly characters: string };

/** Subsets the fonts that a page's style names to the characters of `text`, and puts the addresses that `cut` returns into the style. */
export async function cutFonts(
  style: string,
  text: string,
  cut: (font: FontCut) => Promise<string>,
): Promise<{ readonly style: string; readonly fonts: readonly string[] }> {
  const fonts: string[] = [];
  let served = style;
  let characters: string | undefined;
  for (const [word, voice] of Object.entries(VOICES)) {
    for (const role of ROLES) {
      const address = BASE_PATH + fontAddress(word, role);
      if (!served.includes(address)) continue;
      characters ??= charactersIn(text);
      const font = await cut({ role, face: voice[role], characters });
      fonts.push(font);
      served = served.replaceAll(address, font);
    }
  }
  return { style: served, fonts };
}

/** Every character that a page may show, each once. A style may set titles in capitals. */
function charactersIn(text: string): string {
  const own = [...new Set(text)].join('');
  return [...new Set(own + own.toUpperCase() + BESIDE)].toSorted().join('');
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type Face, fontAddress, type Role, VOICES } from '../../menu/fonts.ts';
import { BASE_PATH } from '../../ui/base-path.ts';

const ROLES: readonly Role[] = ['title', 'text'];

/** What a page sets of a font: accents, kerning, ligatures, numerals that stand below each other. Others bring letters of their own. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'lnum', 'tnum'];

/** A font (WOFF2) with nothing but the characters of a text. */
export async function makeFont(project: string, { file, axes }: Face, text: string): Promise<Buffer> {
  const source = await readFile(join(project, 'node_modules/@fontsource-variable', file));
  return subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES });
}

/** The font that an address of `fontAddress` names, with the letters of western Europe; undefined where it names none. */
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

/** Basic Latin and Latin-1, and what print adds. */
const LATIN = `${PRINTABLE_ASCII}${charactersOf(160, 255)}€–—‘’“”„…ŒœŸ`;

/** What a page needs beside its own words: islands have others, and Spanish opens a question with a sign. */
const BESIDE = `${PRINTABLE_ASCII}¡¿`;

/** Makes the fonts that a page's style names, cut to what the page says, and names them there as `write` does. */
export async function cutFonts(
  style: string,
  { project, text, write }: { project: string; text: string; write: (name: string, font: Buffer) => Promise<string> },
): Promise<{ readonly style: string; readonly fonts: readonly string[] }> {
  // Titles may be set in capitals.
  const characters = [...new Set(text + text.toUpperCase() + BESIDE)].toSorted().join('');
  const fonts: string[] = [];
  let cut = style;
  for (const [word, voice] of Object.entries(VOICES)) {
    for (const role of ROLES) {
      const address = BASE_PATH + fontAddress(word, role);
      if (!cut.includes(address)) continue;
      const font = await write(role, await makeFont(project, voice[role], characters));
      fonts.push(font);
      cut = cut.replaceAll(address, font);
    }
  }
  return { style: cut, fonts };
}

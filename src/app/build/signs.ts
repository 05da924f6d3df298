import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
// oxlint-disable-next-line import/default -- A CommonJS module, which Node gives whole.
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { allergenSlug } from '../../menu/allergen-slug.ts';
import { SIGNS, signOf } from '../../menu/signs.ts';
import { MARKS } from '../../terms/marks.ts';

/** The font's address in the style sheet. The build replaces it with a name that holds a digest. */
export const SIGNS_ADDRESS = '/img/_system/signs.woff2';

// oxlint-disable-next-line import/no-named-as-default-member -- It has no names to import.
const { Font, Glyph, Path } = opentype;

/** Units of the font in a square, and of the drawings' field. */
const EM = 1024;
const FIELD = 16;

/**
 * Makes the font of signs (WOFF2) from their drawings. As characters, signs take the colour and the size of the text before them, and a dish
 * needs one element for all of them. A drawing is one path on a field of 16 units.
 */
export async function makeSigns(project: string): Promise<Buffer> {
  const drawings = join(project, 'menus/img/_system');
  const glyphs = [new Glyph({ name: '.notdef', unicode: 0, advanceWidth: EM, path: new Path() })];
  for (const sign of SIGNS) {
    const isMark = MARKS.some((mark) => mark === sign);
    const file = join(drawings, isMark ? 'marks' : 'allergens', `${allergenSlug(sign)}.svg`);
    const [, data] = / d="([^"]+)"/.exec(await readFile(file, 'utf8')) ?? [];
    if (data === undefined) throw new Error(`${file} has no path`);
    glyphs.push(
      new Glyph({
        name: `sign${glyphs.length}`,
        unicode: signOf(sign).codePointAt(0) ?? 0,
        advanceWidth: EM,
        path: Path.fromSVG(data, { flipY: true, scale: EM / FIELD, minY: 0, maxY: FIELD }),
      }),
    );
  }
  const font = new Font({
    familyName: 'Carta signs',
    styleName: 'Regular',
    unitsPerEm: EM,
    ascender: EM,
    descender: -1,
    glyphs,
  });
  return subsetFont(Buffer.from(font.toArrayBuffer()), SIGNS.map(signOf).join(''), { targetFormat: 'woff2' });
}

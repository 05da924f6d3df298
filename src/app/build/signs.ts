import files from 'node:fs/promises';
// oxlint-disable-next-line import/default -- Node exports a CommonJS module as the default.
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { ExplainedError } from '../../../server/protocol/explained-error.ts';
import { FIELD, readDrawings, readPath } from '../../terms/sign-drawings.ts';
import { GLYPHS, SIGNS, signOf } from '../../terms/signs.ts';

/** The font's address in the style sheet. The build replaces it with a name that holds a digest. */
export const SIGNS_ADDRESS = '/img/_system/signs.woff2';

// oxlint-disable-next-line import/no-named-as-default-member -- The module has no named exports.
const { Font, Glyph, Path } = opentype;

/** The font's units per em. */
const EM = 1024;

/**
 * Makes the font of signs and symbols (WOFF2) from their drawings. As characters, signs take the colour and size of the surrounding text, and a dish
 * needs one element for all of them. The style sheet draws capitals in outline.
 * @throws {ExplainedError} for a drawing that is none of one path
 */
export async function makeSigns(project: string): Promise<Buffer> {
  const glyphs = [new Glyph({ name: '.notdef', unicodes: [0], advanceWidth: EM, path: new Path() })];
  const draw = (path: string, letters: readonly string[]): void => {
    glyphs.push(
      new Glyph({
        name: `sign${glyphs.length}`,
        unicodes: letters.map((letter) => letter.codePointAt(0) ?? 0),
        advanceWidth: EM,
        path: Path.fromSVG(path, { flipY: true, scale: EM / FIELD, minY: 0, maxY: FIELD }),
      }),
    );
  };
  for (const [sign, { filled, outlined }] of await readDrawings(project, files).catch(explained)) {
    const [letter, capital] = [signOf(sign), signOf(sign).toUpperCase()];
    draw(filled, outlined === undefined ? [letter, capital] : [letter]);
    if (outlined !== undefined) draw(outlined, [capital]);
  }
  for (const [name, letter] of Object.entries(GLYPHS)) draw(await readPath(project, `glyphs/${name}`, files), [letter]);
  const font = new Font({
    familyName: 'Carta signs',
    styleName: 'Regular',
    unitsPerEm: EM,
    ascender: EM,
    descender: -1,
    glyphs,
  });
  const letters = SIGNS.map(signOf).join('');
  const all = [letters, letters.toUpperCase(), ...Object.values(GLYPHS)].join('');
  return subsetFont(undated(Buffer.from(font.toArrayBuffer())), all, { targetFormat: 'woff2' });
}

/** An owner may have drawn a sign anew. */
function explained(cause: Error): never {
  throw new ExplainedError(cause.message, { cause });
}

/** The offset of a font file's list of tables, and the size of its rows (name, checksum, offset, length), in bytes. */
const TABLES = 12;
const ROW = 16;
/** In the table `head`: when the font was made and when it was changed, eight bytes each. */
const DATES = { at: 20, bytes: 16 };

/** Clears a font's dates, so that every build gives the same bytes. */
function undated(font: Buffer): Buffer {
  for (let row = TABLES; ; row += ROW) {
    if (font.toString('latin1', row, row + 4) !== 'head') continue;
    const start = font.readUInt32BE(row + 8) + DATES.at;
    return font.fill(0, start, start + DATES.bytes);
  }
}

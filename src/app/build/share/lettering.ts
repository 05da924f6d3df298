import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import { type Face, fontsOf, type Voice, VOICES } from '../../../terms/voices.ts';

/** A line of text as an SVG path on a baseline at 0, and its `width` at a font size of 1. */
export type Outline = { readonly path: (size: number, x: number, y: number) => string; readonly width: number };

/** Sets texts as outlines, so that a picture needs no font where it is drawn. A letter that its fonts lack is left out. */
export type Lettering = (text: string) => Outline;

export type Letterings = { readonly title: Lettering; readonly text: Lettering };

/** The voice for names that a page sets in the phone's own fonts. */
const PLAIN: Voice = VOICES['sans'] ?? raise('There is no voice called sans');
const REGULAR = 500;

/** Gives the letterings of a theme's font for some texts, in the instances that share pictures are set in. Each font is read once. */
export function fontShelf(project: string): (word: string | undefined, texts: string) => Promise<Letterings> {
  const fonts = new Map<string, Promise<Font>>();
  const read = async (face: Face, weight: number, texts: string): Promise<Font[]> =>
    Promise.all(
      fontsOf(face, texts).map((font) => {
        const key = `${font.file} ${weight}`;
        const known = fonts.get(key) ?? readFont(project, font, weight);
        fonts.set(key, known);
        return known;
      }),
    );
  return async (word, texts) => {
    const voice = VOICES[word ?? ''] ?? PLAIN;
    const [title, text] = await Promise.all([
      read(voice.title, voice.titleWeight, texts),
      read(voice.text, REGULAR, texts),
    ]);
    const isCapitals = voice.titleCase === 'uppercase';
    return {
      title: (line) => outline(title, isCapitals ? line.toUpperCase() : line, voice.title.scale),
      text: (line) => outline(text, line, voice.text.scale),
    };
  };
}

async function readFont(project: string, { file, axes }: Pick<Face, 'file' | 'axes'>, weight: number): Promise<Font> {
  const source = await readFile(join(project, 'node_modules/@fontsource-variable', file));
  const variationAxes = { ...axes, wght: weight };
  return create(await subsetFont(source, undefined, { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes }));
}

function outline(fonts: readonly Font[], text: string, scale = 1): Outline {
  const letters: { readonly d: string; readonly x: number; readonly em: number }[] = [];
  let width = 0;
  for (const [font, run] of runsOf(fonts, text)) {
    const { glyphs, positions } = font.layout(run);
    const em = scale / font.unitsPerEm;
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      letters.push({ d: shapeOf(glyph), x: width + xOffset * em, em });
      width += xAdvance * em;
    });
  }
  const path = (size: number, x: number, y: number): string =>
    letters
      .filter(({ d }) => d !== '')
      .map((letter) => {
        const by = (letter.em * size).toFixed(5);
        return `<path transform="matrix(${by} 0 0 -${by} ${(x + letter.x * size).toFixed(2)} ${y})" d="${letter.d}"/>`;
      })
      .join('');
  return { path, width };
}

const shapes = new WeakMap<Glyph, string>();

/** A glyph's outline, cached: most letters of a thousand names are the same. */
function shapeOf(glyph: Glyph): string {
  const shape = shapes.get(glyph) ?? glyph.path.toSVG();
  shapes.set(glyph, shape);
  return shape;
}

/** Splits a text into runs of one font each. */
function runsOf(fonts: readonly Font[], text: string): [font: Font, letters: string][] {
  const runs: [Font, string][] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.[0] === font) last[1] += letter;
    else runs.push([font, letter]);
  }
  return runs;
}

function raise(message: string): never {
  throw new Error(message);
}

import type { ResolvedVenue } from '../../resolve/venue.ts';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { contrast, LEGIBLE, legible, luminance, mix } from '../../../src/terms/colour.ts';
import { HOUSE } from '../../../src/terms/house-colours.ts';
import { type Face, fontsOf, type Voice, VOICES } from '../../../src/terms/voices.ts';
import type { Document } from './document.ts';
import { type LetterFont, type Typeface, typeface } from './typeface.ts';

/** The look of a venue on white paper. Colours are `#rrggbb`; all except `line` and `ground` are legible on white. */
export type Look = {
  readonly ink: string;
  /** The colour of secondary text. */
  readonly soft: string;
  readonly accent: string;
  /** Hairlines and dots. */
  readonly line: string;
  /** The venue's background colour for fields, and a legible text colour on it. */
  readonly ground: string;
  readonly onGround: string;
  readonly title: Typeface;
  readonly text: Typeface;
  /** Names and prices. */
  readonly strong: Typeface;
  /** Whether its letters have serifs: then its ornament is a double rule, and dots lead to prices. */
  readonly isSerif: boolean;
};

const PAPER = '#ffffff';
/** WCAG 2.2, 1.4.6. */
const WELL_LEGIBLE = 7;

/** The fallback for a theme with another font family, which cannot be embedded. */
const PLAIN: Voice = (() => {
  const { sans } = VOICES;
  if (!sans) throw new Error('There is no voice called sans.');
  return { title: sans.text, text: sans.text, like: sans.like, titleWeight: 700 };
})();

const STRONG = 600;
const REGULAR = 400;

/** The colours of a venue on paper, whatever its theme on screens. A colour that would be too light is darkened. */
export function paperColours({ accent, background, text }: NonNullable<ResolvedVenue['theme']> = {}) {
  const dark = [text, background].find((colour) => colour !== undefined && contrast(colour, PAPER) >= WELL_LEGIBLE);
  const ink = mix(dark ?? HOUSE.light.text, PAPER, 0);
  const onPaper = (colour: string, towards: string): string =>
    mix(legible(colour, { on: [PAPER], towards, wanted: LEGIBLE }), PAPER, 0);
  // A venue without an accent colour uses its ink.
  const inked = onPaper(accent ?? HOUSE.light.text, '#000000');
  const hasGround = background !== undefined && text !== undefined && contrast(background, text) >= LEGIBLE;
  // A background hardly darker than paper is ignored.
  const isField = hasGround && luminance(background) < 0.8;
  return {
    ink,
    soft: onPaper(mix(ink, PAPER, 0.3), ink),
    accent: inked,
    line: mix(ink, PAPER, 0.7),
    ground: isField ? mix(background, PAPER, 0) : inked,
    onGround: isField ? mix(text, PAPER, 0) : PAPER,
  };
}

/** A venue's look, its fonts for the `printed` texts embedded in a document. */
export async function embedLook(
  document: Document,
  theme: ResolvedVenue['theme'],
  printed: string | object,
): Promise<Look> {
  const voice = VOICES[theme?.font ?? ''] ?? PLAIN;
  const texts = JSON.stringify(printed);
  const embed = (role: string, face: Face, weight: number): Promise<LetterFont[]> =>
    Promise.all(fontsOf(face, texts).map((font, index) => embedFont(document, `${role}-${index}`, font, weight)));
  const [title, text, strong] = await Promise.all([
    embed('title', voice.title, voice.titleWeight),
    embed('text', voice.text, REGULAR),
    embed('strong', voice.text, STRONG),
  ]);
  const scale = voice.text.scale ?? 1;
  return {
    ...paperColours(theme),
    title: typeface(document, [...title, ...strong], {
      scale: voice.title.scale ?? 1,
      isCapitals: voice.titleCase === 'uppercase',
    }),
    text: typeface(document, text, { scale }),
    strong: typeface(document, strong, { scale }),
    isSerif: voice.like === 'serif',
  };
}

const { resolve } = createRequire(import.meta.url);

/** Embeds a font. Of a variable font, which PDF does not support, it embeds the instance of a weight. pdfkit makes the subset. */
async function embedFont(
  document: Document,
  name: string,
  { file, axes }: Pick<Face, 'file' | 'axes'>,
  weight: number,
): Promise<LetterFont> {
  const source = await readFile(resolve(`@fontsource-variable/${file}`));
  const font = await subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { ...axes, wght: weight },
  });
  document.registerFont(name, font);
  return { name, letters: new Set(create(font).characterSet) };
}

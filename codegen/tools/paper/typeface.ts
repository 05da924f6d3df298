import { UsageError } from '../../diagnostics/usage-error.ts';
import { type Document, upright } from './document.ts';

/** A font of a document, by the name that it is registered under, and the letters that it has. */
export type LetterFont = { readonly name: string; readonly letters: ReadonlySet<number> };

type Setting = {
  /** How much larger it is set than its size says. */
  readonly scale?: number;
  readonly isCapitals?: boolean;
};

/** Where a text begins, in points: its left edge and the line that its letters stand on. */
export type Place = { readonly x: number; readonly baseline: number };

export type Typeface = ReturnType<typeof typeface>;

/** A typeface of a document: its letters may come from several fonts, the first that has one. */
export function typeface(
  document: Document,
  fonts: readonly LetterFont[],
  { scale = 1, isCapitals = false }: Setting = {},
) {
  /** What could not be printed of the texts that were asked for: letters that no font has. */
  const leftOut = new Set<string>();

  /** The width of a text of a size, in points. */
  function widthOf(text: string, size: number): number {
    return runs(text).reduce((width, [font, letters]) => width + choose(font, size).widthOfString(letters), 0);
  }

  /** Draws a text of a size and colour. */
  function draw(text: string, size: number, colour: string, { x, baseline }: Place): void {
    upright(document, x, widthOf(text, size), () => print(text, size, colour, { x, baseline }));
  }

  function print(text: string, size: number, colour: string, { x, baseline }: Place): void {
    let left = x;
    for (const [font, letters] of runs(text)) {
      const set = choose(font, size);
      set
        .save()
        .fillColor(colour)
        .text(letters, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
        .restore();
      left += set.widthOfString(letters);
    }
  }

  /** The letters of a text that it cannot print. They are left out. */
  function missingOf(text: string): string[] {
    return [...new Set(shown(text))].filter((letter) => fontOf(letter) === undefined);
  }

  function choose({ name }: LetterFont, size: number): Document {
    return document.font(name).fontSize(size * scale);
  }

  function shown(text: string): string {
    return isCapitals ? text.toUpperCase() : text;
  }

  function fontOf(letter: string): LetterFont | undefined {
    return fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
  }

  /** A text in pieces of one font each. */
  function runs(text: string): [font: LetterFont, letters: string][] {
    const pieces: [LetterFont, string][] = [];
    for (const letter of shown(text)) {
      const font = fontOf(letter);
      const last = pieces.at(-1);
      if (font === undefined) leftOut.add(letter);
      else if (last?.[0] === font) last[1] += letter;
      else pieces.push([font, letter]);
    }
    return pieces;
  }

  return { scale, leftOut, widthOf, draw, missingOf };
}

/** A text in parts that fit; a letter that does not is a part all the same. */
export function partsThatFit(text: string, fits: (part: string) => boolean): string[] {
  const parts = [''];
  for (const letter of text) {
    const longer = `${parts.at(-1)}${letter}`;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** A text with its white space and accents put together; a no-break space stays one. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\u00A0]+/gu, ' ')
    .trim();

/** A text that must be printed whole, tidied. Throws a UsageError that names the text by `what` where a letter cannot be printed. */
export function printable(text: string, what: string, faces: readonly Typeface[]): string {
  const whole = tidy(text);
  const missing = [...new Set(faces.flatMap((face) => face.missingOf(whole)))];
  if (missing.length === 0) return whole;
  throw new UsageError(`the cards cannot print ${missing.join(' ')}, which ${what} holds: "${whole}"`);
}

import { UsageError } from '../../diagnostics/usage-error.ts';
import { words, type Words } from '../../diagnostics/words.ts';
import { type Document, upright } from './document.ts';

/** A font of a document, by its registered name, with its characters. */
export type LetterFont = { readonly name: string; readonly letters: ReadonlySet<number> };

type Setting = {
  /** A factor on its size. */
  readonly scale?: number;
  readonly isCapitals?: boolean;
};

/** The start of a text, in points: its left edge and baseline. */
export type Place = { readonly x: number; readonly baseline: number };

/** The narrow no-break space of French, which some fonts lack: a no-break space is instead of it. */
const THIN = 0x202f;

export type Typeface = ReturnType<typeof typeface>;

/** A typeface of a document. Each letter comes from the first font that has it. */
export function typeface(
  document: Document,
  fonts: readonly LetterFont[],
  { scale = 1, isCapitals = false }: Setting = {},
) {
  /** Letters of the printed texts that no font has. */
  const leftOut = new Set<string>();

  /** The width of a text of a size, in points. */
  function widthOf(text: string, size: number): number {
    return runs(text).reduce((width, [font, letters]) => width + choose(font, size).widthOfString(letters), 0);
  }

  /** Draws a text of a size and colour. */
  function draw(text: string, size: number, colour: string, { x, baseline }: Place): void {
    upright(document, x, widthOf(text, size), () => {
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
    });
  }

  /** The letters of a text that no font has. They are left out in print. */
  function missingOf(text: string): string[] {
    return [...new Set(shown(text))].filter((letter) => fontOf(letter) === undefined);
  }

  function choose({ name }: LetterFont, size: number): Document {
    return document.font(name).fontSize(size * scale);
  }

  function shown(text: string): string {
    const whole = fonts.every(({ letters }) => !letters.has(THIN)) ? text.replaceAll('\u202F', '\u00A0') : text;
    return isCapitals ? whole.toUpperCase() : whole;
  }

  function fontOf(letter: string): LetterFont | undefined {
    return fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
  }

  /** A text split into runs of one font each. */
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

/** Splits a text into parts that fit; a letter that does not fit is a part of its own. */
export function partsThatFit(text: string, fits: (part: string) => boolean): string[] {
  const parts = [''];
  for (const letter of text) {
    const longer = `${parts.at(-1)}${letter}`;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** A text with normalized white space and accents; no-break spaces are kept. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\u00A0]+/gu, ' ')
    .trim();

/** A tidied text that must be printed completely. Throws a UsageError that names the text by `what` if a letter cannot be printed. */
export function printable(text: string, what: Words, faces: readonly Typeface[]): string {
  const whole = tidy(text);
  const missing = [...new Set(faces.flatMap((face) => face.missingOf(whole)))];
  if (missing.length === 0) return whole;
  throw new UsageError(words('cannotPrint', missing.join(' '), what, whole));
}

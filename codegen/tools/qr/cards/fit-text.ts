import { partsThatFit, type Typeface } from '../../paper/typeface.ts';

/** The room for a text, in points. */
export type Room = {
  readonly face: Typeface;
  readonly width: number;
  readonly mostLines: number;
  /** Font sizes. The largest that fits is used; at the least size, text is broken anywhere, and finally truncated. */
  readonly largest: number;
  readonly least: number;
  /** The separator of two pieces on a line; by default a space. */
  readonly joint?: string;
  /** At the least size it has as many lines as it needs, and is not truncated. */
  readonly isWhole?: true;
};

/** A text fitted for print: its lines, and its height in points. */
export type FittedText = {
  readonly face: Typeface;
  readonly size: number;
  readonly lines: readonly string[];
  readonly lineHeight: number;
  readonly height: number;
};

const STEP = 0.5;
/** The height of a line, and that of a capital letter, as parts of the size. */
const LINE_HEIGHT = 1.2;
const CAPITAL = 0.72;

/** Fits pieces of text, such as words, into a room: lines are broken between them. */
export function fitText(pieces: readonly string[], room: Room): FittedText {
  const { face, width, mostLines, largest, least, joint = ' ', isWhole = false } = room;
  for (let size = largest; ; size = Math.max(size - STEP, least)) {
    const fits = (text: string): boolean => face.widthOf(text, size) <= width;
    const parts = size > least ? pieces : pieces.flatMap((piece) => partsThatFit(piece, fits));
    const lines = linesOf(parts, joint, fits);
    if (size > least && (lines.length > mostLines || !lines.every(fits))) continue;
    const shown = isWhole || lines.length <= mostLines ? lines : cut(lines.slice(0, mostLines), fits);
    const lineHeight = size * face.scale * LINE_HEIGHT;
    return { face, size, lines: shown, lineHeight, height: shown.length * lineHeight };
  }
}

/** Draws a text in a colour; its lines are centred between `x` and `x + width`, from `y` down. */
export function drawText(text: FittedText, colour: string, x: number, y: number, width: number): void {
  const { face, size, lineHeight, lines } = text;
  lines.forEach((line, index) => {
    const indent = (width - face.widthOf(line, size)) / 2;
    // Capitals are centred vertically in the line.
    const baseline = y + index * lineHeight + (lineHeight + size * face.scale * CAPITAL) / 2;
    face.draw(line, size, colour, { x: x + indent, baseline });
  });
}

function linesOf(pieces: readonly string[], joint: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1)}${joint}${piece}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

function cut(lines: readonly string[], fits: (text: string) => boolean): string[] {
  let last = lines.at(-1) ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, -1), `${last}…`];
}

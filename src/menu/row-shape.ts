import type { Allergen } from '../terms/allergens.ts';
import { type Mark, shownMarks } from '../terms/marks.ts';
import { plainText } from '../terms/rich-text.ts';
import { fits as fitsColumns } from '../terms/price-columns.ts';
import { VOICES } from '../terms/voices.ts';
import { useColumns, useLabels } from './group-context.ts';
import { useMenu, useText } from './menu-context.ts';
import type { Price } from './model.ts';

/**
 * The place of a row's signs, always outside its heading: on the name's line, as parts of the row's own grid (`beside`), after the last word of a
 * long name (`name`), or at the end of the text below (`text`).
 */
export type SignsPlace = 'beside' | 'name' | 'text';

/**
 * How a text is cut on a phone: to two lines, with tags and signs on the next (`above`), or to one line, with tags and signs on the same (`beside`). `tagged`:
 * the tags have the next line to themselves, because a name of two lines leaves none to the signs.
 */
type Cut = 'above' | 'beside' | 'tagged';

/** The layout of a row. */
export type RowShape = {
  readonly signs: SignsPlace;
  /** How its text is cut; undefined where all of it fits. */
  readonly cut?: Cut | undefined;
  /** It has four lines, which are closer to its edges. */
  readonly isFull?: boolean | undefined;
  /** The cut text has one line, below a name of two or above a line of tags and one of signs. */
  readonly isShort?: boolean | undefined;
};

/** The contents of a row, measured in characters of a font of medium width. */
type Size = {
  readonly name: number;
  readonly signs: number;
  readonly prices: number;
  /** The length of each word of its texts. */
  readonly text: readonly number[];
  /** The length of the tags after the text, which do not wrap. */
  readonly tags?: number;
  readonly hasPicture: boolean;
  /** Each price has its own label above it, so the text flows around the prices. */
  readonly isLabelled: boolean;
};

/** The characters on one line of a row, on a phone 320 and 412 pixels wide. */
const LINE = 35;
const WIDE_LINE = 45;
/** A name with prices longer than this certainly does not fit on one line, even at 412 pixels. */
const WIDEST = 48;
/** The characters on a line of text at 412 pixels, and on one beside a picture. */
const TEXT_LINE = 49;
const BESIDE_PICTURE = 40;
const SIGN = 2.4;
/** The characters of a price, and of the gap before it. */
const PRICE = 8;
/** The width of a tag's character: capitals, in small type. */
const TAG = 1.2;
/** The characters of a price in the columns of its group. */
const COLUMN = 8;
/** The width of a character of a label above a price, and of the gap between two labels. */
const LABEL = 0.8;
const GAP = 1;

/** The mean width of a character in a font of medium width, in em, regular and bold. */
const MIDDLE = 0.45;
const BOLD = 0.46;

/** The mean width of the venue's font in medium characters, in texts and in names. */
function useLetters(): { readonly text: number; readonly name: number } {
  const { width = MIDDLE, strong = BOLD, scale = 1 } = VOICES[useMenu().theme?.font ?? '']?.text ?? {};
  return { text: (width * scale) / MIDDLE, name: (strong * scale) / BOLD };
}

/** The space of a row's text: lines of so many characters, `start` of which are taken on the first. */
type Space = { readonly lines: number; readonly line: number; readonly start: number; readonly isLong: boolean };

function spaceOfText({ name, prices, hasPicture, isLabelled }: Size): Space {
  const isLong = name + prices > WIDEST;
  // Labelled prices share the line below the name with the text, and begin there where the name takes all of its line.
  const beside = isLabelled ? prices : 0;
  const line = hasPicture ? BESIDE_PICTURE : TEXT_LINE;
  if (!isLong) return { lines: 2, line, start: beside, isLong };
  return { lines: hasPicture || !isLabelled ? 1 : 2, line: line - beside, start: 0, isLong };
}

/**
 * A row has at most four lines: two of text, or one below a name of two. Where a text's signs would need another line, they move to the line of a
 * short name; where that is not enough, tags and signs take the line below, and the text is cut.
 */
export function rowShape(size: Size): RowShape {
  const { name, signs, prices, text, tags = 0, hasPicture } = size;
  const room = signs * SIGN;
  const space = spaceOfText(size);
  const said = tags > 0 ? [...text, tags] : text;
  const fitsWithSigns = fits([...said, room], space);
  const nameLine = !fitsWithSigns ? WIDE_LINE : said.length === 0 && !hasPicture ? LINE : 0;
  const isBeside = name + 1 + room + 1 + prices <= nameLine;
  if (said.length === 0) return { signs: isBeside ? 'beside' : hasPicture ? 'text' : 'name' };
  const place = isBeside ? 'beside' : 'text';
  if (isBeside ? fits(said, space) : fitsWithSigns) return { signs: place };
  return cutShape(place, text, tags, isBeside ? 0 : 1 + room, space);
}

/** The shape of a row that overflows; `room` is what signs take of the line of tags. */
function cutShape(signs: SignsPlace, text: readonly number[], tags: number, room: number, space: Space): RowShape {
  const { lines, line, isLong } = space;
  if (tags > 0 && (lines === 1 || tags + room > line))
    return { signs, cut: isLong ? 'tagged' : 'above', isFull: true, isShort: isLong || signs === 'text' };
  if (lines === 1) return { signs, cut: 'beside', isShort: true };
  if (isLong) return { signs, cut: 'above', isShort: true };
  return { signs, cut: fits(text, space) ? undefined : 'above', isFull: signs === 'text' || tags > 0 };
}

const fits = (words: readonly number[], { lines, line, start }: Space): boolean =>
  countLines(words, line, start) <= lines;

/** The number of lines that words need, when `start` characters of the first are taken. */
function countLines(words: readonly number[], line: number, start: number): number {
  let [count, at] = [1, start];
  for (const word of words) {
    const isFirst = at === 0;
    if (isFirst || at + 1 + word <= line) at += word + (isFirst ? 0 : 1);
    else [count, at] = [count + 1, word];
  }
  return count;
}

type Row = {
  readonly kind: string;
  readonly id: string;
  readonly prices?: readonly Price[];
  readonly allergens?: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
  readonly marks?: readonly Mark[];
  readonly image?: string;
};

/** The shape of a row with these texts below the name. */
export function useRowShape(
  { kind, id, prices, allergens = [], mayContain = [], marks = [], image }: Row,
  said: readonly string[],
  tags = '',
): RowShape {
  const own = useText();
  const columns = useColumns();
  const labels = useLabels()(id, prices ?? []).filter(Boolean);
  const lengthOf = (path?: string): number => plainText(own(id, path)?.words).length;
  const letters = useLetters();
  const [amount] = prices ?? [];
  const alone = (typeof amount?.amount === 'string' ? amount.amount.length : PRICE) + lengthOf('unit');
  const inColumns = columns.length > 0 && labels.length > 0 && fitsColumns(labels, columns);
  const isLabelled = labels.length > 0 && !inColumns;
  const labelled = labels.map(({ length }) => Math.max(PRICE, length * LABEL * letters.text) + GAP);
  return rowShape({
    // A highlight's name is large.
    name: kind === 'highlight' ? LINE : (lengthOf() + lengthOf('quantity')) * letters.name,
    // If nothing is declared, a sign says so.
    signs: Math.max(allergens.length + mayContain.length, 1) + shownMarks(marks).length,
    prices: isLabelled
      ? labelled.reduce((sum, width) => sum + width)
      : inColumns
        ? columns.length * COLUMN
        : Math.max(PRICE, alone),
    text: said.flatMap((text) => text.split(' ')).map(({ length }) => length * letters.text),
    tags: tags.length * TAG * letters.text,
    hasPicture: image !== undefined,
    isLabelled,
  });
}

import type { Allergen } from '../terms/allergens.ts';
import { type Mark, shownMarks } from '../terms/marks.ts';
import { plainText } from '../terms/rich-text.ts';
import { fits as fitsColumns } from '../terms/price-columns.ts';
import { VOICES } from '../terms/voices.ts';
import { useColumns, useLabels } from './group-context.ts';
import { useMenu, useText } from './menu-context.ts';
import type { Price } from './model.ts';

/**
 * Where the signs of a row stand, outside of its heading in any case: after the name on its line, as parts of the row's own grid
 * (`beside`), behind the last word of a long name (`name`), or as what closes the text below (`text`).
 */
export type SignsPlace = 'beside' | 'name' | 'text';

/**
 * A text that is cut has two lines, and what closes it the next (`above`), or one, and what closes it the same (`beside`). Tags that leave
 * no room for signs have the next for themselves (`tagged`).
 */
type Cut = 'above' | 'beside' | 'tagged';

/** How a row is set. */
export type RowShape = {
  readonly signs: SignsPlace;
  /** How its text is cut; undefined where all of it has room. */
  readonly cut?: Cut | undefined;
  /** It has four lines, which stand nearer to its edges. */
  readonly isFull?: boolean | undefined;
  /** A cut text has one line, below a name of two. */
  readonly isShort?: boolean | undefined;
};

/** What a row holds, in characters of a font of middle width. */
type Size = {
  readonly name: number;
  readonly signs: number;
  readonly prices: number;
  /** Each word of what is said of it. */
  readonly text: readonly number[];
  /** The tags that follow the text, which no line breaks. */
  readonly tags?: number;
  readonly hasPicture: boolean;
  /** Each price has its own label above it, so that text goes round them. */
  readonly isLabelled: boolean;
};

/** What stands on one line of a row on a phone of 320 pixels, and of 412. */
const LINE = 35;
const WIDE_LINE = 45;
/** A name and its prices that have more do not stand on one line of the latter, without any doubt. */
const WIDEST = 48;
/** What stands on a line of text on a phone of 412 pixels; beside a picture. */
const TEXT_LINE = 49;
const BESIDE_PICTURE = 40;
const SIGN = 2.4;
/** A price, and the gap before it. */
const PRICE = 8;
/** Capitals are wider, and small. */
const TAG = 1.2;
/** A price in the columns of its group. */
const COLUMN = 8;
/** A character of a label above a price, and the gap between two such. */
const LABEL = 0.8;
const GAP = 1;

/** The mean width of a character of a font of middle width, in em, and the same in bold. */
const MIDDLE = 0.45;
const BOLD = 0.46;

/** How many characters of middle width each character of the venue's font is worth, in texts and in names. */
function useLetters(): { readonly text: number; readonly name: number } {
  const { width = MIDDLE, strong = BOLD, scale = 1 } = VOICES[useMenu().theme?.font ?? '']?.text ?? {};
  return { text: (width * scale) / MIDDLE, name: (strong * scale) / BOLD };
}

/**
 * A row has four lines at most, of which a text has two, or one below a name of two. A text that would need more for its signs leaves them
 * to a short name; where that is not enough, what closes it has the line below, and the text is cut.
 */
export function rowShape({ name, signs, prices, text, tags = 0, hasPicture, isLabelled }: Size): RowShape {
  const room = signs * SIGN;
  const isLong = name + prices > WIDEST;
  const lines = isLong && (hasPicture || !isLabelled) ? 1 : 2;
  // Prices with labels leave the line below the name to it, and begin there themselves where it has all of its own.
  const beside = isLabelled ? prices : 0;
  const line = (hasPicture ? BESIDE_PICTURE : TEXT_LINE) - (isLong ? beside : 0);
  const start = isLong ? 0 : beside;
  const hasRoom = (words: readonly number[]) => countLines(words, line, start) <= lines;
  const said = tags > 0 ? [...text, tags] : text;
  const fitsWithSigns = hasRoom([...said, room]);
  const nameLine = !fitsWithSigns ? WIDE_LINE : said.length === 0 && !hasPicture ? LINE : 0;
  const isBeside = name + 1 + room + 1 + prices <= nameLine;
  if (said.length === 0) return { signs: isBeside ? 'beside' : hasPicture ? 'text' : 'name' };
  const place = isBeside ? 'beside' : 'text';
  if (isBeside ? hasRoom(said) : fitsWithSigns) return { signs: place };
  if (tags > 0 && (lines === 1 || tags + (isBeside ? 0 : 1 + room) > line))
    return { signs: place, cut: 'tagged', isFull: true, isShort: isLong };
  if (lines === 1) return { signs: place, cut: 'beside', isShort: true };
  if (isLong) return { signs: place, cut: 'above', isShort: true };
  return { signs: place, cut: hasRoom(text) ? undefined : 'above', isFull: !isBeside || tags > 0 };
}

/** How many lines words need, of which the first has something else at its end. */
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

/** How many signs a row has. One says that nothing is declared. */
const countSigns = ({ allergens = [], mayContain = [], marks = [] }: Omit<Row, 'kind' | 'id'>): number =>
  Math.max(allergens.length + mayContain.length, 1) + shownMarks(marks).length;

/** The shape of a row in which this is said below the name. */
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
    signs: countSigns({ allergens, mayContain, marks }),
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

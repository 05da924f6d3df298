import type { Allergen } from '../terms/allergens.ts';
import { type Mark, shownMarks } from '../terms/marks.ts';
import { plainText } from '../terms/rich-text.ts';
import { VOICES } from '../terms/voices.ts';
import { useColumns } from './columns-context.ts';
import { useFirstText, useMenu } from './menu-context.ts';
import type { Price } from './model.ts';

/**
 * Where the signs of a row stand, outside of its heading in any case: after the name on its line, as parts of the row's own grid
 * (`beside`), behind the last word of a long name (`name`), or as what closes the text below (`text`).
 */
export type SignsPlace = 'beside' | 'name' | 'text';

/** What holds a row's signs, in characters of a font of middle width. */
type Size = {
  readonly name: number;
  readonly signs: number;
  readonly prices: number;
  readonly text: number;
  readonly hasPicture: boolean;
};

/** What stands on one line of a row on a phone of 360 pixels, and of 412. */
const LINE = 38;
const WIDE_LINE = 44;
/** What stands on two lines of text on a phone of 412 pixels; beside a picture. */
const TWO_LINES = 96;
const BESIDE_PICTURE = 76;
const SIGN = 2.4;
const COLUMN = 7;
/** A price with its own label above it. */
const LABELLED = 10;

/** The mean width of a character of a font of middle width, in em, and the same in bold. */
const MIDDLE = 0.45;
const BOLD = 0.46;

/** How many characters of middle width each character of the venue's font is worth, in texts and in names. */
export function useLetters(): { readonly text: number; readonly name: number } {
  const { width = MIDDLE, strong = BOLD, scale = 1 } = VOICES[useMenu().theme?.font ?? '']?.text ?? {};
  return { text: (width * scale) / MIDDLE, name: (strong * scale) / BOLD };
}

/** A text and its signs would need a third line. */
export const needsThirdLine = (text: number, signs: number, hasPicture: boolean): boolean =>
  text + signs * SIGN > (hasPicture ? BESIDE_PICTURE : TWO_LINES);

/** A text that would need a third line for its signs leaves them to a short name. */
export function signsPlace({ name, signs, prices, text, hasPicture }: Size): SignsPlace {
  const room = signs * SIGN;
  const line = needsThirdLine(text, signs, hasPicture) ? WIDE_LINE : text === 0 && !hasPicture ? LINE : 0;
  if (name + 1 + room + 1 + prices <= line) return 'beside';
  return text > 0 || hasPicture ? 'text' : 'name';
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
export const countSigns = ({ allergens = [], mayContain = [], marks = [] }: Omit<Row, 'kind' | 'id'>): number =>
  Math.max(allergens.length + mayContain.length, 1) + shownMarks(marks).length;

/** The same of a row with so much text below its name. Its words are counted in the venue's first language, so that all languages have one shape. */
export function useSignsPlace(
  { kind, id, prices, allergens = [], mayContain = [], marks = [], image }: Row,
  text: number,
): SignsPlace {
  const first = useFirstText();
  const columns = useColumns();
  const lengthOf = (path?: string): number => plainText(first(id, path)?.words).length;
  const letters = useLetters();
  const amounts = (prices ?? []).map(({ amount }) => (typeof amount === 'string' ? amount.length : COLUMN));
  const alone = (amounts[0] ?? 0) + lengthOf('unit');
  return signsPlace({
    // A highlight's name is large.
    name: kind === 'highlight' ? LINE : (lengthOf() + lengthOf('quantity')) * letters.name,
    signs: countSigns({ allergens, mayContain, marks }),
    prices:
      columns.length > 0
        ? columns.length * COLUMN
        : amounts.length > 1
          ? amounts.length * LABELLED
          : Math.max(COLUMN, alone),
    text: text * letters.text,
    hasPicture: image !== undefined,
  });
}

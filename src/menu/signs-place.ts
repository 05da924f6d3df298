import type { Allergen } from '../terms/allergens.ts';
import { type Mark, shownMarks } from '../terms/marks.ts';
import { plainText } from '../terms/rich-text.ts';
import { useColumns } from './columns-context.ts';
import { useFirstText } from './menu-context.ts';
import type { Price } from './model.ts';

/**
 * Where the signs of a row stand, outside of its heading in any case: after the name on its line, as parts of the row's own grid
 * (`beside`), behind the last word of a long name (`name`), or as what closes the text below (`text`).
 */
export type SignsPlace = 'beside' | 'name' | 'text';

/** What holds a row's signs, in characters. */
type Size = {
  readonly name: number;
  readonly signs: number;
  readonly prices: number;
  readonly text: number;
  readonly hasPicture: boolean;
};

/** What stands on one line of a row on a phone of 360 pixels. */
const LINE = 38;
/** What stands on two lines of text on a phone of 412 pixels; beside a picture. */
const TWO_LINES = 102;
const BESIDE_PICTURE = 84;
const SIGN = 2;
const COLUMN = 7;

/** A text that would need a third line for its signs leaves them to a short name. */
export function signsPlace({ name, signs, prices, text, hasPicture }: Size): SignsPlace {
  const room = signs * SIGN;
  const isFull = text + room > (hasPicture ? BESIDE_PICTURE : TWO_LINES);
  if ((isFull || (text === 0 && !hasPicture)) && name + 1 + room + 1 + prices <= LINE) return 'beside';
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

/** The same of a row with so much text below its name. Its words are counted in the venue's first language, so that all languages have one shape. */
export function useSignsPlace(
  { kind, id, prices, allergens = [], mayContain = [], marks = [], image }: Row,
  text: number,
): SignsPlace {
  const first = useFirstText();
  const columns = useColumns();
  const lengthOf = (path?: string): number => plainText(first(id, path)?.words).length;
  const amounts = (prices ?? []).map(({ amount }) => (typeof amount === 'string' ? amount.length : COLUMN));
  const alone = (amounts[0] ?? 0) + lengthOf('unit');
  return signsPlace({
    // A highlight's name is large.
    name: kind === 'highlight' ? LINE : lengthOf() + lengthOf('quantity'),
    signs: Math.max(allergens.length + mayContain.length, 1) + shownMarks(marks).length,
    prices: columns.length > 0 ? columns.length * COLUMN : Math.max(amounts.length * COLUMN, alone),
    text,
    hasPicture: image !== undefined,
  });
}

import type { Language } from '../../src/terms/language.ts';
import type { Hint } from '../diagnostics/words.ts';
import type { ByMeasure } from './price-meant.ts';
import type { SourceText } from './values.ts';

/** Where prices are written, and what can be beside them. */
export type PriceRules = {
  /** The language of an own label. */
  readonly language: Language;
  /** The country whose currency the amounts are in; absent: euros. */
  readonly country?: string;
  /** Whether a plus sign may stand before an amount: in options and extras. */
  readonly plus: boolean;
  /** Whether the text is quoted: then a price that is more than an amount is shown verbatim. */
  readonly quoted?: boolean;
  /** The prices with the rest of their line. */
  readonly value?: string;
  /** Whether allergens can follow on the line. */
  readonly declares?: boolean;
  /** Labels for the example in a hint; absent: portions. */
  readonly examples?: readonly string[];
  /** Makes an own label at an index into a text that can be checked. Absent: the label is a plain text. */
  readonly labelAt?: (label: string, index: number) => SourceText;
  /** Whether these prices cannot be written by their labels in `prices`, with translations. */
  readonly isOnlyHere?: boolean;
  /** The hint for a price by weight or piece, if there is a field for its unit. */
  readonly unit?: (price: ByMeasure) => Hint;
  /** The hint for translations of the name after the price. */
  readonly translated?: (price: string, translations: string) => Hint;
};

/** A text between slashes, trimmed, with its index. */
export type Piece = { readonly text: string; readonly index: number };

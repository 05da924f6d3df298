import { type ResolvedEntry, kindOf } from '../../kinds/kinds.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { StandardLabel } from '../../../src/terms/price-labels.ts';
import { decimalsOf } from '../../../src/terms/price-format.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { wordIn, titleOf } from '../../kinds/entry-text.ts';
import type { EntryName } from './change.ts';

/** The words of the standard price labels in one language; a label without a word is printed verbatim. */
export type LabelWords = Partial<Record<StandardLabel, string>>;

export type Side = {
  /** The site's country, which gives the currency; one that pays in euros unless given. */
  readonly country?: string | undefined;
  /** The venue's languages; names are in the first one. */
  readonly languages: readonly Language[];
  readonly labels: (language: Language) => LabelWords;
};

export type Sides = {
  readonly before: Side;
  readonly after: Side;
  /** The languages that both offer; added and removed ones are reported once. */
  readonly common: readonly Language[];
  /** Whether the file of a picture, below the image folder, has changed. */
  readonly isPictureChanged: (file: string) => boolean;
};

/** A text in the default language of a diner; '' if there is none. */
export function shown(text: Text | string | undefined, { languages }: Pick<Side, 'languages'>): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return wordIn(text, languages);
}

/** The digits of an amount as the page shows it, without the currency's sign. */
export function digitsOf(amount: number, decimals: number, currency = 'EUR'): string {
  if (currency === 'EUR') return amount.toFixed(decimals);
  const isLarge = amount >= 1000 && Number.isInteger(amount);
  return amount.toFixed(isLarge ? 0 : Math.min(decimals, decimalsOf(currency)));
}

export function nameOf(entry: ResolvedEntry, side: Pick<Side, 'languages'>): EntryName {
  const { word } = kindOf(entry);
  // A list has no name of its own.
  const name =
    word.type === 'text' ? shown(titleOf(entry), side) : entry.kind.replace(/^./, (letter) => letter.toUpperCase());
  return 'id' in entry ? { kind: entry.kind, id: entry.id, name } : { kind: entry.kind, name };
}

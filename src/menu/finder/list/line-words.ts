import { fill } from '../../../i18n/fill.ts';
import type { Language } from '../../../i18n/language.ts';
import type { ShownText, TextLookup } from '../../menu-context.ts';
import type { FinderWords } from '../finder-texts.ts';
import { plainText } from '../plain-text.ts';
import type { News } from './list-store.ts';
import type { Noted, Offer } from './offers.ts';

/** Where the words of a menu come from, in one language. */
export type Speech = { readonly words: FinderWords; readonly text: TextLookup };

/** What a price is for: 'media ración'; nothing where it is the only one. */
export function portionOf({ entry, price, index }: Offer, { words, text }: Speech): ShownText | undefined {
  if (price.label) return { words: words.priceLabels[price.label] };
  return price.ownLabel && text(entry.id, `prices.${index}`);
}

/** A dish with its portion, in a sentence: 'Croquetas de jamón, media'. */
export const nameOf = (offer: Offer, speech: Speech): string =>
  [speech.text(offer.entry.id), portionOf(offer, speech)]
    .map((shown) => plainText(shown?.words))
    .filter((words) => words !== '')
    .join(', ');

/** What was done last: 'Apuntado: Croquetas de jamón, media'. */
export function newsOf({ kind, noted }: News, speech: Speech): string {
  return fill(speech.words.list[kind], { name: noted ? nameOf(noted.offer, speech) : '' });
}

/** Of a line, in cents; undefined where the price is a text. */
export const centsOf = ({ line, offer: { price } }: Noted): number | undefined =>
  typeof price.amount === 'number' ? Math.round(price.amount * 100) * line.count : undefined;

/** '25,30 €' */
export const euros = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100);

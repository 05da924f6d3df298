import { formatPrice } from '../../../ui/price.ts';
import { fill } from '../../../terms/fill.ts';
import { CURRENCY, type Language } from '../../../terms/house.ts';
import { plainText } from '../../../terms/rich-text.ts';
import type { ShownText, TextLookup } from '../../menu-context.ts';
import type { Tonight } from '../../tonight/shown.ts';
import type { FinderWords } from '../finder-texts.ts';
import type { News } from './list-store.ts';
import type { Noted, Offer } from './offers.ts';
import { localesOf } from '../../../terms/locales.ts';

/** The texts of the finder and of the menu in one language. */
export type Speech = { readonly words: FinderWords; readonly text: TextLookup };

/** The portion of a price: 'media ración'; undefined for a price without a label. */
export function portionOf({ entry, price, index }: Offer, { words, text }: Speech): ShownText | undefined {
  if (price.label) return { words: words.priceLabels[price.label] };
  return price.ownLabel && text(entry.id, `prices.${index}`);
}

/** The name of a dish with its portion, for a sentence: 'Croquetas de jamón, media'. */
export const nameOf = (offer: Offer, speech: Speech): string =>
  [speech.text(offer.entry.id), portionOf(offer, speech)]
    .map((shown) => plainText(shown?.words))
    .filter((words) => words !== '')
    .join(', ');

/** The last change in words: 'Apuntado: Croquetas de jamón, media'. */
export function newsOf({ kind, noted }: News, speech: Speech): string {
  return fill(speech.words.list[kind], { name: noted ? nameOf(noted.offer, speech) : '' });
}

/** The amount of a line in cents, at tonight's price where there is one; undefined for a price in words and for a sold-out dish. */
export function centsOf({ line, offer: { entry, price } }: Noted, { dishes }: Tonight): number | undefined {
  const news = dishes.get(entry.id);
  const amount = news ? news.amount : price.amount;
  return typeof amount === 'number' ? Math.round(amount * 100) * line.count : undefined;
}

/** An amount in cents as text: '25,30 €'; in other currencies than the euro as the menu shows it. */
export const inMoney = (cents: number, language: Language): string =>
  CURRENCY !== 'EUR'
    ? formatPrice({ amount: cents / 100 }, { language })
    : new Intl.NumberFormat(localesOf(language), { style: 'currency', currency: CURRENCY }).format(cents / 100);

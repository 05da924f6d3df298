import { plainText } from '../../../terms/rich-text.ts';
import type { TextLookup } from '../../menu-context.ts';
import type { Entry, Menu, Price, Section } from '../../model.ts';
import { keyOf, type Line } from './list.ts';

/** A portion that can be noted: an entry with one of its prices. */
export type Offer = {
  readonly section: Section;
  readonly entry: Entry;
  readonly portion: string;
  readonly price: Price;
  /** The index of `price` among those of its entry. */
  readonly index: number;
  /** The `data-wants` of its price on the page (`page/prices.ts`). */
  readonly wish: string;
};

/** Offers by the keys of lines (`keyOf`). */
export type Offers = ReadonlyMap<string, Offer>;

/**
 * Everything on a menu that can be noted: each price of each entry, also prices that are texts, but not choices and extras, which the diner tells the
 * waiter in person. A portion's name is its standard label, or the editor's own label in the first language: these are the same in every language and
 * in any order of prices.
 */
export function offersOf({ sections }: Menu, first: TextLookup): Offers {
  const rows = sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })));
  const offers = rows.flatMap(({ section, entry }, row) =>
    (('prices' in entry && entry.prices) || []).map((price, index): Offer => {
      const portion = price.label ?? (price.ownLabel ? plainText(first(entry.id, `prices.${index}`)?.words) : '');
      return { section, entry, portion, price, index, wish: `price:${row}:${index}` };
    }),
  );
  return new Map(offers.map((offer) => [keyOf({ id: offer.entry.id, portion: offer.portion }), offer]));
}

/** A line with its offer on the menu. */
export type Noted = { readonly line: Line; readonly offer: Offer };

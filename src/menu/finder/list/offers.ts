import type { TextLookup } from '../../menu-context.ts';
import type { Entry, Menu, Price, Section } from '../../model.ts';
import { plainText } from '../plain-text.ts';
import { keyOf, type Line } from './list.ts';

/** What can be noted: a price that stands in a row of its own. */
export type Offer = {
  readonly section: Section;
  readonly entry: Entry;
  readonly portion: string;
  readonly price: Price;
  /** Where `price` stands among those of its entry. */
  readonly index: number;
  /** What its price on the page wants (`page/prices.ts`). */
  readonly wish: string;
};

/** By the keys of lines (`keyOf`). */
export type Offers = ReadonlyMap<string, Offer>;

/**
 * Everything that can be noted of a menu: dishes, drinks, specials, offers, set menus and what is put together, by portion, also where the
 * price is a text. What a choice or an extra adds is said to the waiter. A portion is told by its standard label or by the editor's own in
 * the first language: that stays the same in every language, and where prices change places.
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

/** A line with the price that it is of. */
export type Noted = { readonly line: Line; readonly offer: Offer };

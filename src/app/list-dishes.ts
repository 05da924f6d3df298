import type { BarDishes, Dish } from '../../server/protocol/tonight.ts';
import type { Language } from '../terms/house.ts';
import { type Entry, factsOf, type MenuTexts } from '../menu/model.ts';
import { listMenus, menuOf, summaries, textsOf } from './generated-menus.ts';
import { plainText } from '../terms/rich-text.ts';

/** Whether an entry can be sold out. */
function isSold(entry: Entry): boolean {
  const { isServed, goesWith } = factsOf(entry);
  return isServed && !goesWith;
}

/** The dishes of each venue that tonight's news can name, for the server and for staff (T6). */
export const listDishes = (): Promise<BarDishes[]> => Promise.all(listMenus().map(dishesOf));

/** The dishes of a venue's menu. */
export async function dishesOf(venue: string): Promise<BarDishes> {
  const menu = await menuOf(venue);
  const languages = [...(summaries[venue]?.languages ?? [])];
  const texts = await Promise.all(
    languages.map(async (language) => [language, await textsOf(venue, language)] as const),
  );
  const first: MenuTexts = texts[0]?.[1] ?? {};
  const sections = menu?.sections ?? [];
  return {
    barID: menu?.barID ?? venue,
    ...(menu?.timeZone && { timeZone: menu.timeZone }),
    languages,
    dishes: sections.flatMap(({ id, entries }) => {
      const section = plainText(first[`section/${id}`] ?? '');
      return entries
        .filter(isSold)
        .map((entry) => ({ id: entry.id, name: namesOf(entry.id, texts), section, price: priceOf(entry) }));
    }),
  };
}

/** A dish's name by language. A text of the first language may be marked as being in another one. */
function namesOf(id: string, texts: readonly (readonly [Language, MenuTexts])[]): Dish['name'] {
  const names: Dish['name'] = {};
  for (const [language, own] of texts) {
    const words = own[id];
    const shownIn = (own[`${id}@lang`] as Language | undefined) ?? language;
    if (words !== undefined) names[shownIn] ??= plainText(words);
  }
  return names;
}

/** The price of an entry that has exactly one, which is no surcharge; null for others (T2). */
function priceOf(entry: Entry): Dish['price'] {
  const [price, ...others] = ('prices' in entry && entry.prices) || [];
  return price && others.length === 0 && !price.plus ? price.amount : null;
}

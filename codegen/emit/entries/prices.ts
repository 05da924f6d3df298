import type { Choice, Dish, Price } from '../../../src/menu/model.ts';
import type { ResolvedDish, ResolvedOption, ResolvedPrice } from '../../../src/terms/resolved-venue.ts';
import { defined } from '../defined.ts';
import type { TextTable } from '../text-table.ts';

/** The prices of what `owner` is the text key of; the words of the editor's own labels go to the texts. */
export function emitPrices(prices: readonly ResolvedPrice[], owner: string, texts: TextTable): Price[] {
  return prices.map(({ label, amount, plus }, index): Price => {
    const own = typeof label === 'object';
    if (own) texts.add(`${owner}/prices.${index}`, label);
    return defined({ label: own ? undefined : label, ownLabel: own ? (true as const) : undefined, amount, plus });
  });
}

/** The options of a step or the like; `key` is their owner's text key with the field's name, `<id>/extras`. */
export function emitChoices(options: readonly ResolvedOption[], key: string, texts: TextTable): Choice[] {
  return options.map(({ name, prices, marks }, index) => {
    texts.add(`${key}.${index}`, name);
    return defined({ prices: prices && emitPrices(prices, `${key}.${index}`, texts), marks });
  });
}

/** The dishes of a course, each with what it adds to the price and what it declares. */
export function emitDishes(dishes: readonly ResolvedDish[], key: string, texts: TextTable): Dish[] {
  return emitChoices(dishes, key, texts).map((choice, index) => {
    const { allergens, mayContain } = dishes[index] ?? {};
    return defined({ ...choice, allergens, mayContain });
  });
}

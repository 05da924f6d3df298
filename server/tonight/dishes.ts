import { TIME_ZONE } from '../../src/terms/house.ts';
import type { BarDishes } from '../protocol/tonight.ts';
import type { NewsFacts } from './decide-news.ts';

export type Dishes = ReturnType<typeof dishesOf>;

/** The dishes of all served menus that news can name (T6). The menus of a bar are merged to one list without duplicate ids. */
export function dishesOf(menus: readonly BarDishes[]) {
  const bars = new Map<string, { readonly all: BarDishes; readonly byID: Map<string, BarDishes['dishes'][number]> }>();
  for (const { barID, timeZone, languages, dishes } of menus) {
    const before = bars.get(barID);
    const byID = before?.byID ?? new Map();
    for (const dish of dishes) if (!byID.has(dish.id)) byID.set(dish.id, dish);
    const zone = before ? before.all.timeZone : timeZone;
    const all = {
      barID,
      ...(zone !== undefined && { timeZone: zone }),
      languages: [...new Set([...(before?.all.languages ?? []), ...languages])],
      dishes: [...byID.values()],
    };
    bars.set(barID, { all, byID });
  }
  return {
    /** The dishes from which staff of a bar choose; none if the bar has no menu. */
    of: (barID: string): BarDishes => bars.get(barID)?.all ?? { barID, languages: ['es'], dishes: [] },
    /** The facts of a dish for the rules; undefined if the bar does not have it. */
    find(barID: string, dishID: string): NewsFacts['dish'] {
      const bar = bars.get(barID);
      const dish = bar?.byID.get(dishID);
      if (!bar || !dish) return undefined;
      const name = bar.all.languages.map((language) => dish.name[language]).find((given) => given !== undefined);
      return { price: dish.price, name: name ?? dishID };
    },
    /** The time zone of a bar, whose 06:00 counts (T1). */
    zone: (barID: string): string => bars.get(barID)?.all.timeZone ?? TIME_ZONE,
  };
}

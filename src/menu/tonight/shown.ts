import type { News } from '../../../server/protocol/tonight.ts';

/** What tonight means for a dish, and how the page says it: it is gone, or has another price. */
export type DishNews = { readonly words: string; readonly amount?: number };

/** What is shown of the news. */
export type Tonight = {
  /** By the ids of dishes. */
  readonly dishes: ReadonlyMap<string, DishNews>;
  readonly specials: News['specials'];
};

let shown: Tonight = { dishes: new Map(), specials: [] };

/** For islands; `NEWS_CHANGED` tells them to look anew. */
export const getTonight = (): Tonight => shown;
export const setTonight = (tonight: Tonight): void => void (shown = tonight);

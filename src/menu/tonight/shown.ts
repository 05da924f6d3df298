import type { News } from '../../../server/protocol/tonight.ts';

/** The news of a dish and their words on the page: it is sold out, or has another price. */
export type DishNews = { readonly words: string; readonly amount?: number };

/** The shown news. */
export type Tonight = {
  /** News by the ids of dishes. */
  readonly dishes: ReadonlyMap<string, DishNews>;
  readonly specials: News['specials'];
};

let shown: Tonight = { dishes: new Map(), specials: [] };

/** The shown news, for islands; `NEWS_CHANGED` announces changes. */
export const getTonight = (): Tonight => shown;
export const setTonight = (tonight: Tonight): void => void (shown = tonight);

import type { News } from '../../../server/protocol/tonight.ts';

/** The news of a dish and their words on the page: it is sold out, or has another price. */
export type DishNews = { readonly words: string; readonly amount?: number };

/** The shown news. */
export type Tonight = {
  /** News by the ids of dishes. */
  readonly dishes: ReadonlyMap<string, DishNews>;
  readonly specials: News['specials'];
  /** The title of their section, in the page's language. */
  readonly title: string;
  /** Puts that section into the page, if it still waits for its place to be off the screen, and scrolls there. */
  readonly reveal: () => void;
};

/** What a page shows that has no news. */
export const NOTHING: Tonight = { dishes: new Map(), specials: [], title: '', reveal: () => undefined };

let shown = NOTHING;

/** The shown news, for islands; `NEWS_CHANGED` announces changes. */
export const getTonight = (): Tonight => shown;
export const setTonight = (tonight: Tonight): void => void (shown = tonight);

/** Where the choice of allergens is kept on the phone, for all venues. It is nobody else's: it never leaves the phone. */
export const FILTER_KEY = 'carta-allergens';

/** What the keys begin with where lists are kept on the phone, one for each venue. */
export const LIST_KEY = 'carta-list-';

/** What the fragment of an address begins with that holds a list. */
export const LIST_LINK = '#list=';

/**
 * A dialog of the finder, as the page's layers name it; `waiter:<id>` is the card of one dish, `waiter` that of none, `slip` the diner's
 * list for the waiter, `shared:<list>` somebody else's.
 */
export type View =
  | 'search'
  | 'allergens'
  | 'legend'
  | 'waiter'
  | `waiter:${string}`
  | 'list'
  | 'slip'
  | 'share'
  | `shared:${string}`;

export const isFinderView = (layer: string): layer is View =>
  /^(?:search|allergens|legend|list|slip|share|shared:.*|waiter(?::.+)?)$/.test(layer);

/** What a price wants: to be noted, or no longer. */
export const isPriceWish = (wish: string): boolean => wish.startsWith('price:');

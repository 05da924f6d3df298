/** The key of the allergen filter in the phone's storage, for all venues. The filter never leaves the phone. */
export const FILTER_KEY = 'carta-allergens';

/** The key of the style sheet that shows the filter before its verdicts come (`early-look.ts`). */
export const EARLY_LOOK = 'carta-early';

/** The beginning of the keys of lists in the phone's storage, one for each venue. */
export const LIST_KEY = 'carta-list-';

/** The beginning of an address's fragment that holds a list. */
export const LIST_LINK = '#list=';

/**
 * A dialog of the finder, as the page's layers name it. `waiter:<id>` is the card of one dish, `waiter` the card without a dish, `slip` the
 * diner's list for the waiter, `shared:<list>` another diner's list.
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
  /^(?:search|allergens|legend|list|slip|share(?:d:.*)?|waiter(?::.+)?)$/.test(layer);

/** Whether a `data-wants` belongs to a price, whose tap notes its portion or takes it off the list. */
export const isPriceWish = (wish: string): boolean => wish.startsWith('price:');

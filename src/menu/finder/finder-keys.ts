/** Where the choice of allergens is kept on the phone, for all venues. It is nobody else's: it never leaves the phone. */
export const FILTER_KEY = 'carta-allergens';

/** A dialog of the finder, as the page's layers name it; `waiter:<id>` is the card of one dish, `waiter` that of none. */
export type View = 'search' | 'allergens' | 'legend' | 'waiter' | `waiter:${string}`;

export const isFinderView = (layer: string): layer is View =>
  /^(?:search|allergens|legend|waiter(?::.+)?)$/.test(layer);

/** What an entry of the browser's history says: this item is open, by its place among all that open something. */
type Mark = { readonly item?: number };

/** The mark's place in `history.state`, beside what others may keep there. */
const PLACE = 'carta';

/** The item that the history's entry says to be open; undefined when none is. */
export const markedItem = (): number | undefined =>
  (history.state as { readonly [PLACE]?: Mark } | null)?.[PLACE]?.item;

/** Says in the history's entry that an item is open, or that none is. */
export function remark(item: number | undefined): void {
  history.replaceState(withItem(item), '');
}

const withItem = (item: number | undefined): object => ({ ...history.state, [PLACE]: { item } });

/** Adds an entry that says that an item is open. Before the second script nobody else keeps anything there. */
export function markNew(item: number): void {
  history.pushState({ [PLACE]: { item } }, '');
}

/** The same beside what others keep; the way back stays where the page is, not where the browser last noted it to be. */
export function markNewHere(item: number): void {
  history.scrollRestoration = 'manual';
  history.pushState(withItem(item), '');
  history.scrollRestoration = 'auto';
}

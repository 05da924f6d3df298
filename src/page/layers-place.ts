/** The key in `history.state` of the layers open over the page; other code may store other keys there. */
export const PLACE = 'carta';

/** The layer name of an item's popup. It depends on the menu, because after a reload another item may have the same number. */
export const itemLayer = (page: Document, item: number): string =>
  `item:${item}${page.getElementById('root')?.dataset['page'] ?? ''}`;

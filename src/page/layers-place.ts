/** The place in `history.state` of what is open over the page, beside what others may keep there. */
export const PLACE = 'carta';

/** The name of the layer that an item's popup is. In another menu, such as a reload may bring, another item has its number. */
export const itemLayer = (page: Document, item: number): string =>
  `item:${item}${page.getElementById('root')?.dataset['page'] ?? ''}`;

/** The place in `history.state` of what is open over the page, beside what others may keep there. */
export const PLACE = 'carta';

/** The name of the layer that an item's popup is. */
export const itemLayer = (item: number): string => `item:${item}`;

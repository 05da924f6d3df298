/** The id of the stamp card's panel on a menu. */
export const STAMP_PANEL = 'stamp_card';

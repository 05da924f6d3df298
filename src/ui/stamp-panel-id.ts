/** The panel of the stamp card on a menu: what opens and fills it finds it by this id. */
export const STAMP_PANEL = 'stamp_card';

/**
 * What the scripts of a page tell each other. They are bundles of their own and share no module, so they speak by events on the
 * document.
 */

/** The diner wants what only the app can do: it is needed now. */
export const APP_WANTED = 'carta:wanted';

/** The diner wants another language, which only the app can show: the page's state says which (`PageState.language`). */
export const LANGUAGE_WISH = 'carta:language';

/** New texts stand in the page, from React or instead of it; what was filled from the page's markup fills itself anew. */
export const TEXTS_CHANGED = 'carta:texts';

/** A popup shows an item, or shows it anew. Comes from the popup. */
export const POPUP_SHOWN = 'carta:popup';

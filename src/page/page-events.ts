/** What the parts of a page tell each other, as events on the document. */

/** New texts stand in the page; what was filled from its rows fills itself anew. */
export const TEXTS_CHANGED = 'carta:texts';
/** What is new tonight has changed (`tonight.ts`), and the rows say so. */
export const NEWS_CHANGED = 'carta:news';
/** A popup shows an item, or shows it anew. Comes from the popup. */
export const POPUP_SHOWN = 'carta:popup';

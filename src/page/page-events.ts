/** Events on the document by which the parts of a page notify each other. */

/** The page has new texts; parts that were filled from its rows must be filled again. */
export const TEXTS_CHANGED = 'carta:texts';
/** The rows have changed otherwise: they show other news of tonight (`tonight.ts`), or their prices have become buttons. */
export const NEWS_CHANGED = 'carta:news';
/** A popup has been filled with an item, for the first time or again; it may open only after this. Dispatched by the popup. */
export const POPUP_SHOWN = 'carta:popup';

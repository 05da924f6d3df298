/** Events on the document by which the parts of a page notify each other. */

/** The page has new texts; parts that were filled from its rows must be filled again. */
export const TEXTS_CHANGED = 'carta:texts';
/**
 * The rows have changed otherwise: they show other news of tonight (`tonight.ts`), or their prices have become buttons. Dispatched on the document if
 * an open popup has to copy its row again, on the root element if not: listen in the capture phase to hear both.
 */
export const NEWS_CHANGED = 'carta:news';
/** A popup has been filled with an item, for the first time or again; it may open only after this. Dispatched by the popup. */
export const POPUP_SHOWN = 'carta:popup';

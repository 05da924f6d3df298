/**
 * What the small inline script and the app tell each other. They are two bundles and share no module, so they speak by events
 * on the document.
 */

/** The diner wants another language than the page's: the app is needed now. */
export const LANGUAGE_WISH = 'carta:language';

/** React has committed new texts; what was filled from the page's markup fills itself anew. */
export const TEXTS_CHANGED = 'carta:texts';

/**
 * The inline script at the end of each page. It opens dishes, marks taps that it cannot answer itself, and loads the
 * deferred style and the page's script after the first paint. Every byte of it is in every page.
 */
import { sayNoScript, watchFirstTaps } from '../page/first-taps.ts';
import { completePage } from '../page/complete-page.ts';

watchFirstTaps(document);
completePage(document, () => sayNoScript(document));

/**
 * The inline script at the end of each page. It opens dishes, marks taps that it cannot answer itself, waits for the diner's language, and
 * loads the deferred style and the page's script after the first paint. Every byte of it is in every page.
 */
import { awaitLanguage } from '../page/await-language.ts';
import { watchFirstTaps } from '../page/first-taps.ts';
import { loadRest } from '../page/load-rest.ts';

awaitLanguage(document);
watchFirstTaps(document);
loadRest(document);

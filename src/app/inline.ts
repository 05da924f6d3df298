/**
 * The small script at the end of each page, its start: opens dishes, marks taps that it cannot answer itself, waits for
 * the diner's language, and fetches the rest of the
 * page's style and its script when there is something to be seen. Every byte of it is in every page.
 */
import { awaitLanguage } from '../page/await-language.ts';
import { watchFirstTaps } from '../page/first-taps.ts';
import { loadRest } from '../page/load-rest.ts';

awaitLanguage(document);
watchFirstTaps(document);
loadRest(document);

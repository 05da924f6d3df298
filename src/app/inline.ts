/**
 * The small script at the end of each page, its start: opens dishes, marks taps that it cannot answer itself, and fetches the rest of the
 * page's style and its script when there is something to be seen. Every byte of it is in every page.
 */
import { watchFirstTaps } from '../page/first-taps.ts';
import { loadRest } from '../page/load-rest.ts';

watchFirstTaps(document);
loadRest(document);

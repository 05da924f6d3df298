/**
 * The small script at the end of each page: opens dishes, keeps taps that it cannot answer itself, and fetches the rest of the
 * page's style and script when there is something to be seen. Every byte of it is in every page.
 */
import { watchFirstTaps } from '../menu/popup/first-taps.ts';
import { loadRest } from './load-rest.ts';

watchFirstTaps(document);
loadRest(document);

import { pageState } from '../../ui/page-state.ts';
import { markNew } from './popup-history.ts';
import { openersOf, showItem } from './show-item.ts';

/**
 * Answers a diner's first taps from the first paint until `watchPopups` is there: a dish opens, with its entry in the history. All other
 * taps are kept (`replayTaps`).
 */
export function watchFirstTaps(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const state = pageState();
    if (state.ready) return;
    const item = openersOf(page).findIndex((opener) => opener.contains(target as Node));
    if (showItem(page, item)) markNew(item);
    else (state.taps ??= []).push(target as Element);
  });
}

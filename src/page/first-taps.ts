import { itemLayer, PLACE } from './layers-place.ts';
import { knowHeights } from './rows.ts';
import { openersOf, showItem } from './show-item.ts';

/** Taps that wait for the script that answers them. */
const WAITING = '[data-language],[data-wants]';

/**
 * Answers a diner's first taps, from the first paint until the page's script is there and takes this listener away: a dish opens, with
 * its entry in the history, and back closes it; a tap that has to wait shows that it was heard, and is made again (`replayTaps`).
 */
export function watchFirstTaps(page: Document): void {
  window.addEventListener('popstate', () => {
    // Until then, which may be for good where that script does not come.
    if (page.onclick) page.querySelector<HTMLDialogElement>('.popup[open]')?.close();
  });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Another script takes it away.
  page.onclick = ({ target, timeStamp }) => {
    const tapped = target as Element;
    const item = openersOf(page).findIndex((opener) => opener.contains(tapped));
    const button = tapped.closest<HTMLElement>(WAITING);
    if (tapped.closest('[href^="#"]')) knowHeights(page);
    // What was opened and closed before this leaves no entry of its own.
    if (showItem(page, item))
      history[history.state?.[PLACE] ? 'replaceState' : 'pushState']({ [PLACE]: [itemLayer(page, item)] }, '');
    else if (button) {
      button.setAttribute('aria-busy', 'true');
      button.dataset['tapped'] = `${timeStamp}`;
    }
  };
}

/** From now on the page's script answers, also what was tapped before, in its order: the last language is the one that is wanted. */
export function replayTaps(page: Document): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- It takes away what `watchFirstTaps` has set.
  page.onclick = null;
  const when = ({ dataset }: HTMLElement): number => Number(dataset['tapped']);
  const tapped = [...page.querySelectorAll<HTMLElement>('[data-tapped]')].toSorted(
    (one, other) => when(one) - when(other),
  );
  for (const button of tapped) {
    button.ariaBusy = null;
    delete button.dataset['tapped'];
    button.click();
  }
}

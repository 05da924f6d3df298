import { itemLayer, PLACE } from './layers-place.ts';
import { knowHeights } from './rows.ts';
import { fillPopup, openersOf, openPopup } from './show-item.ts';

/** Taps that wait for the script that answers them. */
const WAITING = '[data-language],[data-wants]';

/**
 * Answers a diner's taps from the first paint until the page's script removes this listener: a dish opens, with its entry in the history, and back
 * closes it. A tap that has to wait shows a busy state and is replayed later (`replayTaps`).
 */
export function watchFirstTaps(page: Document): void {
  window.addEventListener('popstate', () => {
    // Only until the page's script is there, which may never load.
    if (page.onclick) page.querySelector<HTMLDialogElement>('.popup[open]')?.close();
  });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Another script removes it.
  page.onclick = ({ target, timeStamp }) => {
    const tapped = target as Element;
    const item = openersOf(page).findIndex((opener) => opener.contains(tapped));
    const button = tapped.closest<HTMLElement>(WAITING);
    if (tapped.closest('[href^="#"]')) knowHeights(page);
    const popup = fillPopup(page, item);
    if (popup) {
      openPopup(popup);
      // A dish that was opened and closed before leaves no entry of its own.
      history[history.state?.[PLACE] ? 'replaceState' : 'pushState']({ [PLACE]: [itemLayer(page, item)] }, '');
    } else if (button) {
      if (page.getElementById('failure')?.textContent && navigator.onLine) location.reload();
      button.ariaBusy = 'true';
      button.dataset['tapped'] = `${timeStamp}`;
    }
  };
}

/** Says that the page's script or style could not be loaded. A tap that waits for the script then loads the page again: browsers keep a module's failure. */
export function sayNoScript(page: Document): void {
  const output = page.getElementById('failure');
  if (output) output.textContent = `${output.dataset['says']}`.replace('{name}', page.title);
}

/** Hands over to the page's script, and replays earlier taps in their order, so that the last chosen language is shown. */
export function replayTaps(page: Document): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- It removes the listener of `watchFirstTaps`.
  page.onclick = null;
  const when = ({ dataset }: HTMLElement): number => Number(dataset['tapped']);
  const tapped = [...page.querySelectorAll<HTMLElement>('[data-tapped]')].sort((one, other) => when(one) - when(other));
  for (const button of tapped) {
    button.ariaBusy = null;
    delete button.dataset['tapped'];
    button.click();
  }
}

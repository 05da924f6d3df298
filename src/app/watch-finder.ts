import { FILTER_KEY, isFinderView, isPriceWish, LIST_KEY, LIST_LINK } from '../menu/finder/finder-keys.ts';
import { venueOf } from '../page/arrival.ts';
import { sayFailure } from '../page/failure.ts';
import { layers } from '../page/layers.ts';
import { logFailure } from '../ui/log.ts';
import { readStored } from '../ui/storage.ts';
import { loadIsland } from './load-island.ts';
import { onReturn } from '../ui/on-return.ts';

/** Resolves when prices are buttons: the list marks those that it contains. */
let prices: Promise<void> | undefined;

let opener: Promise<typeof import('./open-finder.ts')> | undefined;

/** Loads the module that starts the finder and opens its search field before that. */
function loadOpener(): NonNullable<typeof opener> {
  opener ??= loadIsland(() => import('./open-finder.ts')).catch((cause: unknown) => {
    opener = undefined;
    throw cause;
  });
  return opener;
}

/**
 * Opens the view of the finder that a tapped button names in `data-wants`, or notes a price.
 *
 * @throws {Error} when the island cannot be loaded; the next call tries again
 */
export async function openFinder(wish: string): Promise<void> {
  if (isPriceWish(wish)) (await (await loadOpener()).startFinder(prices)).note(wish);
  if (isFinderView(wish)) await (await loadOpener()).openView(wish, prices);
}

/**
 * Starts the finder on phones with chosen allergens or noted dishes, as soon as there are any, when the history says that one of its views is open,
 * and when the address holds a list. It reports a failure on the page, because the reader may rely on the filter. `marked` resolves when prices are
 * buttons.
 */
export function watchFinder(marked: Promise<void>): void {
  prices = marked;
  const stored = (key: string): string | null => readStored('localStorage', key);
  /** The name of the part whose failure the page has reported. */
  let missed: string | undefined;
  const look = async (): Promise<void> => {
    const filter = stored(FILTER_KEY);
    if (!filter) {
      // Another page may have removed it since its style sheet was adopted (`first-screen.ts`).
      document.documentElement.dataset['judged'] = '';
      if (!stored(`${LIST_KEY}${venueOf(document)}`) && !layers.get().some(isFinderView)) return;
    }
    try {
      await (await loadOpener()).startFinder(prices);
      if (missed) sayFailure(document);
      missed = undefined;
    } catch (cause) {
      logFailure('Error loading a part of the page:', cause);
      // Close a view that cannot be shown. A list from the address would be lost, so it stays and opens with the next try.
      layers.close(layers.get().find((each) => isFinderView(each) && !each.startsWith('shared')) ?? '');
      const wanted = filter ? 'allergens' : 'list';
      // Only the first time: the second message of a part reloads the page, which is for those who tapped.
      if (missed !== wanted) sayFailure(document, document.querySelector(`[data-wants=${wanted}]`)?.textContent);
      missed = wanted;
    }
  };
  /** Opens the list of an address, and removes it from the address, so that a reload does not open it again. */
  const takeLink = (): void => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(LIST_LINK)) return;
    history.replaceState(history.state, '', pathname + search);
    layers.open(`shared:${hash.slice(LIST_LINK.length)}`);
  };
  layers.subscribe(() => void look());
  // Allergens may have been chosen in another tab, or on the page that the diner returns from.
  window.addEventListener('storage', look);
  onReturn(look);
  window.addEventListener('hashchange', takeLink);
  takeLink();
  void look();
}

import { fetchMenu } from '../menu/menu-data.ts';
import { FILTER_KEY, isFinderView, isPriceWish, LIST_KEY, LIST_LINK } from '../menu/finder/finder-keys.ts';
import { venueOf } from '../page/arrival.ts';
import { sayFailure } from '../page/failure.ts';
import { layers } from '../page/layers.ts';
import { logFailure } from '../ui/log.ts';
import { readStored } from '../ui/storage.ts';
import { loadIsland } from './load-island.ts';
import type { FinderIsland } from './finder-island.tsx';

let started: Promise<FinderIsland> | undefined;

/** The prices are buttons: the list marks those that it holds. */
let prices: Promise<void> | undefined;

/** Starts the island of search, allergens, the diner's list and the cards for the staff, with the menu as data. */
function startFinder(): Promise<FinderIsland> {
  started ??= load().catch((cause: unknown) => {
    started = undefined;
    throw cause;
  });
  return started;
}

async function load(): Promise<FinderIsland> {
  const { page = '' } = document.getElementById('root')?.dataset ?? {};
  const [{ startFinder: start }, menu] = await Promise.all([
    loadIsland(() => import('./finder-island.tsx')),
    fetchMenu(page),
    prices,
  ]);
  return start(menu);
}

/**
 * Opens the view of the finder that a tapped button names in `data-wants`, or notes a price.
 *
 * @throws {Error} when the island cannot be loaded; the next call tries again
 */
export async function openFinder(wish: string): Promise<void> {
  if (isPriceWish(wish)) (await startFinder()).note(wish);
  if (!isFinderView(wish)) return;
  await startFinder();
  layers.open(wish);
}

/**
 * Starts the finder on phones with chosen allergens or noted dishes, when the history says that one of its views is open, and when the
 * address holds a list. It reports a failure on the page, because the reader may rely on the filter. `marked` ends when prices are
 * buttons.
 */
export function watchFinder(marked: Promise<void>): void {
  prices = marked;
  const stored = (key: string): string | null => readStored('localStorage', key);
  const look = async (): Promise<void> => {
    const filter = stored(FILTER_KEY);
    if (!filter && !stored(`${LIST_KEY}${venueOf(document)}`) && !layers.get().some(isFinderView)) return;
    try {
      await startFinder();
    } catch (cause) {
      logFailure('Error loading the finder:', cause);
      const wanted = filter ? 'allergens' : 'list';
      sayFailure(document, document.querySelector(`[data-wants=${wanted}]`)?.textContent ?? '');
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
  window.addEventListener('hashchange', takeLink);
  takeLink();
  void look();
}

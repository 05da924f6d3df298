import { FILTER_KEY, isFinderView, isPriceWish, LIST_KEY, LIST_LINK } from '../menu/finder/finder-keys.ts';
import { venueOf } from '../page/arrival.ts';
import { sayFailure } from '../page/failure.ts';
import { layers } from '../page/layers.ts';
import { logFailure } from '../ui/log.ts';
import { readStored } from '../ui/storage.ts';
import type { FinderIsland } from './finder-island.tsx';
import type { MenuModule } from './vite/menu-entries.ts';

let started: Promise<FinderIsland> | undefined;

/** Search, allergens, the diner's list and the cards for the staff: one island, with the menu as data. */
function startFinder(): Promise<FinderIsland> {
  started ??= load().catch((cause: unknown) => {
    started = undefined;
    throw cause;
  });
  return started;
}

async function load(): Promise<FinderIsland> {
  const address = document.getElementById('root')?.dataset['menu'];
  const [{ startFinder: start }, menu] = await Promise.all([
    import('./finder-island.tsx'),
    import(/* @vite-ignore */ address ?? '') as Promise<MenuModule>,
  ]);
  return start(menu);
}

/**
 * Opens what of the finder a tapped button wants, or notes a price.
 *
 * @throws {Error} where it cannot be had; calling again tries again
 */
export async function openFinder(wish: string): Promise<void> {
  if (isPriceWish(wish)) (await startFinder()).note(wish);
  if (!isFinderView(wish)) return;
  await startFinder();
  layers.open(wish);
}

/**
 * Brings the finder where allergens were chosen or dishes noted before, when the history says that a part of it is open, or when the address
 * holds a list. What cannot be had then is said: its reader may rely on it.
 */
export function watchFinder(): void {
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
  /** The list of an address is asked about once: the address is the menu's own again. */
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

import { FILTER_KEY, isFinderView } from '../menu/finder/finder-keys.ts';
import { sayFailure } from '../page/failure.ts';
import { layers } from '../page/layers.ts';
import { logFailure } from '../ui/log.ts';
import { readStored } from '../ui/storage.ts';
import type { MenuModule } from './vite/menu-entries.ts';

let started: Promise<unknown> | undefined;

/** Search, allergens and the card for the staff: one island, with the menu as data. */
function startFinder(): Promise<unknown> {
  started ??= load().catch((cause: unknown) => {
    started = undefined;
    throw cause;
  });
  return started;
}

async function load(): Promise<void> {
  const address = document.getElementById('root')?.dataset['menu'];
  const [{ startFinder: start }, menu] = await Promise.all([
    import('./finder-island.tsx'),
    import(/* @vite-ignore */ address ?? '') as Promise<MenuModule>,
  ]);
  await start(menu);
}

/**
 * Opens what of the finder a tapped button wants.
 *
 * @throws {Error} where it cannot be had; calling again tries again
 */
export async function openFinder(wish: string): Promise<void> {
  if (!isFinderView(wish)) return;
  await startFinder();
  layers.open(wish);
}

/**
 * Brings the finder where allergens were chosen at an earlier visit, or when the history says that a part of it is open. What cannot
 * be had then is said: its reader may rely on a filter.
 */
export function watchFinder(): void {
  const look = async (): Promise<void> => {
    if (!layers.get().some(isFinderView) && !readStored('localStorage', FILTER_KEY)) return;
    try {
      await startFinder();
    } catch (cause) {
      logFailure('Error loading the finder:', cause);
      sayFailure(document, document.querySelector('[data-wants=allergens]')?.textContent ?? '');
    }
  };
  layers.subscribe(() => void look());
  void look();
}

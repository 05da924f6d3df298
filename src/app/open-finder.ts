/** The page loads this module when the finder is needed: it opens the search field at once, and the rest with the island. */
import type { View } from '../menu/finder/finder-keys.ts';
import type { SearchField } from '../menu/finder/search/search-panel.tsx';
import { fetchMenu } from '../menu/menu-data.ts';
import { layers } from '../page/layers.ts';
import type { FinderIsland } from './finder-island.tsx';
import { addSearchField } from './search-field.ts';

let field: SearchField | undefined;

/** The search's field. It has the page's words until the island sets others. */
function fieldOf(page: Document): SearchField {
  if (!field) {
    field = addSearchField(page);
    const [title, close] = ['[data-wants=search]', '.close'].map((place) => page.querySelector(place));
    field.say({ title: title?.textContent ?? '', close: close?.ariaLabel ?? '' });
  }
  return field;
}

let started: Promise<FinderIsland> | undefined;

/** Starts the island of search, allergens, the diner's list and the cards for the staff, with the menu as data. */
export function startFinder(prices: Promise<void> | undefined): Promise<FinderIsland> {
  started ??= load(prices).catch((cause: unknown) => {
    started = undefined;
    throw cause;
  });
  return started;
}

async function load(prices: Promise<void> | undefined): Promise<FinderIsland> {
  const { page = '' } = document.getElementById('root')?.dataset ?? {};
  const [island, menu] = await Promise.all([import('./finder-island.tsx'), fetchMenu(page), prices]);
  return island.startFinder(menu, fieldOf(document));
}

/** The view that was asked for last. */
let asked: View | undefined;

/**
 * Opens a view; of several requests during loading, only the last one. The search field accepts input before the island has loaded.
 *
 * @throws {Error} when the island cannot be loaded; the next call tries again
 */
export async function openView(view: View, prices: Promise<void> | undefined): Promise<void> {
  asked = view;
  if (view === 'search') {
    fieldOf(document);
    layers.open(view);
    // The island keeps a slow phone busy for longer than a frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  try {
    await startFinder(prices);
  } catch (cause) {
    layers.close(view);
    throw cause;
  }
  // The diner may have closed the search meanwhile.
  if (view !== 'search' && asked === view) layers.open(view);
}

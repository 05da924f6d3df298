/**
 * The script in the head of menus. It delays the first paint until the first screen is complete, because the row of a missing price would move; on a
 * slow network, it waits for at most `PATIENCE`. A `link` in the document would do half of that, but the W3C's validator does not accept it yet. When
 * the diner arrives at a section or returns to a position, it also turns off estimated heights above it; else only the first screen is rendered for the
 * first paint (`data-first`, frame.css), and the rest after it (`completePage`). A stored filter of allergens takes effect before the first paint, too
 * (`early-look.ts`): it may leave so few rows that all of them are on the first screen.
 */
import { EARLY_LOOK } from '../menu/finder/finder-keys.ts';
import { navigation } from '../page/navigation.ts';
import { knowHeights } from '../page/rows.ts';
import { readStored } from '../ui/storage.ts';

/** How long the phone waits for the first screen, in milliseconds. */
const PATIENCE = 1000;

const link = document.createElement('link');
link.rel = 'expect';
link.href = `#${document.documentElement.dataset['below']}`;
link.blocking = 'render';
document.head.append(link);
setTimeout(() => link.remove(), PATIENCE);

const look = readStored('localStorage', EARLY_LOOK);
if (look || location.hash || navigation()?.type !== 'navigate') knowHeights(document);
else document.documentElement.dataset['first'] = '';
// At the end, because Safari before 16.4 fails in it.
if (look) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [sheet];
}

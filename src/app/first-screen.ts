/**
 * The script in the head of menus: the first screen is painted whole, for the row of a price that is still to come would move; on a bad
 * network, what is there. A `link` that stands in the document would do half of it, but the W3C's validator does not know it yet. Who comes
 * to a section, or back to a place, finds it there: no height above it is guessed.
 */
import { navigation } from '../page/navigation.ts';
import { knowHeights } from '../page/rows.ts';

/** How long the phone waits for the first screen, in milliseconds. */
const PATIENCE = 1000;

const link = document.createElement('link');
link.rel = 'expect';
link.href = `#${document.documentElement.dataset['below']}`;
link.setAttribute('blocking', 'render');
document.head.append(link);
setTimeout(() => link.remove(), PATIENCE);

if (location.hash || navigation()?.type !== 'navigate') knowHeights(document);

import { keepPlace } from '../../page/keep-place.ts';
import { knowHeights } from '../../page/rows.ts';
import { TONIGHT } from './tonight-section.ts';

/** Before all of the menu's own. */
const FIRST = 'main > :is(.announcements, section)';

let stopWaiting: (() => void) | undefined;

/** What the section was when it was put: an island may have added to it. */
let putAs = '';

/**
 * Puts the section of tonight before a menu's first, in the place of the last one; none takes that away. What is on the screen does not
 * move for it (T5): where the place is seen, it waits until it is not; what is no longer true goes at once, and the rows stay where they are.
 * The result puts it now and goes there.
 */
export function putSection(page: Document, section: HTMLElement | undefined): () => void {
  stopWaiting?.();
  stopWaiting = undefined;
  const own = page.getElementById(TONIGHT);
  const isSame = own && section ? putAs === section.outerHTML : own === (section ?? null);
  const place = own ?? page.querySelector(FIRST);
  const put = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
    if (section?.isConnected) return;
    const restorePlace = keepPlace(page);
    putAs = section?.outerHTML ?? '';
    if (!section) own?.remove();
    else if (own) own.replaceWith(section);
    else place?.before(section);
    restorePlace();
  };
  if (!isSame && place) {
    const look = (): void => {
      const { top, bottom } = place.getBoundingClientRect();
      // A new section pushes what follows its place; one that changes, what follows its end.
      if (!section || (own ? bottom : top) < 0 || top > window.innerHeight) put();
    };
    page.addEventListener('scroll', look, { passive: true });
    stopWaiting = () => page.removeEventListener('scroll', look);
    look();
  }
  return () => {
    if (!isSame) put();
    knowHeights(page);
    page.getElementById(TONIGHT)?.scrollIntoView();
  };
}

import { keepPlace } from '../../page/keep-place.ts';
import { knowHeights } from '../../page/rows.ts';
import { TONIGHT } from './tonight-section.ts';

/** The menu's first element, before which the section is put. */
const FIRST = 'main > :is(.announcements, section)';

let stopWaiting: (() => void) | undefined;

/** The section's HTML when it was put: an island may have added to it since. */
let putAs = '';

type Putting = {
  /** The contents are the same in another language, which the diner has chosen. */
  readonly isTranslated: boolean;
  /** Called when it has been put after a delay. */
  readonly onPut: () => void;
};

/**
 * Puts the section 'Hoy' before a menu's first section, replacing the last one; undefined removes that. Nothing on the screen moves (T5): where the
 * place is visible and the following elements would move, it waits until it is out of view; outdated contents are removed at once, and the rows keep
 * their positions. Returns a function that puts the section now and scrolls there.
 */
export function putSection(
  page: Document,
  section: HTMLElement | undefined,
  { isTranslated, onPut }: Putting,
): () => void {
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
  const putLater = (): void => {
    put();
    onPut();
  };
  if (!isSame && place) {
    const isSeen = (): boolean => {
      const { top, bottom } = place.getBoundingClientRect();
      // A new section pushes the elements after its place; a changed one, those after its end.
      return (own ? bottom : top) >= 0 && top <= window.innerHeight;
    };
    if (!section || (own && isTranslated) || !isSeen()) put();
    else if (!own || !putInto(own, section)) {
      const look = (): void => void (isSeen() || putLater());
      page.addEventListener('scroll', look, { passive: true });
      stopWaiting = () => page.removeEventListener('scroll', look);
    }
  }
  return () => {
    if (!isSame && section && !section.isConnected) putLater();
    knowHeights(page);
    const now = page.getElementById(TONIGHT);
    now?.scrollIntoView();
    // The pressed button is gone: move the focus to the title.
    const title = now?.querySelector('h2');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  };
}

/** Puts a section into the space of another one, if it fits. */
function putInto(own: HTMLElement, section: HTMLElement): boolean {
  const room = own.offsetHeight;
  const html = section.outerHTML;
  own.replaceWith(section);
  if (section.offsetHeight > room) {
    section.replaceWith(own);
    return false;
  }
  putAs = html;
  section.style.minHeight = `${room}px`;
  return true;
}

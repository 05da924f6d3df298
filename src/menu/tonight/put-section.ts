import { keepPlace } from '../../page/keep-place.ts';
import { knowHeights } from '../../page/rows.ts';
import { TONIGHT } from './tonight-section.ts';

/** The menu's first element, before which the section is put: its first section, or the heading of the announcements. */
const FIRST = 'main > :is(h2, section)';

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
    const now = page.getElementById(TONIGHT);
    if (now) exchange(now, section);
    else if (section) place?.before(section);
    restorePlace();
  };
  const putLater = (): void => {
    put();
    onPut();
  };
  if (!isSame && place) {
    const isSeen = (): boolean => {
      const { top, bottom } = (page.getElementById(TONIGHT) ?? place).getBoundingClientRect();
      // A new section pushes the elements after its place; a changed one, those after its end.
      return (own ? bottom : top) >= 0 && top <= window.innerHeight;
    };
    // An ended section is removed where the page can be scrolled back by its height; elsewhere its space stays.
    const canGo = !section && window.scrollY >= (own?.offsetHeight ?? 0);
    if (canGo || (own && isTranslated) || !isSeen()) put();
    else if (!own || !putInto(own, section ?? (own.cloneNode() as HTMLElement)) || !section) {
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
    focusOn(now?.querySelector('h2'));
  };
}

/** Focuses an element that cannot have the focus otherwise: a click on its text must not focus `main`. */
function focusOn(place: HTMLElement | null | undefined): void {
  place?.setAttribute('tabindex', '-1');
  place?.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place?.focus({ preventScroll: true });
}

/** Replaces a section by another one, or removes it. A focus inside of it moves to the new title, or to `main`. */
function exchange(own: HTMLElement, section: HTMLElement | undefined): void {
  const page = own.ownerDocument;
  const hasFocus = own.contains(page.activeElement);
  if (section) own.replaceWith(section);
  else own.remove();
  if (hasFocus) focusOn(section?.querySelector('h2') ?? page.querySelector('main'));
}

/** Puts a section into the space of another one, if it fits. */
function putInto(own: HTMLElement, section: HTMLElement): boolean {
  const room = own.offsetHeight;
  // Measured before it: an element that is taken out of the page loses the focus.
  own.before(section);
  const fits = section.offsetHeight <= room;
  section.remove();
  if (!fits) return false;
  putAs = section.outerHTML;
  exchange(own, section);
  section.style.minHeight = `${room}px`;
  return true;
}

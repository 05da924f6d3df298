import { keepPlace } from '../../page/keep-place.ts';
import { knowHeights } from '../../page/rows.ts';
import { TONIGHT } from './tonight-section.ts';

/** Before all of the menu's own. */
const FIRST = 'main > :is(.announcements, section)';

let stopWaiting: (() => void) | undefined;

/** What the section was when it was put: an island may have added to it. */
let putAs = '';

type Putting = {
  /** It says the same in another language, which the diner has chosen. */
  readonly isTranslated: boolean;
  /** Called when it has been put later than now. */
  readonly onPut: () => void;
};

/**
 * Puts the section of tonight before a menu's first, in the place of the last one; none takes that away. What is on the screen does not
 * move for it (T5): where the place is seen and what follows would move, it waits until it is not; what is no longer true goes at once, and
 * the rows stay where they are. The result puts it now and goes there.
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
      // A new section pushes what follows its place; one that changes, what follows its end.
      return (own ? bottom : top) >= 0 && top <= window.innerHeight;
    };
    // What is over goes where as much can be scrolled back to, and leaves its room where it cannot.
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
    // The button that was pressed is gone.
    focusOn(now?.querySelector('h2'));
  };
}

function focusOn(place: HTMLElement | null | undefined): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/** Puts a section into the place of another one, or takes that away. Who has the focus there has it on what is there then. */
function exchange(own: HTMLElement, section: HTMLElement | undefined): void {
  const page = own.ownerDocument;
  const hasFocus = own.contains(page.activeElement);
  if (section) own.replaceWith(section);
  else own.remove();
  if (hasFocus) focusOn(section?.querySelector('h2') ?? page.querySelector('main'));
}

/** Puts a section into the room of another one, if it has room there. */
function putInto(own: HTMLElement, section: HTMLElement): boolean {
  const room = own.offsetHeight;
  // Before it: what is taken out of the page loses the focus.
  own.before(section);
  const fits = section.offsetHeight <= room;
  section.remove();
  if (!fits) return false;
  putAs = section.outerHTML;
  exchange(own, section);
  section.style.minHeight = `${room}px`;
  return true;
}

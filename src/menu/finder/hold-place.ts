/** What can be held on to: rows, and where no row stays, their section. */
const ROWS = '.entries > *';

/** Elements of the menu on the screen, by where they are: rows from the top down, then the sections. */
function placesOf(page: Document): (readonly [element: Element, top: number])[] {
  const seen = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const sections = [...page.querySelectorAll('main section')].filter(seen);
  const rows = sections.flatMap((section) => [...section.querySelectorAll(ROWS)]).filter(seen);
  // A row that begins above the screen is being left; one that begins on it is being read.
  const begun = (element: Element): number => (element.getBoundingClientRect().top < 0 ? 1 : 0);
  return [...rows.toSorted((a, b) => begun(a) - begun(b)), ...sections].map((element) => [
    element,
    element.getBoundingClientRect().top,
  ]);
}

/**
 * Holds on to the row that is being read while rows come and go. The result, to be called when all has been rendered, puts it where it
 * was on the screen; if it is gone, the next that stays.
 */
export function holdPlace(page: Document): () => void {
  const places = placesOf(page);
  const { style } = page.documentElement;
  // The browser would do the same by itself, for some changes, and in some browsers.
  style.overflowAnchor = 'none';
  return () => {
    const kept = places.find(([element]) => element.getClientRects().length > 0);
    if (kept) window.scrollBy({ top: kept[0].getBoundingClientRect().top - kept[1], behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  };
}

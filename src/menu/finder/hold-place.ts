/** The rows, which keep the reader's place; their sections do where no row stays. */
const ROWS = '.entries > *';

/** The elements of the menu on the screen with their positions: rows from the top down, then the sections. */
function placesOf(page: Document): (readonly [element: Element, top: number])[] {
  const seen = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const sections = [...page.querySelectorAll('main section')].filter(seen);
  const rows = sections.flatMap((section) => [...section.querySelectorAll(ROWS)]).filter(seen);
  // A row that begins on the screen is being read; one that begins above it comes after all of those.
  const begun = (element: Element): number => (element.getBoundingClientRect().top < 0 ? 1 : 0);
  return [...rows.toSorted((a, b) => begun(a) - begun(b)), ...sections].map((element) => [
    element,
    element.getBoundingClientRect().top,
  ]);
}

/**
 * Keeps the row that is being read in its place on the screen while rows come and go. Call the result when everything is rendered: it
 * scrolls that row back to its place, or the next one that is left.
 */
export function holdPlace(page: Document): () => void {
  const places = placesOf(page);
  const { style } = page.documentElement;
  // Some browsers do the same by themselves, for some changes.
  style.overflowAnchor = 'none';
  return () => {
    const kept = places.find(([element]) => element.getClientRects().length > 0);
    if (kept) window.scrollBy({ top: kept[0].getBoundingClientRect().top - kept[1], behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  };
}

/** What a page is read by: its rows. Their order is the same in every language. Titles stick to the top and tell nothing. */
const MARKS = 'main li:not(li li)';

/**
 * Remembers where the rows are; the result scrolls the first of those on the reader's screen, or below it, that is still shown to where
 * it was, when texts of another length, or fewer rows, have moved it. Browsers without scroll anchoring, and pages whose elements are
 * replaced, would lose it.
 */
export function keepPlace(page: Document): () => void {
  const isRead = window.scrollY > 0;
  // What lies under the bar of sections is not read.
  const begin = Math.max(page.querySelector('.section-bar')?.getBoundingClientRect().bottom ?? 0, 0);
  const places = [...page.querySelectorAll(MARKS)].map((mark) => mark.getBoundingClientRect());
  const first = isRead ? places.findIndex((place) => place.top >= begin && isShown(place)) : -1;
  return () => {
    if (first < 0) return;
    const rows = [...page.querySelectorAll(MARKS)];
    // Sections that were never on screen have a guessed height, at which no scroll can aim.
    page.documentElement.dataset['jumped'] = '';
    const kept = rows.findIndex((row, index) => index >= first && isShown(row.getBoundingClientRect()));
    const moved = (rows[kept]?.getBoundingClientRect().top ?? 0) - (places[kept]?.top ?? 0);
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  };
}

/** Rows out of their hours, and those that the overview leaves out, have no height. */
const isShown = ({ top, bottom }: DOMRect): boolean => bottom > top;

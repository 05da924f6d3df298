import { inSections, knowHeights } from './rows.ts';

/** The rows, which mark the reading position. Their order is the same in every language. Titles are sticky, so their position says nothing. */
const MARKS = 'main li:not(li li, [data-added] *)';

/** The number of rows to remember: between two rows that stay, fewer are hidden (the overview hides notes and banners). */
const NEAR = 9;

/**
 * Remembers the positions of the rows on the screen. The returned function scrolls the first of them that is still shown back to its position, after
 * longer texts or fewer rows have moved it. Scroll anchoring does not do that in every browser, nor for replaced elements.
 */
export function keepPlace(page: Document): () => void {
  const place = window.scrollY > 0 ? placeRead(page) : undefined;
  return () => {
    const rows = [...page.querySelectorAll(MARKS)].slice(place?.first);
    if (!place || rows.length === 0) return;
    knowHeights(page);
    const kept = place.tops.findIndex((_, index) => isShown(rows[index]));
    const moved = (rows[kept]?.getBoundingClientRect().top ?? 0) - (place.tops[kept] ?? 0);
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  };
}

/** The index of the first row that begins on the screen, and the positions of it and the next ones. */
function placeRead(page: Document): { readonly first: number; readonly tops: readonly number[] } | undefined {
  // Rows below the section bar are covered.
  const begin = Math.max(page.querySelector('.section-bar')?.getBoundingClientRect().bottom ?? 0, 0);
  const isGone = inSections(page, ({ bottom }) => bottom < begin);
  const rows = [...page.querySelectorAll(MARKS)];
  const first = rows.findIndex((row) => !isGone(row) && isShown(row) && row.getBoundingClientRect().top >= begin);
  const tops = rows.slice(first, first + NEAR).map((row) => row.getBoundingClientRect().top);
  return first < 0 ? undefined : { first, tops };
}

/** Rows out of their hours, and those that the overview leaves out, have no height. */
function isShown(row: Element | undefined): boolean {
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  return bottom > top;
}

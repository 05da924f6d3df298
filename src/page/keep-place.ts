import { inSections, knowHeights } from './rows.ts';

/** What a page is read by: its rows. Their order is the same in every language. Titles stick to the top and tell nothing. */
const MARKS = 'main li:not(li li, [data-added] *)';

/** So many rows at most are left out between two that stay (the overview leaves out notes and banners). */
const NEAR = 9;

/**
 * Remembers where the rows on the reader's screen are; the result scrolls the first of them that is still shown to where it was, when
 * texts of another length, or fewer rows, have moved it. Browsers without scroll anchoring, and pages whose elements are replaced, would
 * lose it.
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

/** The first row that begins on the screen, among all, and where it and the next ones begin. */
function placeRead(page: Document): { readonly first: number; readonly tops: readonly number[] } | undefined {
  // What lies under the bar of sections is not read.
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

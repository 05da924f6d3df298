/** What a page is read by: its rows. Their order is the same in every language. Titles stick to the top and tell nothing. */
const MARKS = 'main li:not(li li)';

/**
 * Remembers the first row that begins on the reader's screen; the result scrolls there again, when texts of another length have moved
 * it. Browsers without scroll anchoring, and pages whose elements are replaced, would lose it.
 */
export function keepPlace(page: Document): () => void {
  const before = [...page.querySelectorAll(MARKS)];
  // What lies under the bar of sections is not read.
  const begin = page.querySelector('.section-bar')?.getBoundingClientRect().bottom ?? 0;
  const index = window.scrollY > 0 ? before.findIndex((mark) => beginsBelow(mark, Math.max(begin, 0))) : -1;
  const top = before[index]?.getBoundingClientRect().top ?? 0;
  return () => {
    const mark = page.querySelectorAll(MARKS)[index];
    if (!mark) return;
    // Sections that were never on screen have a guessed height, at which no scroll can aim.
    page.documentElement.dataset['jumped'] = '';
    const moved = mark.getBoundingClientRect().top - top;
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  };
}

/** Rows out of their hours have no height. */
function beginsBelow(mark: Element, line: number): boolean {
  const { top, bottom } = mark.getBoundingClientRect();
  return top >= line && bottom > top;
}

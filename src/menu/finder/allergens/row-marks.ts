/** The row that an element of the finder stands in. */
const rowOf = (element: Element | null) => element?.closest<HTMLElement>('.entries > *');

/**
 * Takes the element's row out of the menu, as a ref. By an attribute: React knows nothing of it, so the row itself is not rendered
 * anew; the style sheet hides it on screens and not on paper.
 */
export function dropOut(element: Element | null): () => void {
  const row = rowOf(element);
  row?.setAttribute('data-finder-out', '');
  return () => row?.removeAttribute('data-finder-out');
}

/** Brings the element's row to the reader, as a ref: scrolls to it, lights it up for a moment and goes on reading there. */
export function arrive(element: Element | null): () => void {
  const row = rowOf(element);
  // Sections that were never on screen have a guessed height, at which no scroll can aim.
  document.documentElement.dataset['jumped'] = '';
  row?.scrollIntoView({ block: 'center', behavior: 'instant' });
  row?.setAttribute('data-finder-here', '');
  row?.setAttribute('tabindex', '-1');
  (row?.querySelector<HTMLElement>('button.name') ?? row)?.focus({ preventScroll: true });
  return () => {
    row?.removeAttribute('data-finder-here');
    row?.removeAttribute('tabindex');
  };
}

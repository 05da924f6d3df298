import { keepPlace } from './keep-place.ts';

/** Lets the fold button of the section bar reduce the menu to names and prices, and restore the rest, at the dish being read. */
export function watchOverview(page: Document): void {
  const root = page.documentElement;
  page.addEventListener('click', ({ target }) => {
    const fold = (target as Element).closest('[data-does=overview]');
    if (!fold) return;
    const restorePlace = keepPlace(page);
    fold.ariaPressed = `${root.toggleAttribute('data-overview')}`;
    restorePlace();
  });
}

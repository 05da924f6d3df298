import { keepPlace } from './keep-place.ts';

/** Has the fold of the section bar leave names and prices, and bring the rest back, at the dish that is read. */
export function watchOverview(page: Document): void {
  const root = page.documentElement;
  page.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element && target.closest('[data-does=overview]');
    if (!fold) return;
    const restorePlace = keepPlace(page);
    fold.ariaPressed = `${root.toggleAttribute('data-overview')}`;
    restorePlace();
  });
}

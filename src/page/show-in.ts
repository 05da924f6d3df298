import type { Language } from '../terms/house.ts';
import { keepPlace } from './keep-place.ts';
import { translatePage } from './translate.ts';

/** Shows a page in another of its languages, as the build rendered it, and keeps the reading position. */
export function showIn(page: Document, language: Language, other: Document): void {
  const restorePlace = keepPlace(page);
  translatePage(page, other);
  page.documentElement.lang = language;
  page.documentElement.dir = other.documentElement.dir;
  // A language has been chosen: no other is offered any more.
  page.querySelector('.offer [data-language]')?.parentElement?.remove();
  restorePlace();
}

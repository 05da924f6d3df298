import { keepPlace } from './keep-place.ts';
import { translatePage } from './translate.ts';

/**
 * Reads the answer with a page in another of its languages, and returns what shows it.
 *
 * @throws {Error} when the answer is an error, or another site's page, such as the sign-in page of a hotel's network
 */
export async function readPage(answer: Response): Promise<(page: Document) => void> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!other.querySelector('button[data-language]')) throw new Error(`Not a page of the menu: ${other.title}`);
  return (page) => showIn(page, other);
}

/** Shows a page in another of its languages, as the build rendered it, and keeps the reading position. */
export function showIn(page: Document, other: Document): void {
  const restorePlace = keepPlace(page);
  translatePage(page, other);
  const { lang, dir } = other.documentElement;
  Object.assign(page.documentElement, { lang, dir });
  // A language has been chosen: no other is offered any more.
  page.querySelector('.offer [data-language]')?.parentElement?.remove();
  restorePlace();
}

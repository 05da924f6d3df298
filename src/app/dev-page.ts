/** In development: a page shows what was saved, in place. */
import { TEXTS_CHANGED } from '../page/page-events.ts';
import { ATTRIBUTES, translatePage } from '../page/translate.ts';
import { MENUS_SAVED } from './menus-saved.ts';

/** Between two tries, in milliseconds. */
const PAUSE = 100;

/** Attributes that a saved menu may change, beside those that its languages differ in. */
const OF_MENUS = ['data-only', 'data-opens', 'data-video', 'id', 'src'];

/** The look of the venue, as a style sheet. */
const themeOf = (page: Document): string | undefined =>
  [...page.querySelectorAll('style')].map(({ textContent }) => textContent).find((text) => text.startsWith(':root{'));

/** The page as it is now. While its files are being exchanged the server has none. */
async function fetchSaved(address: string): Promise<Document> {
  for (;;) {
    const response = await fetch(address);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (response.ok && themeOf(page) !== undefined) return page;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

import.meta.hot?.on(MENUS_SAVED, async () => {
  const { page: folder } = document.getElementById('root')?.dataset ?? {};
  const saved = await fetchSaved(`${folder}/${document.documentElement.lang}.html`);
  const hasIsland = document.getElementById('finder')?.hasChildNodes();
  // The look stands in the head, and islands hold the menu of before.
  if (themeOf(saved) !== themeOf(document) || hasIsland) return window.location.reload();
  translatePage(document, saved, [...ATTRIBUTES, ...OF_MENUS]);
  document.dispatchEvent(new Event(TEXTS_CHANGED));
});

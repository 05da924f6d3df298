/** A page in development shows saved menus in place. */
import { TEXTS_CHANGED } from '../page/page-events.ts';
import { ATTRIBUTES, translatePage } from '../page/translate.ts';
import { MENUS_SAVED } from './menus-saved.ts';

/** The pause between two attempts, in milliseconds. */
const PAUSE = 100;

/** Attributes that a saved menu may change, in addition to those that differ between languages. */
const OF_MENUS = ['data-only', 'data-opens', 'data-video', 'id', 'src'];

/** The look of the venue, as a style sheet. */
const themeOf = (page: Document): string | undefined =>
  [...page.querySelectorAll('style')].map(({ textContent }) => textContent).find((text) => text.startsWith(':root{'));

/** The current page from the server; undefined where its menu is gone. While the compiler swaps its files there is no page, and the request is retried. */
async function fetchSaved(address: string): Promise<Document | undefined> {
  for (;;) {
    const response = await fetch(address);
    if (response.status === 404) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (response.ok && themeOf(page) !== undefined) return page;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

import.meta.hot?.on(MENUS_SAVED, async () => {
  const { page: folder } = document.getElementById('root')?.dataset ?? {};
  if (folder?.endsWith('/404-dev-page')) {
    // There may be a page by now. Reload only once the server can render it: a server error page would not listen for changes.
    if (await fetchSaved(window.location.href)) window.location.reload();
    return;
  }
  const saved = await fetchSaved(`${folder}/${document.documentElement.lang}.html`);
  const hasIsland = document.getElementById('finder')?.hasChildNodes();
  // Tonight's news are shown in rows that may have changed.
  const hasNews = document.querySelector('[data-tonight]') !== null;
  // Neither the theme in the head nor the menu that an island holds can be exchanged in place.
  if (!saved || themeOf(saved) !== themeOf(document) || hasIsland || hasNews) return window.location.reload();
  translatePage(document, saved, [...ATTRIBUTES, ...OF_MENUS]);
  document.dispatchEvent(new Event(TEXTS_CHANGED));
});
// Ask for changes that were saved while this page was loading.
import.meta.hot?.send(`${MENUS_SAVED}?`, performance.timeOrigin);

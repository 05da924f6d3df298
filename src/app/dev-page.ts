/** In development: a page shows what was saved, in place. */
import { TEXTS_CHANGED } from '../page/page-events.ts';
import { ATTRIBUTES, translate } from '../page/translate.ts';
import { MENUS_SAVED } from './menus-saved.ts';

/** Attributes that a saved menu may change, beside those that its languages differ in. */
const OF_MENUS = ['data-only', 'data-opens', 'data-video', 'id', 'src'];

/** The look of the venue, as a style sheet. */
const themeOf = (page: Document): string | undefined =>
  [...page.querySelectorAll('style')].map(({ textContent }) => textContent).find((text) => text.startsWith(':root{'));

import.meta.hot?.on(MENUS_SAVED, async () => {
  const root = document.getElementById('root');
  const response = await fetch(`${root?.dataset['page']}/${document.documentElement.lang}.html`);
  const saved = new DOMParser().parseFromString(await response.text(), 'text/html');
  const hasIsland = document.getElementById('finder')?.hasChildNodes();
  // The look stands in the head, and islands hold the menu of before.
  if (themeOf(saved) !== themeOf(document) || hasIsland) window.location.reload();
  else if (root) {
    translate(root, saved.body, [...ATTRIBUTES, ...OF_MENUS]);
    document.title = saved.title;
    document.dispatchEvent(new Event(TEXTS_CHANGED));
  }
});

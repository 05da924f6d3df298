import { keepPlace } from '../ui/keep-place.ts';
import { logFailure } from '../ui/log.ts';
import { TEXTS_CHANGED } from '../ui/page-events.ts';
import { pageState } from '../ui/page-state.ts';
import type { Language } from './language.ts';

/**
 * Shows the prerendered page in another language: the same page, rendered by the build (`<page>/<language>.html`), takes the
 * place of what the root element holds. Without React, and only until React has the page. False where it cannot be had.
 */
export async function switchPage(page: Document, language: Language): Promise<boolean> {
  const root = page.getElementById('root');
  if (!root) return false;
  try {
    const response = await fetch(`${root.dataset['page']}/${language}.html`);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const { title, body } = new DOMParser().parseFromString(await response.text(), 'text/html');
    const focused = page.activeElement?.matches('button[data-language]');
    const restorePlace = keepPlace(page);
    root.replaceChildren(...body.childNodes);
    moveTaps(page);
    root.dataset['language'] = language;
    page.documentElement.lang = language;
    page.title = title;
    if (focused) focusLanguage(page, language);
    restorePlace();
    page.dispatchEvent(new Event(TEXTS_CHANGED));
    return true;
  } catch (cause) {
    logFailure(`Error loading the page in ${language}:`, cause);
    return false;
  }
}

/** Taps that wait for the app go on waiting at the buttons that took the places of those that were tapped. */
function moveTaps(page: Document): void {
  const state = pageState();
  state.taps = state.taps?.map((tap) => page.querySelector(`[data-wants="${tap.getAttribute('data-wants')}"]`) ?? tap);
}

/** The flag that was tapped, or the one that took its place, keeps the focus. */
function focusLanguage(page: Document, language: Language): void {
  const button =
    page.querySelector<HTMLElement>(`button[data-language=${language}]`) ??
    page.querySelector<HTMLElement>('button[data-language]');
  button?.focus({ preventScroll: true });
}

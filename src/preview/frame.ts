/**
 * The first script of a page in a frame of the preview, which the development server adds. It sets the page's clock and language, so that
 * the page's own scripts can stay as they are.
 */
import { RESET, rememberLanguage } from '../i18n/language-choice.ts';
import { frameWish } from './frame-wish.ts';
import { movedClock, movedDate } from './moved-date.ts';
import { ownStorage } from './own-storage.ts';

/** The least width of a desktop's screen in CSS pixels. On narrower ones scroll bars take no space. */
const DESKTOP = 1000;

const wish = frameWish(location.search);
if (wish) {
  // Frames of one tab would share its storage, and with it the language. Resets of the language are ignored: a frame is no new visit.
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: ownStorage((text) => text === RESET) });
  rememberLanguage(wish.language);
  const { dataset, style } = document.documentElement;
  if (wish.hour !== 'now') window.Date = movedDate(Date, movedClock(wish.hour, Date.now, dataset['zone']));
  if (window.innerWidth < DESKTOP) style.scrollbarWidth = 'none';
}

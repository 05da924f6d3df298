/**
 * The first script of a page in a frame of the preview, put there by the development server: it moves the page's clock and gives the
 * page a language, so that all that follows is the page's own.
 */
import { isReset, rememberLanguage } from '../i18n/language-choice.ts';
import { frameWish } from './frame-wish.ts';
import { movedClock, movedDate } from './moved-date.ts';
import { ownStorage } from './own-storage.ts';

/** Below this width, in CSS pixels, a page is on a phone or a tablet, whose scroll bars take no room. */
const DESKTOP = 1000;

const wish = frameWish(location.search);
if (wish) {
  // Frames of one tab share its storage, and with it the language. Nobody comes to a frame from elsewhere, so nothing begins anew.
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: ownStorage(isReset) });
  rememberLanguage(wish.language);
  if (wish.hour !== 'now') window.Date = movedDate(Date, movedClock(wish.hour, Date.now));
  if (window.innerWidth < DESKTOP) document.documentElement.style.scrollbarWidth = 'none';
}

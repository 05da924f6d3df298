import type { LoadOverlayTexts } from '../i18n/texts.ts';
import { type Copy, copyText } from './copy-line.ts';
import { offerNewMenu, pageLanguage, pageTexts, watchLanguage } from './offer-new-menu.ts';
import type { KeepAnswer } from './protocol.ts';

/** The time between two updates of the line's age, in milliseconds. */
const MINUTE = 60_000;
/** The first and the longest pause between two checks of the network, in milliseconds. Each pause is twice the one before. */
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 240_000;

/**
 * Keeps the line of a copy current: its language, its age, its button. The line goes when the network has proved the copy current. A newer
 * menu is offered, and never replaces the page while somebody reads.
 */
export function watchCopy(line: HTMLElement, texts: LoadOverlayTexts, askWorker: () => Promise<KeepAnswer>): void {
  const copy = copyOf(line);
  const [text, link] = [line.querySelector('span'), line.querySelector('a')];
  let isDone = false;
  let last: Promise<boolean> = Promise.resolve(false);
  let wait = FIRST_WAIT;

  const write = async (): Promise<void> => {
    const words = await pageTexts(texts);
    const language = pageLanguage();
    line.lang = language;
    if (text) text.textContent = copyText(words, language, copy, new Date());
    if (link) link.textContent = words.tryAgain;
  };

  /** Whether the network has answered. If the reader has requested it (`wanted`), the new menu is shown at once. */
  const check = async (wanted: boolean): Promise<boolean> => {
    if (wanted) line.setAttribute('aria-busy', 'true');
    const answer = await askWorker();
    line.removeAttribute('aria-busy');
    if (answer.state === 'failed') return false;
    isDone = true;
    // The line's space stays, to avoid a layout shift while somebody reads.
    line.dataset['done'] = '';
    if (answer.state === 'nothing' || answer.version !== copy.version) {
      if (wanted) window.location.reload();
      else await offerNewMenu(texts);
    }
    return true;
  };
  const checkOnce = async (wanted = false): Promise<void> => {
    if (isDone || document.hidden) return;
    // The checks run one after another: the network may come back while one is failing.
    last = last.then(() => isDone || check(wanted));
    if (await last) return;
    await write();
    if (wanted) line.animate({ opacity: [0.2, 1] }, 400);
  };
  const checkAgain = async (): Promise<void> => {
    await checkOnce();
    if (isDone) return;
    setTimeout(() => void checkAgain(), wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void checkOnce(true);
  });
  window.addEventListener('online', () => void checkOnce());
  document.addEventListener('visibilitychange', () => void checkOnce());
  watchLanguage(() => void write());
  setInterval(() => void write(), MINUTE);
  void write();
  void checkAgain();
}

/** The data of the copy in the line's attributes. */
function copyOf({ dataset: { version = '', saved = '', reason } }: HTMLElement): Copy {
  return { version, savedAt: Number(saved), reason: reason === 'slow' ? 'slow' : 'offline' };
}

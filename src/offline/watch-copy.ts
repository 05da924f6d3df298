import type { LoadLater } from '../i18n/later-texts.ts';
import { type Copy, copyText } from './copy-line.ts';
import { offerNewMenu } from './offer-new-menu.ts';
import type { KeepAnswer } from './protocol.ts';
import { onLanguage, shownLanguage, shownTexts } from './shown-texts.ts';

/** How often the line's age is told anew, in milliseconds. */
const MINUTE = 60_000;
/** The network is asked again after so many milliseconds, then after twice as many, and so on up to the second. */
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 240_000;

/**
 * Keeps the line of a copy right: its language, its age, its button. It goes when the network has proved the copy current; when there
 * is a newer menu, that is offered, and nothing changes under the reader's hands.
 */
export function watchCopy(line: HTMLElement, texts: LoadLater, askWorker: () => Promise<KeepAnswer>): void {
  const copy = copyOf(line);
  const [text, link] = [line.querySelector('span'), line.querySelector('a')];
  let isDone = false;
  let last: Promise<boolean> = Promise.resolve(false);
  let wait = FIRST_WAIT;

  const write = async (): Promise<void> => {
    const words = await shownTexts(texts);
    const language = shownLanguage();
    line.lang = language;
    if (text) text.textContent = copyText(words, language, copy, new Date());
    if (link) link.textContent = words.tryAgain;
  };

  /** Whether the network has answered. Who asked for it (`wanted`) gets the new menu at once. */
  const check = async (wanted: boolean): Promise<boolean> => {
    if (wanted) line.setAttribute('aria-busy', 'true');
    const answer = await askWorker();
    line.removeAttribute('aria-busy');
    if (answer.state === 'failed') return false;
    isDone = true;
    // Its place stays: nothing moves while somebody reads.
    line.dataset['done'] = '';
    if (answer.state === 'nothing' || answer.version !== copy.version) {
      if (wanted) window.location.reload();
      else await offerNewMenu(texts);
    }
    return true;
  };
  const checkOnce = async (wanted = false): Promise<void> => {
    if (isDone || document.hidden) return;
    // One after another: the network may have come back while the last one was failing.
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
  onLanguage(() => void write());
  setInterval(() => void write(), MINUTE);
  void write();
  void checkAgain();
}

/** What the line says of the copy. */
function copyOf({ dataset: { version = '', saved = '', reason } }: HTMLElement): Copy {
  return { version, savedAt: Number(saved), reason: reason === 'slow' ? 'slow' : 'offline' };
}

import type { OfferTexts } from '../i18n/texts.ts';
import type { Language } from '../terms/house.ts';
import { writeStored } from '../ui/storage.ts';
import { OFFERED } from './language-offer.ts';
import { ADDED } from './rows.ts';

type QuietLine = { readonly text: string; readonly button: string; readonly onClose: () => void };

/** A quiet line over the bar that says something, with a button (`.button`) for the caller to use, and one that closes it. */
export function quietLine(page: Document, { text, button, onClose }: QuietLine): HTMLElement {
  const line = page.createElement('aside');
  line.className = 'offer';
  line.ariaLabel = text;
  line.setAttribute(ADDED, '');
  const words = page.createElement('p');
  words.textContent = text;
  const close = makeButton(page, 'close', '×');
  close.ariaLabel = page.querySelector('.close')?.ariaLabel ?? null;
  // What is offered may be in another language.
  close.lang = page.documentElement.lang;
  close.addEventListener('click', onClose);
  line.append(words, makeButton(page, 'button', button), close);
  page.getElementById('root')?.append(line);
  return line;
}

const makeButton = (page: Document, className: string, textContent: string): HTMLButtonElement =>
  Object.assign(page.createElement('button'), { type: 'button', className, textContent });

/** A quiet line that offers a language, in its own words. It goes when any language is chosen. */
export function offerLanguage(page: Document, language: Language, words = wordsOf(page, language)): void {
  const line = quietLine(page, { ...words, onClose: () => line.remove() });
  line.lang = language;
  line.dir = 'auto';
  const take = line.querySelector<HTMLElement>('.button');
  if (take) take.dataset['language'] = language;
  writeStored('localStorage', OFFERED, language);
  new MutationObserver(() => line.remove()).observe(page.documentElement, { attributeFilter: ['lang'] });
}

/** What the document offers a language with (`app/document.ts`). */
function wordsOf(page: Document, language: Language): OfferTexts['offer'] {
  const [text = '', button = ''] =
    page.getElementById('root')?.getAttribute(`data-offer-${language}`)?.split('|') ?? [];
  return { text, button };
}

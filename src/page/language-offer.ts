import { hasChosen } from '../i18n/language-choice.ts';
import type { Language } from '../i18n/language.ts';
import { offeredLanguage } from '../i18n/offered-language.ts';
import type { OfferTexts } from '../i18n/later-texts.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { ADDED } from './rows.ts';

/** Where the phone keeps that a language was offered. */
const KEY = 'carta-language-offered';

/** The language to offer on this page, once on a phone, and never to a diner who has chosen one. */
export function languageToOffer(page: Document): Language | undefined {
  if (hasChosen() || readStored('localStorage', KEY)) return undefined;
  const offered = (page.getElementById('root')?.dataset['languages'] ?? '').split(' ') as Language[];
  return offeredLanguage({ phone: navigator.languages, offered, shown: page.documentElement.lang as Language });
}

/** A quiet line that offers a language, in its own words. It goes when any language is chosen. */
export function offerLanguage(page: Document, language: Language, { text, button }: OfferTexts['offer']): void {
  const line = page.createElement('aside');
  line.className = 'offer';
  line.lang = language;
  line.ariaLabel = text;
  line.setAttribute(ADDED, '');
  const words = page.createElement('p');
  words.textContent = text;
  const take = makeButton(page, 'button', button);
  take.dataset['language'] = language;
  const close = makeButton(page, 'close', '✕');
  close.ariaLabel = page.querySelector('.close')?.ariaLabel ?? null;
  close.addEventListener('click', () => line.remove());
  line.append(words, take, close);
  page.getElementById('root')?.append(line);
  writeStored('localStorage', KEY, language);
  new MutationObserver(() => line.remove()).observe(page.documentElement, { attributeFilter: ['lang'] });
}

function makeButton(page: Document, className: string, text: string): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  return button;
}

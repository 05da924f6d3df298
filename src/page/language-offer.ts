import type { OfferTexts } from '../i18n/texts.ts';
import { hasChosen } from '../i18n/language-choice.ts';
import { offeredLanguage } from '../i18n/match-language.ts';
import type { Language } from '../terms/house.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { whenLoaded } from '../ui/when-idle.ts';
import { pageIn } from './languages.ts';
import { quietLine } from './quiet-line.ts';

/** What some browsers know of their network. */
type Connected = { readonly connection?: { readonly saveData?: boolean } };

/** The storage key for having offered a language on this phone. */
const OFFERED = 'carta-language-offered';

/** The language to offer on this page, once on a phone, and never to a diner who has chosen one. */
export function languageToOffer(page: Document): Language | undefined {
  if (hasChosen() || readStored('localStorage', OFFERED)) return undefined;
  const offered = (page.documentElement.dataset['languages'] ?? '').split(' ') as Language[];
  return offeredLanguage({ phone: navigator.languages, offered, shown: page.documentElement.lang as Language });
}

/** Offers the phone's language when the page is idle, and fetches the page in it ahead, unless the phone saves data. */
export async function offerPhoneLanguage(page: Document): Promise<void> {
  await whenLoaded(page);
  const language = languageToOffer(page);
  if (!language) return;
  offerLanguage(page, language);
  if (!(navigator as Connected).connection?.saveData) fetch(pageIn(page, language)).catch(() => undefined);
}

/** Shows a quiet line that offers a language in that language. It disappears when any language is chosen (`show-in.ts`). */
export function offerLanguage(page: Document, language: Language, words = wordsOf(page, language)): void {
  const line = quietLine(page, { ...words, onClose: () => line.remove() });
  line.lang = language;
  line.dir = 'auto';
  const take = line.querySelector<HTMLElement>('.button');
  if (take) take.dataset['language'] = language;
  writeStored('localStorage', OFFERED, language);
}

/** The document's texts for offering a language (`app/document.ts`). */
function wordsOf(page: Document, language: Language): OfferTexts['offer'] {
  const [text = '', button = ''] =
    page.getElementById('root')?.getAttribute(`data-offer-${language}`)?.split('|') ?? [];
  return { text, button };
}

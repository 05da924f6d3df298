import type { OfferTexts } from '../i18n/texts.ts';
import type { Language } from '../terms/house.ts';
import { writeStored } from '../ui/storage.ts';
import { OFFERED } from './language-offer.ts';
import { quietLine } from './quiet-line.ts';

/** A quiet line that offers a language, in its own words. It goes when any language is chosen. */
export function offerLanguage(page: Document, language: Language, { text, button }: OfferTexts['offer']): void {
  const line = quietLine(page, { text, button, onClose: () => line.remove() });
  line.lang = language;
  line.dir = 'auto';
  const take = line.querySelector<HTMLElement>('.button');
  if (take) take.dataset['language'] = language;
  writeStored('localStorage', OFFERED, language);
  new MutationObserver(() => line.remove()).observe(page.documentElement, { attributeFilter: ['lang'] });
}

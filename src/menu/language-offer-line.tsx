import { useEffect, useState } from 'react';
import { useInterface, useLanguageStore } from '../i18n/interface-context.tsx';
import type { Language } from '../i18n/language.ts';
import type { OfferTexts } from '../i18n/later-texts.ts';
import { logFailure } from '../ui/log.ts';
import { writeStored } from '../ui/storage.ts';
import { OFFERED } from './offer-key.ts';

type OfferLineProps = { readonly language: Language; readonly onClose: () => void };

/** The line itself, in the language that it offers. Its button is one of the language buttons (`watchLanguages`). */
export function LanguageOfferLine({ language, onClose }: OfferLineProps) {
  const store = useLanguageStore();
  const { close } = useInterface().controls;
  const [words, setWords] = useState<OfferTexts['offer']>();
  useEffect(() => {
    store.offerOf(language).then(
      (offer) => {
        writeStored('localStorage', OFFERED, language);
        return setWords(offer);
      },
      (cause: unknown) => logFailure(`Error loading the texts of language ${language}:`, cause),
    );
  }, [store, language]);
  if (!words) return null;
  return (
    <aside className="offer" lang={language} aria-label={words.text}>
      <p>{words.text}</p>
      <button type="button" className="button" data-language={language} onClick={onClose}>
        {words.button}
      </button>
      <button type="button" className="close" aria-label={close} onClick={onClose}>
        ✕
      </button>
    </aside>
  );
}

import { lazy, Suspense, useState } from 'react';
import { hasChosen } from '../i18n/language-choice.ts';
import { useLanguageState } from '../i18n/interface-context.tsx';
import { offeredLanguage } from '../i18n/offered-language.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { readStored } from '../ui/storage.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useMenu } from './menu-context.ts';
import { OFFERED } from './offer-key.ts';

const OfferLine = lazy(async () => ({ default: (await import('./language-offer-line.tsx')).LanguageOfferLine }));

/** The phone's languages, as a text that stays the same; nothing tells of a change. */
function phoneLanguages(): string {
  // The build has no phone.
  if (typeof window === 'undefined' || hasChosen() || readStored('localStorage', OFFERED)) return '';
  return navigator.languages.join(',');
}

/** A quiet line that offers the phone's language where the venue has it: once, and never to a diner who has chosen one. */
export function LanguageOffer() {
  const { languages } = useMenu();
  const { language: shown } = useLanguageState();
  // What is true when the page is come to: the offer itself makes it untrue.
  const [phone] = useState(phoneLanguages);
  const isHydrated = useHydrated();
  // A diner who switches has seen the flags.
  const [first] = useState(shown);
  const [closed, setClosed] = useState(false);
  const offer = offeredLanguage({ phone: phone.split(','), offered: languages, shown });
  if (!isHydrated || closed || shown !== first || !offer) return null;
  return (
    <ErrorBoundary of="language offer">
      <Suspense>
        <OfferLine language={offer} onClose={() => setClosed(true)} />
      </Suspense>
    </ErrorBoundary>
  );
}

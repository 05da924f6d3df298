import { useEffect, useInsertionEffect, useState } from 'react';
import { offers } from '../../../../generated/offers.ts';
import { overlayTexts } from '../../../../generated/overlay.ts';
import { Consent } from '../../../analytics/consent.ts';
import { ConsentView } from '../../../analytics/consent-view.tsx';
import consentStyles from '../../../analytics/styles/consent.css?inline';
import { type Copy, copyLineHtml } from '../../../offline/copy-line.ts';
import { offerNewMenu } from '../../../offline/offer-new-menu.ts';
import copyStyles from '../../../offline/styles/copy-line.css?inline';
import { sayFailure } from '../../../page/failure.ts';
import { offerLanguage } from '../../../page/language-offer.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import type { SampleProps } from '../part-samples.ts';
import { MenuSample } from './menu-samples.tsx';
import { THEN } from './sample-cards.ts';

/** The question of consent, and the link to its settings. */
export function ConsentSample({ words: { language, consent: texts } }: SampleProps) {
  useInsertionEffect(() => adoptStyles(consentStyles), []);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [consent] = useState(() => new Consent({ store: localStorage, signal: false, now: () => new Date() }));
  return (
    <main className="in-consent" style={{ padding: '1rem' }}>
      <h1 className="sr-only">{texts.title}</h1>
      <div ref={setPlace} tabIndex={-1} />
      {place && (
        <ConsentView
          consent={consent}
          first={{ language, texts }}
          loadTexts={() => Promise.resolve(texts)}
          place={place}
        />
      )}
    </main>
  );
}

/** The offer of a language, in that language. */
export function OfferSample({ words: { language } }: SampleProps) {
  const other = language === 'es' ? 'en' : 'es';
  useEffect(() => {
    offerLanguage(document, other, offers[other].offer);
    return () => document.querySelector('.offer')?.remove();
  }, [other]);
  return <MenuSample />;
}

const COPY: Copy = { version: '1', savedAt: Date.parse(THEN), reason: 'offline' };

/** The page from its copy, and the offer of a new menu. */
export function OfflineSample({ words: { language, overlay } }: SampleProps) {
  useInsertionEffect(() => adoptStyles(copyStyles), []);
  useEffect(() => {
    // The worker writes the line into the document, before everything else.
    const visit = { address: location.href, now: new Date() };
    document.body.insertAdjacentHTML('afterbegin', copyLineHtml(overlay.offline, language, COPY, visit));
    void offerNewMenu(async (wish) => (await overlayTexts[wish]()).texts);
  }, [language, overlay]);
  return <MenuSample />;
}

/** The report of a failure. */
export function FailureSample() {
  useEffect(() => sayFailure(document, 'Français'), []);
  return <MenuSample />;
}

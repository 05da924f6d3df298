import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Consent } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentSettings, SETTINGS } from './consent-settings.tsx';
import type { ConsentTexts } from '../i18n/consent-texts.ts';
import { type LoadTexts, type ShownTexts, useShownTexts } from '../i18n/use-shown-texts.ts';

type ConsentViewProps = {
  readonly consent: Consent;
  readonly first: ShownTexts<ConsentTexts['consent']>;
  readonly loadTexts: LoadTexts<ConsentTexts['consent']>;
  /** Where the banner stands: at the beginning of the document, so that a keyboard reaches it first. */
  readonly bannerPlace: Element;
};

/** All that the visitor sees of it: the banner until it is answered, and the settings with the link that opens them. */
export function ConsentView({ consent, first, loadTexts, bannerPlace }: ConsentViewProps) {
  const state = useSyncExternalStore(consent.subscribe, consent.getState);
  const shown = useShownTexts(first, loadTexts);
  return (
    <>
      {state === 'open' && createPortal(<ConsentBanner consent={consent} shown={shown} />, bannerPlace)}
      <aside className="consent-link" lang={shown.language} aria-label={shown.texts.title}>
        <button type="button" popoverTarget={SETTINGS}>
          {shown.texts.title}
        </button>
        <ConsentSettings consent={consent} state={state} shown={shown} />
      </aside>
    </>
  );
}

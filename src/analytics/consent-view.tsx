import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Consent } from './consent.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { ConsentSettings, SETTINGS } from './consent-settings.tsx';
import type { ConsentTexts } from '../i18n/consent-texts.ts';
import { type LoadTexts, type ShownTexts, useShownTexts } from '../i18n/use-shown-texts.ts';

type ConsentViewProps = {
  readonly consent: Consent;
  readonly first: ShownTexts<ConsentTexts['consent']>;
  readonly loadTexts: LoadTexts<ConsentTexts['consent']>;
  /** Where the question stands. */
  readonly place: HTMLElement;
};

/** All that the visitor sees of it: the question until it is answered, and the settings with the link that opens them. */
export function ConsentView({ consent, first, loadTexts, place }: ConsentViewProps) {
  const state = useSyncExternalStore(consent.subscribe, consent.getState);
  const shown = useShownTexts(first, loadTexts);
  return (
    <>
      {state === 'open' && createPortal(<ConsentQuestion consent={consent} shown={shown} place={place} />, place)}
      <button
        type="button"
        className="min-h-11 text-label text-muted underline"
        lang={shown.language}
        popoverTarget={SETTINGS}
      >
        {shown.texts.title}
      </button>
      <ConsentSettings consent={consent} state={state} shown={shown} />
    </>
  );
}

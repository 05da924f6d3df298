import { fill } from '../i18n/fill.ts';
import { Answers } from './answers.tsx';
import type { Consent, ConsentState } from './consent.ts';
import type { ConsentTexts } from '../i18n/consent-texts.ts';
import type { ShownTexts } from '../i18n/use-shown-texts.ts';

/** Id of the settings, which buttons open by the platform's own means. */
export const SETTINGS = 'consent_settings';
const TITLE = 'consent_title';

type ConsentSettingsProps = {
  readonly consent: Consent;
  readonly state: ConsentState;
  readonly shown: ShownTexts<ConsentTexts['consent']>;
};

/** What is measured and what is kept, the answer that holds, and the way to change it. */
export function ConsentSettings({ consent, state, shown: { language, texts } }: ConsentSettingsProps) {
  const host = window.location.hostname;
  return (
    <dialog id={SETTINGS} className="sheet consent-settings" popover="auto" lang={language} aria-labelledby={TITLE}>
      <div className="sheet-head">
        <h2 id={TITLE}>{texts.title}</h2>
        <button
          type="button"
          className="close"
          popoverTarget={SETTINGS}
          popoverTargetAction="hide"
          aria-label={texts.close}
        >
          ✕
        </button>
      </div>
      <output>{state === 'accepted' ? texts.on : texts.off}</output>
      {state === 'signalled' ? (
        <p>{texts.signalled}</p>
      ) : (
        <Answers texts={texts} state={state} onAnswer={consent.answer} />
      )}
      <p>{fill(texts.measurement, { host })}</p>
      <p>{texts.choice}</p>
      <h3>{texts.kept}</h3>
      <ul>
        {texts.keptItems
          .trim()
          .split('\n')
          .map((item) => (
            <li key={item}>{item}</li>
          ))}
      </ul>
      <p>{texts.keptNote}</p>
    </dialog>
  );
}

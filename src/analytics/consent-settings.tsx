import { fill } from '../i18n/fill.ts';
import { Answers } from './answers.tsx';
import type { Consent, ConsentState } from './consent.ts';
import type { ConsentTexts } from '../i18n/consent-texts.ts';
import type { ShownTexts } from '../i18n/use-shown-texts.ts';
import { SheetHead } from '../ui/sheet-head.tsx';

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
    <dialog
      id={SETTINGS}
      className="sheet consent-settings hyphens-auto [&>*]:mb-3"
      popover="auto"
      lang={language}
      aria-labelledby={TITLE}
    >
      <SheetHead id={TITLE} title={texts.title} close={texts.close} closes={SETTINGS} />
      <output className="font-semibold">{state === 'accepted' ? texts.on : texts.off}</output>
      {state === 'signalled' ? (
        <p>{texts.signalled}</p>
      ) : (
        <Answers texts={texts} state={state} onAnswer={consent.answer} />
      )}
      <p>{fill(texts.measurement, { host })}</p>
      <p>{texts.choice}</p>
      <h3 className="text-name font-semibold">{texts.kept}</h3>
      <ul className="list-disc ps-5">
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

import { fill } from '../i18n/fill.ts';
import { Answers } from './answers.tsx';
import type { Consent } from './consent.ts';
import { SETTINGS } from './consent-settings.tsx';
import type { Answer } from './stored-answer.ts';
import type { ConsentTexts } from '../i18n/consent-texts.ts';
import type { ShownTexts } from '../i18n/use-shown-texts.ts';

type ConsentQuestionProps = {
  readonly consent: Consent;
  readonly shown: ShownTexts<ConsentTexts['consent']>;
  /** Where it stands. */
  readonly place: HTMLElement;
};

/** Asks, as a part of the page that can be read past. */
export function ConsentQuestion({ consent, shown: { language, texts }, place }: ConsentQuestionProps) {
  const answer = (given: Answer): void => {
    // The focus would be lost with the question: who came by keyboard goes on from here.
    if (place.contains(document.activeElement)) place.focus({ preventScroll: true });
    consent.answer(given);
  };
  return (
    <fieldset
      className="consent my-3 flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 border-y py-4 text-body hyphens-auto"
      lang={language}
      aria-label={texts.title}
    >
      <p className="flex-[3_1_18rem]">
        {fill(texts.request, { host: window.location.hostname })}{' '}
        <button type="button" className="consent-more -my-3 py-3 underline underline-offset-4" popoverTarget={SETTINGS}>
          {texts.more}
        </button>
      </p>
      <Answers texts={texts} state="open" onAnswer={answer} />
    </fieldset>
  );
}

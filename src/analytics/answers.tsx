import type { ConsentState } from './consent.ts';
import type { Answer } from './stored-answer.ts';
import type { ConsentTexts } from '../i18n/consent-texts.ts';

type AnswersProps = {
  readonly texts: ConsentTexts['consent'];
  /** The answer that holds is marked. */
  readonly state: ConsentState;
  readonly onAnswer: (answer: Answer) => void;
};

/** The two answers, alike in size and look: refusing is as easy as accepting. */
export function Answers({ texts, state, onAnswer }: AnswersProps) {
  return (
    <div className="consent-answers">
      <button type="button" className="button" aria-pressed={state === 'refused'} onClick={() => onAnswer('refused')}>
        {texts.refuse}
      </button>
      <button type="button" className="button" aria-pressed={state === 'accepted'} onClick={() => onAnswer('accepted')}>
        {texts.accept}
      </button>
    </div>
  );
}

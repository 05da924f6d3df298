import type { ConsentState } from './consent.ts';
import type { Answer } from './stored-answer.ts';
import type { ConsentTexts } from '../i18n/consent-texts.ts';

type AnswersProps = {
  readonly texts: ConsentTexts['consent'];
  /** The answer that holds is marked. */
  readonly state: ConsentState;
  readonly onAnswer: (answer: Answer) => void;
};

const ANSWER = 'button px-2 hyphens-none aria-pressed:border-2 aria-pressed:border-accent-ink aria-pressed:bg-tint';

/** The two answers, alike in size and look: refusing is as easy as accepting. */
export function Answers({ texts, state, onAnswer }: AnswersProps) {
  return (
    <div className="consent-answers grid flex-[1_1_16rem] grid-cols-[repeat(auto-fit,minmax(min(100%,6.75rem),1fr))] gap-3">
      <button type="button" className={ANSWER} aria-pressed={state === 'refused'} onClick={() => onAnswer('refused')}>
        {texts.refuse}
      </button>
      <button type="button" className={ANSWER} aria-pressed={state === 'accepted'} onClick={() => onAnswer('accepted')}>
        {texts.accept}
      </button>
    </div>
  );
}

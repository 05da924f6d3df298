import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker, useRevalidator } from 'react-router-dom';
import { fill } from '../i18n/fill.ts';
import { fullCardOf, type Outcome } from './outcome-of.ts';
import { lookOf } from './outcome-words.ts';
import type { ScannerState, ScannerStore } from './scanner-store.ts';
import { Sign } from './signs.tsx';
import { useStaff } from './staff-context.ts';
import { UndoButton } from './undo-button.tsx';

type OutcomeSheetProps = {
  readonly scanner: ScannerStore;
  readonly state: ScannerState;
  readonly outcome: Outcome;
};

/** Whether somebody goes back. From typing a code that leads to the scanner, where its outcome is shown as well. */
const isBack: BlockerFunction = ({ historyAction, currentLocation }) =>
  historyAction === 'POP' && !currentLocation.pathname.endsWith('/code');

/** What came of a scan, over everything else. What asks nothing goes away by a tap anywhere, by Escape, by going back, or by itself. */
export function OutcomeSheet({ scanner, state, outcome }: OutcomeSheetProps) {
  const { words, language } = useStaff();
  const look = lookOf(outcome, words, language);
  const sheet = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const blocker = useBlocker(isBack);
  const close = (): void => {
    scanner.next();
    if (outcome.kind === 'failed' && outcome.why === 'notStaff') void revalidate();
  };

  // Each outcome has a sheet of its own. The button that answers it has the focus, for a keyboard and for those who hear the page.
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('.staff-answers button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  });

  return (
    <section ref={sheet} className={`staff-outcome said-${look.colour}`} aria-label={look.title}>
      <button type="button" className="staff-anywhere" tabIndex={-1} aria-hidden="true" onClick={close} />
      <div className="staff-said">
        <Sign of={look.sign} />
        <h2>{look.title}</h2>
        {look.count && (
          <p className="staff-count">{fill(words.ofStamps, { n: look.count.nStamps, m: look.count.maxStamps })}</p>
        )}
        {look.lines.map(({ text, isReward }) => (
          <p key={text} className={isReward ? 'staff-reward' : undefined}>
            {text}
          </p>
        ))}
        {state.problem && (
          <p className="staff-problem" role="alert">
            {words[state.problem.why]}
          </p>
        )}
      </div>
      <Answers scanner={scanner} state={state} outcome={outcome} onNext={close} />
    </section>
  );
}

type AnswersProps = OutcomeSheetProps & { readonly onNext: () => void };

function Answers({ scanner, state, outcome, onNext }: AnswersProps) {
  const { words, signOut } = useStaff();
  const isFull = fullCardOf(outcome) !== undefined;
  const isSessionOver = outcome.kind === 'failed' && outcome.why === 'sessionOver';
  const asksAgain = outcome.kind === 'failed' && !isSessionOver && outcome.why !== 'notStaff';
  const act = answerOf();
  return (
    <div className="staff-answers">
      {act && (
        <button type="button" className="staff-main" disabled={state.acting !== undefined} onClick={act.run}>
          {state.acting === 'hand-over' ? words.sending : act.label}
        </button>
      )}
      <button type="button" className={act ? '' : 'staff-main'} disabled={state.acting !== undefined} onClick={onNext}>
        {act ? words.notNow : words.next}
      </button>
      {outcome.kind === 'stamped' && <UndoButton scanner={scanner} state={state} scan={outcome} />}
    </div>
  );

  function answerOf(): { label: string; run: () => void } | undefined {
    if (isFull) return { label: words.handOver, run: () => void scanner.handOver() };
    if (outcome.kind === 'not-shown') return { label: words.stampAnyway, run: () => void scanner.stampUnshown() };
    if (isSessionOver) return { label: words.signInAgain, run: signOut };
    if (asksAgain) return { label: words.tryAgain, run: () => void scanner.tryAgain() };
    return undefined;
  }
}

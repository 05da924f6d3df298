import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { fill } from '../terms/fill.ts';
import { Action } from './action.tsx';
import type { FailureWord } from './failure-of.ts';
import { fullCardOf, type Outcome } from './outcome-of.ts';
import { lookOf } from './outcome-words.ts';
import { failureText } from './problem.tsx';
import type { ScannerState, ScannerStore } from './scanner-store.ts';
import { Sign } from './signs.tsx';
import { useStaff } from './staff-context.ts';
import { UndoButton } from './undo-button.tsx';

/** Background colours; dark enough for white text. */
const COLOURS = {
  good: '[--said:#0a5c36]',
  gift: '[--said:#5b2a86]',
  same: '[--said:#6b4700]',
  bad: '[--said:#8f1420]',
  calm: '[--said:#2f3b46]',
} as const;

/** Shapes around the sign, so that outcomes differ without colours and details: circle, square, diamond, stop sign, back arrow. */
const SHAPES = {
  good: '[clip-path:circle()]',
  gift: '',
  same: '[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]',
  bad: '[clip-path:polygon(30%_0,70%_0,100%_30%,100%_70%,70%_100%,30%_100%,0_70%,0_30%)]',
  calm: '[clip-path:polygon(30%_0,100%_0,100%_100%,30%_100%,0_50%)]',
} as const;

const ANSWER =
  'border-2 border-[#fff] justify-center p-2 text-center text-[min(1.25rem,3vw+0.5rem,7dvh)] leading-[1.2] font-semibold focus-visible:outline-[#fff]';
const FIRST = `${ANSWER} min-h-[64px] bg-[#fff] text-[#000]`;
const SECOND = `${ANSWER} min-h-[56px]`;

type OutcomeSheetProps = {
  readonly scanner: ScannerStore;
  readonly state: ScannerState;
  readonly outcome: Outcome;
};

/** Whether a navigation goes back. Going back from a typed code leads to the scanner, which also shows its outcome. */
const isBack: BlockerFunction = ({ historyAction, currentLocation }) =>
  historyAction === 'POP' && !currentLocation.pathname.endsWith('/code');

/** The outcome of a scan, over everything else. One that asks nothing closes with a tap anywhere, with Escape, with back, or by itself. */
export function OutcomeSheet({ scanner, state, outcome }: OutcomeSheetProps) {
  const { words, language } = useStaff();
  const look = lookOf(outcome, words, language);
  const sheet = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const blocker = useBlocker(isBack);
  const navigate = useNavigate();
  const here = useRef(useLocation());
  const close = (): void => {
    scanner.next();
    if (whyFailed(state, outcome) === 'notStaff') void revalidate();
  };

  // A step back in the tab's first entry would leave the page.
  useEffect(() => {
    if (window.history.state?.idx === 0) void navigate(here.current, { defaultShouldRevalidate: false });
  }, [navigate]);
  // Each outcome has its own sheet. Its main button gets the focus, for keyboards and screen readers.
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('.staff-answers button')?.focus({ preventScroll: true });
  }, []);
  // Nor can keys reach what stands beside the page's own: the question of consent.
  useEffect(() => {
    const others = [...document.body.children].filter((each) => !each.contains(sheet.current));
    for (const each of others) each.toggleAttribute('inert', true);
    return () => {
      for (const each of others) each.toggleAttribute('inert', false);
    };
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
    <section
      ref={sheet}
      className={`staff-outcome said-${look.colour} ${COLOURS[look.colour]} fixed inset-0 z-3 flex flex-col overflow-auto bg-(--said) text-center text-[#fff] motion-safe:transition-[translate,opacity] motion-safe:duration-200 lying:flex-row starting:opacity-0 starting:[translate:0_1.5rem]`}
      aria-label={look.title}
    >
      <button type="button" className="absolute inset-0 size-full" tabIndex={-1} aria-hidden="true" onClick={close} />
      <div className="pointer-events-none mx-auto flex w-full max-w-[34rem] flex-[1_0_auto] flex-col items-center justify-center-safe gap-[min(0.75rem,1.5dvh)] px-4 py-[max(1rem,env(safe-area-inset-top))] text-[min(1.25rem,3vw+0.5rem,7dvh)] leading-[1.3] lying:min-w-0 lying:flex-1">
        <span
          className={`grid size-[min(8rem,18dvh,26vw)] flex-none place-items-center bg-[#fff] text-(--said) ${SHAPES[look.colour]}`}
        >
          <Sign of={look.sign} className="size-[58%] stroke-[2.5]" />
        </span>
        <h2 className="max-w-full text-[min(3.25rem,10.5vw,11dvh)] wrap-anywhere hyphens-auto leading-[1.1] font-bold text-balance">
          {look.title}
        </h2>
        {look.count && (
          <p className="numerals text-[min(4rem,16vw,14dvh)] leading-none font-bold">
            {fill(words.ofStamps, { n: look.count.nStamps, m: look.count.maxStamps })}
          </p>
        )}
        {look.lines.map(({ text, isReward }) => (
          <p key={text} className={isReward ? 'text-[min(1.625rem,9vw,9dvh)] leading-[1.2] font-bold' : undefined}>
            {text}
          </p>
        ))}
        {state.problem && (
          <p className="bg-[#fff] px-4 py-2 font-semibold text-[#8f1420]" role="alert">
            {failureText(state.problem.why, words)}
          </p>
        )}
      </div>
      <Answers scanner={scanner} state={state} outcome={outcome} onNext={close} />
    </section>
  );
}

/** Why the scan failed, or what was done after it; undefined where nothing did. */
const whyFailed = ({ problem }: ScannerState, outcome: Outcome): FailureWord | undefined =>
  problem?.why ?? (outcome.kind === 'failed' ? outcome.why : undefined);

type AnswersProps = OutcomeSheetProps & { readonly onNext: () => void };

function Answers({ scanner, state, outcome, onNext }: AnswersProps) {
  const { words, signInAgain } = useStaff();
  const isFull = fullCardOf(outcome) !== undefined;
  const act = answerOf();
  return (
    <div className="staff-answers sticky bottom-0 mx-auto grid w-full max-w-[34rem] grid-cols-1 gap-2 bg-(--said) px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] lying:top-0 lying:w-[min(18rem,42vw)] lying:content-center">
      {act && <Action look={FIRST} text={act.label} isBusy={state.acting === 'hand-over'} onTap={act.run} />}
      <Action look={act ? SECOND : FIRST} text={act ? words.notNow : words.next} onTap={onNext} />
      {'undoBy' in outcome && <UndoButton className={SECOND} scanner={scanner} state={state} scan={outcome} />}
    </div>
  );

  function answerOf(): { label: string; run: () => void } | undefined {
    if (whyFailed(state, outcome) === 'sessionOver') return { label: words.signInAgain, run: signInAgain };
    if (isFull) return { label: words.handOver, run: () => void scanner.handOver() };
    if (outcome.kind === 'not-shown') return { label: words.stampAnyway, run: () => void scanner.stampUnshown() };
    const asksAgain = outcome.kind === 'failed' && outcome.why !== 'notStaff';
    if (asksAgain) return { label: words.tryAgain, run: () => void scanner.tryAgain() };
    return undefined;
  }
}

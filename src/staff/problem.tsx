import type { ReactNode } from 'react';
import { failureOf, type FailureWord } from './failure-of.ts';
import { Action } from './action.tsx';
import { MAIN, OTHER, PLAIN, PROBLEM } from './looks.ts';
import { type SpokenWords, useStaff } from './staff-context.ts';

/** An error message, announced as soon as it is shown. `id`: for the field that it describes. */
export const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p id={id} className={PROBLEM} role="alert">
    {children}
  </p>
);

/** The text for a failed call other than a scan: a scan's text about the network mentions its stamp. */
export const failureText = (why: FailureWord, words: SpokenWords): string =>
  why === 'noNetwork' ? words.offline : words[why];

/** Why a call failed; with the button to sign in again after the session has ended. */
export function CallProblem({ why }: { readonly why: FailureWord }) {
  const { words } = useStaff();
  return (
    <>
      <Problem>{failureText(why, words)}</Problem>
      <SignInAgain why={why} />
    </>
  );
}

/** The button to sign in again after the session has ended. */
export function SignInAgain({ why }: { readonly why: FailureWord | undefined }) {
  const { words, signInAgain } = useStaff();
  if (why !== 'sessionOver') return null;
  return <Action look={OTHER} text={words.signInAgain} onTap={signInAgain} />;
}

/** The placeholder for an answer that is loading. */
export function Waiting() {
  const { words } = useStaff();
  return (
    <div className={PLAIN}>
      <h1>{words.title}</h1>
      <output>{words.loading}</output>
    </div>
  );
}

type FailureProps = { readonly cause: unknown; readonly onAgain: () => void };

/** The reason of a failure, with a button to retry or to sign in again. */
export function Failure({ cause, onAgain }: FailureProps) {
  const { words, signInAgain } = useStaff();
  const why = failureOf(cause);
  const isOver = why === 'sessionOver';
  return (
    <>
      <p role="alert">{failureText(why, words)}</p>
      <Action look={MAIN} text={isOver ? words.signInAgain : words.tryAgain} onTap={isOver ? signInAgain : onAgain} />
    </>
  );
}

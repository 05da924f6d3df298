import type { ReactNode } from 'react';
import { failureOf, type FailureWord } from './failure-of.ts';
import { MAIN, OTHER, PLAIN, PROBLEM } from './looks.ts';
import { type SpokenWords, useStaff } from './staff-context.ts';

/** What is wrong, said as soon as it is shown. `id`: for the field that it describes. */
export const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p id={id} className={PROBLEM} role="alert">
    {children}
  </p>
);

/** Why a call other than a scan gave nothing: what is said of a scan without network is of its stamp. */
export const failureText = (why: FailureWord, words: SpokenWords): string =>
  why === 'noNetwork' ? words.offline : words[why];

/** The way on for whoever is told that their session is over. */
export function SignInAgain({ why }: { readonly why: FailureWord | undefined }) {
  const { words, signOut } = useStaff();
  if (why !== 'sessionOver') return null;
  return (
    <button type="button" className={OTHER} onClick={signOut}>
      {words.signInAgain}
    </button>
  );
}

/** What stands in the place of an answer that is coming. */
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

/** Why an answer has not come, and what can be done about it. */
export function Failure({ cause, onAgain }: FailureProps) {
  const { words, signOut } = useStaff();
  const why = failureOf(cause);
  const isOver = why === 'sessionOver';
  return (
    <>
      <p role="alert">{failureText(why, words)}</p>
      <button type="button" className={MAIN} onClick={isOver ? signOut : onAgain}>
        {isOver ? words.signInAgain : words.tryAgain}
      </button>
    </>
  );
}

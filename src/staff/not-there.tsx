import { failureOf } from './failure-of.ts';
import { MAIN, PLAIN } from './looks.ts';
import { failureText } from './problem.tsx';
import { useStaff } from './staff-context.ts';

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

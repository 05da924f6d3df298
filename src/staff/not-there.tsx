import type { Answer } from '../session/use-answer.ts';
import { failureOf } from './failure-of.ts';
import { useStaff } from './staff-context.ts';

type NotThereProps = { readonly answer: Exclude<Answer<unknown>, { phase: 'there' }>; readonly onAgain: () => void };

/** What stands in the place of an answer: that it is coming, or why it is not. */
export function NotThere({ answer, onAgain }: NotThereProps) {
  const { words, signOut } = useStaff();
  if (answer.phase === 'waiting') return <output>{words.loading}</output>;
  const why = failureOf(answer.cause);
  const isOver = why === 'sessionOver';
  return (
    <>
      <p role="alert">{why === 'noNetwork' ? words.loadFailed : words[why]}</p>
      <button type="button" className="button" onClick={isOver ? signOut : onAgain}>
        {isOver ? words.signInAgain : words.tryAgain}
      </button>
    </>
  );
}

import { useStaff } from './staff-context.ts';
import type { Answer } from './use-answer.ts';

type NotThereProps = { readonly answer: Exclude<Answer<unknown>, { is: 'there' }>; readonly onAgain: () => void };

/** What stands in the place of an answer: that it is coming, or why it is not. */
export function NotThere({ answer, onAgain }: NotThereProps) {
  const { words, signOut } = useStaff();
  if (answer.is === 'loading') return <output>{words.loading}</output>;
  const isOver = answer.why === 'sessionOver';
  return (
    <>
      <p role="alert">{answer.why === 'noNetwork' ? words.loadFailed : words[answer.why]}</p>
      <button type="button" className="button" onClick={isOver ? signOut : onAgain}>
        {isOver ? words.signInAgain : words.tryAgain}
      </button>
    </>
  );
}

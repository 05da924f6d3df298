import { type ReactNode, Suspense } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router-dom';
import type { Question } from '../session/ask-as.ts';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { Failure } from './not-there.tsx';
import { useBar, useStaff } from './staff-context.ts';

type AskedAnswerProps<Value> = {
  /** As a loader asked it. */
  readonly question: Question<Value>;
  readonly children: (answer: Awaited<Value>) => ReactNode;
};

/** The answer to a question, or why there is none. Until then, and for another person, it shows that it waits. */
export function AskedAnswer<Value>({ question, children }: AskedAnswerProps<Value>) {
  const { words } = useStaff();
  const { uid } = useBar();
  const waiting = <output>{words.loading}</output>;
  // The button to try again had the focus.
  const place = useFocusAfter<HTMLDivElement>(question?.turn);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-4">
      {question?.uid === uid ? (
        // Another question has another place: while it waits, nothing of the one before is shown.
        <Suspense key={question.turn} fallback={waiting}>
          <Await<Promise<Value>> resolve={question.answer} errorElement={<Missing />}>
            {children}
          </Await>
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function Missing() {
  const cause = useAsyncError();
  const { revalidate } = useRevalidator();
  return <Failure cause={cause} onAgain={() => void revalidate()} />;
}

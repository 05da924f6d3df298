import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import type { Question } from './ask-as.ts';

type AnsweredProps<Value> = {
  readonly question: Question<Value>;
  /** The signed-in person. */
  readonly uid: string;
  readonly waiting: ReactNode;
  readonly failed: ReactNode;
  readonly children: (answer: Awaited<Value>) => ReactNode;
};

/** The answer to a question; `waiting` until then, and for another person's question; `failed` where no answer came. */
export function Answered<Value>({ question, uid, waiting, failed, children }: AnsweredProps<Value>) {
  // The retry button had the focus.
  const place = useFocusAfter<HTMLDivElement>(question?.turn);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-4">
      {question?.uid === uid ? (
        // The key separates questions: while one waits, the previous answer is not shown.
        <Suspense key={question.turn} fallback={waiting}>
          <Await<Promise<Value>> resolve={question.answer} errorElement={failed}>
            {children}
          </Await>
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

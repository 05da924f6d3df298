import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../ui/log.ts';

/** What was asked of the server: on its way, there, or why not. */
export type Answer<Value> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'there'; readonly value: Value }
  | { readonly phase: 'failed'; readonly cause: unknown };

const WAITING = { phase: 'waiting' } as const;

/**
 * What a question is answered: asked when its part is shown and whenever it becomes another one. `again` asks once more; what was
 * answered stays until then, but for a failure.
 *
 * @param ask must stay the same function as long as the question does
 */
export function useAnswer<Value>(ask: () => Promise<Value>): readonly [Answer<Value>, again: () => void] {
  const [last, setLast] = useState<{ readonly to: unknown; readonly answer: Answer<Value> }>();
  /** Counts the questions: a slow answer never replaces a later one. */
  const questions = useRef(0);
  const start = useCallback(() => {
    const question = ++questions.current;
    const keep = (answer: Answer<Value>): void => {
      if (question === questions.current) setLast({ to: ask, answer });
    };
    ask().then(
      (value) => keep({ phase: 'there', value }),
      (cause: unknown) => {
        logFailure('Error asking the server:', cause);
        keep({ phase: 'failed', cause });
      },
    );
    return () => {
      questions.current += 1;
    };
  }, [ask]);
  useEffect(start, [start]);
  const again = useCallback(() => {
    setLast((before) => (before?.answer.phase === 'failed' ? undefined : before));
    start();
  }, [start]);
  return [last?.to === ask ? last.answer : WAITING, again];
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../ui/log.ts';

/** The state of a request to the server. */
export type Answer<Value> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'there'; readonly value: Value }
  | { readonly phase: 'failed'; readonly cause: unknown };

const WAITING = { phase: 'waiting' } as const;

/**
 * The answer to a request, which is sent when the component is shown and whenever `ask` changes. `again` sends it once more; the last
 * answer stays meanwhile, unless it was a failure.
 *
 * @param ask must be the same function as long as the request is the same
 */
export function useAnswer<Value>(ask: () => Promise<Value>): readonly [Answer<Value>, again: () => void] {
  const [last, setLast] = useState<{ readonly to: unknown; readonly answer: Answer<Value> }>();
  /** The number of requests: a slow answer never replaces a later one. */
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

import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../ui/log.ts';
import { type FailureWord, failureOf } from './failure-of.ts';

export type Answer<Value> =
  | { readonly is: 'loading' }
  | { readonly is: 'there'; readonly value: Value }
  | { readonly is: 'failed'; readonly why: FailureWord };

const LOADING = { is: 'loading' } as const;

/**
 * What a call answers: asked for when the part is shown and whenever `load` is another one; `reload` asks again, and what was answered
 * stays until then.
 */
export function useAnswer<Value>(load: () => Promise<Value>): { answer: Answer<Value>; reload: () => void } {
  const [last, setLast] = useState<{ readonly to: unknown; readonly answer: Answer<Value> }>();
  /** Counts the calls: a slow answer never replaces a later one. */
  const calls = useRef(0);
  const ask = useCallback(() => {
    const call = ++calls.current;
    const keep = (answer: Answer<Value>): void => {
      if (call === calls.current) setLast({ to: load, answer });
    };
    load()
      .then((value) => keep({ is: 'there', value }))
      .catch((cause: unknown) => {
        logFailure('Error loading for the staff page:', cause);
        keep({ is: 'failed', why: failureOf(cause) });
      });
  }, [load]);
  useEffect(ask, [ask]);
  const reload = useCallback(() => {
    setLast((before) => (before?.answer.is === 'failed' ? undefined : before));
    ask();
  }, [ask]);
  return { answer: last?.to === load ? last.answer : LOADING, reload };
}

import { useCallback, useState } from 'react';
import { type SignInProblem, problemOf } from './sign-in-failure.ts';

/** The problems of a sign-in, and those that the form itself finds. */
export type FormProblem = SignInProblem | 'noPassword';

/** The way to sign in. */
export type Way = 'google' | 'form';

export type Attempt = {
  /** The way of the running attempt. */
  readonly busy: Way | undefined;
  readonly problem: { readonly way: Way; readonly what: FormProblem } | undefined;
  /** Runs an attempt; true when it succeeds. While one runs, further calls do nothing and return false. */
  readonly run: (way: Way, act: () => Promise<void>) => Promise<boolean>;
  readonly fail: (what: FormProblem) => void;
  readonly clear: () => void;
};

/** Attempts to sign in, one at a time, and the problem of the last one. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState<Way>();
  const [problem, setProblem] = useState<Attempt['problem']>();
  const run: Attempt['run'] = async (way, act) => {
    if (busy) return false;
    setBusy(way);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (cause) {
      setProblem({ way, what: problemOf(cause) });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const fail = useCallback((what: FormProblem) => setProblem({ way: 'form', what }), []);
  const clear = useCallback(() => setProblem(undefined), []);
  return { busy, problem, run, fail, clear };
}

import { useCallback, useState } from 'react';
import { type SignInProblem, problemOf } from './sign-in-failure.ts';

/** What a form itself finds missing comes beside what a sign-in can fail by. */
export type FormProblem = SignInProblem | 'noPassword';

/** Which of the ways to sign in is meant. */
export type Way = 'google' | 'form';

export type Attempt = {
  /** The way that is being tried. */
  readonly busy: Way | undefined;
  readonly problem: { readonly way: Way; readonly what: FormProblem } | undefined;
  /** Tries; true when it went well. One at a time: what is begun meanwhile is not heard. */
  readonly run: (way: Way, act: () => Promise<void>) => Promise<boolean>;
  readonly fail: (what: FormProblem) => void;
  readonly clear: () => void;
};

/** One attempt to sign in after another, and what came of the last. */
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

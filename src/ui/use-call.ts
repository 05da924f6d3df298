import { useState } from 'react';

/** The server calls of a view's buttons, one at a time. */
type Call<Name, Problem> = {
  /** The call that is under way. */
  readonly busy: Name | undefined;
  /** The last call that failed, and why. */
  readonly problem: { readonly name: Name; readonly why: Problem } | undefined;
  /** Makes a call; true when it succeeded. While one is under way, further calls do nothing and return false. */
  readonly run: (name: Name, act: () => Promise<void>) => Promise<boolean>;
  readonly setProblem: (problem: Call<Name, Problem>['problem']) => void;
};

/** @param whyOf gives the reason of an error */
export function useCall<Name extends string, Problem>(whyOf: (cause: unknown) => Problem): Call<Name, Problem> {
  const [busy, setBusy] = useState<Name>();
  const [problem, setProblem] = useState<Call<Name, Problem>['problem']>();
  const run = async (name: Name, act: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (cause) {
      setProblem({ name, why: whyOf(cause) });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, problem, run, setProblem };
}

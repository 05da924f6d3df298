import { useState } from 'react';
import { type FailureWord, failureOf } from './failure-of.ts';

/** The server calls of a view's buttons, one at a time. */
type Call<Name> = {
  /** The call that is under way. */
  readonly busy: Name | undefined;
  /** Why the last one failed. */
  readonly problem: FailureWord | undefined;
  /** Does nothing while another one is under way. */
  readonly run: (name: Name, act: () => Promise<void>) => Promise<void>;
};

export function useCall<Name extends string>(): Call<Name> {
  const [busy, setBusy] = useState<Name>();
  const [problem, setProblem] = useState<FailureWord>();
  const run: Call<Name>['run'] = async (name, act) => {
    if (busy) return;
    setBusy(name);
    setProblem(undefined);
    await act().catch((cause: unknown) => setProblem(failureOf(cause)));
    setBusy(undefined);
  };
  return { busy, problem, run };
}

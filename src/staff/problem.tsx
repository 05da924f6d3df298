import type { ReactNode } from 'react';
import type { FailureWord } from './failure-of.ts';
import { PROBLEM } from './looks.ts';
import type { Words } from './staff-context.ts';

/** What is wrong, said as soon as it is shown. `id`: for the field that it describes. */
export const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p id={id} className={PROBLEM} role="alert">
    {children}
  </p>
);

/** Why a call other than a scan gave nothing. */
export const failureText = (why: FailureWord, words: Words): string =>
  why === 'noNetwork' ? words.loadFailed : words[why];

import type { ReactNode } from 'react';
import type { FailureWord } from './failure-of.ts';
import { PROBLEM } from './looks.ts';
import type { SpokenWords } from './staff-context.ts';

/** What is wrong, said as soon as it is shown. `id`: for the field that it describes. */
export const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p id={id} className={PROBLEM} role="alert">
    {children}
  </p>
);

/** Why a call other than a scan gave nothing: what is said of a scan without network is of its stamp. */
export const failureText = (why: FailureWord, words: SpokenWords): string =>
  why === 'noNetwork' ? words.offline : words[why];

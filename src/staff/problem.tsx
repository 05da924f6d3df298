import type { ReactNode } from 'react';
import type { FailureWord } from './failure-of.ts';
import { OTHER, PROBLEM } from './looks.ts';
import { type SpokenWords, useStaff } from './staff-context.ts';

/** What is wrong, said as soon as it is shown. `id`: for the field that it describes. */
export const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p id={id} className={PROBLEM} role="alert">
    {children}
  </p>
);

/** Why a call other than a scan gave nothing: what is said of a scan without network is of its stamp. */
export const failureText = (why: FailureWord, words: SpokenWords): string =>
  why === 'noNetwork' ? words.offline : words[why];

/** The way on for whoever is told that their session is over. */
export function SignInAgain({ why }: { readonly why: FailureWord | undefined }) {
  const { words, signOut } = useStaff();
  if (why !== 'sessionOver') return null;
  return (
    <button type="button" className={OTHER} onClick={signOut}>
      {words.signInAgain}
    </button>
  );
}

import type { ReactNode } from 'react';

type MissingAppProps = {
  readonly words: string;
  /** The words of the button that tries again. */
  readonly again: string;
  /** Absent while the app is loading: a template then keeps the message for `sayMissing` (`app/say-missing.ts`). */
  readonly onAgain: (() => void) | undefined;
};

/** The message in place of an app that could not be loaded. */
export function MissingApp({ words, again, onAgain }: MissingAppProps): ReactNode {
  const message = (
    <>
      <p role="alert">{words}</p>
      <button type="button" className="button justify-self-start" onClick={onAgain}>
        {again}
      </button>
    </>
  );
  return onAgain ? message : <template>{message}</template>;
}

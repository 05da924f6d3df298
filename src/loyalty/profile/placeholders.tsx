import type { AccountTexts } from '../../i18n/texts.ts';
import { ApiFailure } from '../../session/call-api.ts';

const BAND = 'h-36 bg-tint motion-safe:animate-[card-wait_1.2s_ease-in-out_infinite_alternate]';

/** The placeholder of cards. It is as high as the screen, so that the cards cause no layout shift. */
export const Skeleton = ({ words }: { readonly words: AccountTexts['account'] }) => (
  <div className="profile-skeleton grid min-h-dvh content-start gap-4" aria-busy="true">
    <output className="sr-only">{words.loading}</output>
    <span className={BAND} />
    <span className={BAND} />
  </div>
);

type FailureNoteProps = {
  readonly cause: unknown;
  readonly words: AccountTexts['account'];
  readonly onRetry: () => void;
  /** Lets a person sign in whose session is over; absent where nobody is signed in. */
  readonly onSignIn?: () => void;
};

/** The note on a failed request, with the button to retry it, or to sign in again where a retry cannot help. */
export function FailureNote({ cause, words, onRetry, onSignIn }: FailureNoteProps) {
  const status = cause instanceof ApiFailure ? cause.status : undefined;
  const isOver = onSignIn !== undefined && status === 401;
  const note = status === 0 ? words.offline : words.failed;
  return (
    <div className="profile-note grid justify-items-start gap-4 wrap-anywhere">
      <p role="alert">{isOver ? words.signInAgain : note}</p>
      <button type="button" className="button" onClick={isOver ? onSignIn : onRetry}>
        {isOver ? words.toSignInAgain : words.retry}
      </button>
    </div>
  );
}

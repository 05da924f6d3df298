import type { AccountTexts } from '../../i18n/account-texts.ts';
import { ApiFailure } from '../../session/call-api.ts';

type FailureNoteProps = {
  readonly cause: unknown;
  readonly words: AccountTexts['account'];
  readonly onRetry: () => void;
};

/** Something did not come; it can be asked for again. */
export function FailureNote({ cause, words, onRetry }: FailureNoteProps) {
  const isOffline = cause instanceof ApiFailure && cause.status === 0;
  return (
    <div className="profile-note grid justify-items-start gap-4">
      <p role="alert">{isOffline ? words.offline : words.failed}</p>
      <button type="button" className="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}

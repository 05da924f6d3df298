import { useEffect, useRef, useState } from 'react';
import type { AccountTexts } from '../../i18n/texts.ts';
import { type Deletion, deleteEverything, forgetDeleting, rememberDeleting } from './deletion.ts';
import { usePerson } from './profile-context.ts';

type Words = AccountTexts['account'];

/** The text about an incomplete deletion. */
const SAID: Readonly<Record<Exclude<Deletion, 'deleted'>, readonly (keyof Words)[]>> = {
  nothing: ['deleteFailed'],
  nothingSignInAgain: ['signInAgain'],
  half: ['deleteHalf'],
  halfSignInAgain: ['deleteHalf', 'signInAgain'],
};

/** The dialog that explains the deletion of an account, and deletes it. */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { session, user, texts, onDeleted } = usePerson();
  const words = texts.account;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Exclude<Deletion, 'deleted'>>();
  const wantsSignIn = result?.endsWith('SignInAgain') ?? false;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // The focus starts on the button that does no harm.
    cancel.current?.focus();
  }, []);

  async function act(): Promise<void> {
    if (isBusy) return;
    if (wantsSignIn) {
      rememberDeleting(user.uid);
      return session.signOut();
    }
    setBusy(true);
    setResult(undefined);
    const done = await deleteEverything(session);
    setBusy(false);
    if (done !== 'deleted') return setResult(done);
    forgetDeleting();
    onDeleted();
  }

  return (
    <dialog
      ref={dialog}
      className="profile-dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(26rem,calc(100%-32px))] gap-4 overflow-auto border-t-2 border-accent bg-ground p-4 forced-colors:border-2 text-ink backdrop:bg-veil open:grid open:grid-cols-[minmax(0,1fr)]"
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <h2 className="title text-special" id="delete-title">
        {words.deleteTitle}
      </h2>
      <p id="delete-text">{words.deleteText}</p>
      <p role="alert" className="font-semibold text-accent-ink empty:hidden">
        {result && SAID[result].map((key) => words[key]).join(' ')}
      </p>
      <button type="button" className="button solid px-2" aria-busy={isBusy || undefined} onClick={() => void act()}>
        {wantsSignIn ? words.toSignInAgain : words.deleteForever}
      </button>
      <button
        ref={cancel}
        type="button"
        className="link justify-self-center"
        onClick={() => !isBusy && dialog.current?.close()}
      >
        {words.cancel}
      </button>
    </dialog>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Role, StaffAnswer } from '../../../server/protocol/calls.ts';
import type { AccountTexts } from '../../i18n/texts.ts';
import { usePerson } from './profile-context.ts';
import { callApi, isTooMany } from '../../session/call-api.ts';
import { deleteAccount, hasJustSignedIn } from '../../session/delete-account.ts';
import { isSessionOver, type Session, withToken } from '../../session/session.ts';
import { problemOf } from '../../session/sign-in-failure.ts';
import { BASE_PATH } from '../../terms/house.ts';
import { readStored, removeStored, writeStored } from '../../ui/storage.ts';

type Words = AccountTexts['account'];

/** The text about an incomplete deletion. */
const SAID: Readonly<Record<Exclude<Deletion, 'deleted'>, readonly (keyof Words)[]>> = {
  nothing: ['deleteFailed'],
  nothingTooMany: ['tooMany'],
  unknown: ['failed'],
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
  const [orphans, found] = useOrphans(session);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // The focus starts on the safe button.
    cancel.current?.focus();
  }, []);

  async function act(): Promise<void> {
    if (isBusy) return;
    if (wantsSignIn) {
      writeStored('localStorage', KEY, user.uid);
      return session.signOut();
    }
    setBusy(true);
    setResult(undefined);
    // Nobody confirms what they have not read yet.
    if (orphans === undefined && (await found).length > 0) return setBusy(false);
    const done = await deleteEverything(session);
    setBusy(false);
    // An earlier try may have deleted something.
    if (done !== 'deleted') return setResult(done === 'nothing' ? (result ?? done) : done);
    forgetDeleting();
    onDeleted();
  }

  return (
    <dialog
      ref={dialog}
      className="profile-dialog m-auto hyphens-auto max-h-[calc(100dvh-2rem)] w-[min(26rem,calc(100%-32px))] gap-4 overflow-auto border-t-2 border-accent bg-ground p-4 forced-colors:border-2 text-ink backdrop:bg-veil open:grid open:grid-cols-1"
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <h2 className="title text-[min(1.5rem,13vw)]" id="delete-title">
        {words.deleteTitle}
      </h2>
      <p id="delete-text">{words.deleteText}</p>
      <output className="grid grid-cols-1 gap-2 border-2 border-accent p-3 empty:hidden">
        {orphans?.length ? (
          <>
            {words.deleteLastOwner}
            {orphans.map(({ barID, name }) => (
              <a key={barID} className="link wrap-anywhere" href={`${BASE_PATH}/staff/${barID}/team`}>
                {name}
              </a>
            ))}
          </>
        ) : null}
      </output>
      <p role="alert" className="font-semibold text-accent-ink empty:hidden">
        {result && SAID[result].map((key) => words[key]).join(' ')}
      </p>
      <button
        type="button"
        className="button solid px-2 wrap-anywhere hyphens-auto"
        aria-busy={isBusy || undefined}
        onClick={() => void act()}
      >
        {wantsSignIn ? words.toSignInAgain : words.deleteForever}
      </button>
      <button
        ref={cancel}
        type="button"
        className="link min-w-target justify-center justify-self-center"
        onClick={() => !isBusy && dialog.current?.close()}
      >
        {words.cancel}
      </button>
    </dialog>
  );
}

type Bars = StaffAnswer['bars'];

/**
 * The bars that have no owner but this person; undefined until it is known. Nothing prevents the deletion (L15), so where the server gives no answer
 * there are none.
 */
function useOrphans(session: Session): readonly [orphans: Bars | undefined, found: Promise<Bars>] {
  const [orphans, setOrphans] = useState<Bars>();
  const [found] = useState(() => orphansOf(session));
  useEffect(() => void found.then(setOrphans), [found]);
  return [orphans, found];
}

async function orphansOf({ token }: Session): Promise<Bars> {
  try {
    const { bars } = await withToken(token, (given) => callApi<StaffAnswer>('/staff', { token: given }));
    const isOwner = ({ role }: { readonly role: Role }): boolean => role === 'owner';
    return bars.filter((bar) => isOwner(bar) && bar.members?.filter(isOwner).length === 1);
  } catch {
    return [];
  }
}

/** The person who must sign in again before their account is deleted. */
const KEY = 'carta-deleting';

export const isDeleting = (uid?: string): boolean => {
  const stored = readStored('localStorage', KEY);
  return stored !== null && (uid === undefined || stored === uid);
};

export const forgetDeleting = (): void => removeStored('localStorage', KEY);

/**
 * The result of a try. 'nothing': it deleted nothing. 'unknown': the server's answer was lost or an error. 'half': cards and data were
 * deleted, and the account was not. With 'TooMany' the server accepts another try after a moment; with 'SignInAgain' the person must sign in again first. Each step can be repeated.
 */
type Deletion =
  | 'deleted'
  | 'nothing'
  | 'nothingTooMany'
  | 'nothingSignInAgain'
  | 'unknown'
  | 'half'
  | 'halfSignInAgain';

/** Deletes the server's data of the signed-in person, then their account (L15). */
async function deleteEverything(session: Session): Promise<Deletion> {
  let isAsked = false;
  try {
    // This comes before anything is deleted.
    if (!(await hasJustSignedIn())) return 'nothingSignInAgain';
    const token = await session.token();
    isAsked = true;
    await callApi('/user', { method: 'DELETE', token });
  } catch (cause) {
    if (isSessionOver(cause)) return 'nothingSignInAgain';
    if (isTooMany(cause)) return 'nothingTooMany';
    return isAsked ? 'unknown' : 'nothing';
  }
  try {
    await deleteAccount();
    return 'deleted';
  } catch (cause) {
    return problemOf(cause) === 'signInAgain' ? 'halfSignInAgain' : 'half';
  }
}

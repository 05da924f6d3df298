import { callApi } from '../../session/call-api.ts';
import { deleteAccount, hasJustSignedIn } from '../../session/delete-account.ts';
import type { Session } from '../../session/session.ts';
import { problemOf } from '../../session/sign-in-failure.ts';
import { readStored, removeStored, writeStored } from '../../ui/storage.ts';

/** Who wants their account deleted and was asked to sign in again first. */
const KEY = 'carta-deleting';

export const isDeleting = (uid?: string): boolean => {
  const stored = readStored('localStorage', KEY);
  return stored !== null && (uid === undefined || stored === uid);
};

export const rememberDeleting = (uid: string): void => writeStored('localStorage', KEY, uid);

export const forgetDeleting = (): void => removeStored('localStorage', KEY);

/**
 * What came of deleting. 'nothing': it is all still there; 'half': cards and data are gone, the account is not; with 'SignInAgain' the
 * person must sign in again before it can go on. Each step can be done again.
 */
export type Deletion = 'deleted' | 'nothing' | 'nothingSignInAgain' | 'half' | 'halfSignInAgain';

/** Deletes what the server holds of who is signed in, then their account (L15). */
export async function deleteEverything(session: Session): Promise<Deletion> {
  try {
    // Before anything is gone.
    if (!(await hasJustSignedIn(Date.now()))) return 'nothingSignInAgain';
    await callApi('/user', { method: 'DELETE', token: await session.token() });
  } catch {
    return 'nothing';
  }
  try {
    await deleteAccount();
    return 'deleted';
  } catch (cause) {
    return problemOf(cause) === 'signInAgain' ? 'halfSignInAgain' : 'half';
  }
}

import { callApi } from '../../session/call-api.ts';
import { deleteAccount, hasJustSignedIn } from '../../session/delete-account.ts';
import type { Session } from '../../session/session.ts';
import { problemOf } from '../../session/sign-in-failure.ts';
import { readStored, removeStored, writeStored } from '../../ui/storage.ts';

/** The person who must sign in again before their account is deleted. */
const KEY = 'carta-deleting';

export const isDeleting = (uid?: string): boolean => {
  const stored = readStored('localStorage', KEY);
  return stored !== null && (uid === undefined || stored === uid);
};

export const rememberDeleting = (uid: string): void => writeStored('localStorage', KEY, uid);

export const forgetDeleting = (): void => removeStored('localStorage', KEY);

/**
 * The result of a deletion. 'nothing': nothing was deleted. 'half': cards and data were deleted, and the account was not. With 'SignInAgain'
 * the person must sign in again first. Each step can be repeated.
 */
export type Deletion = 'deleted' | 'nothing' | 'nothingSignInAgain' | 'half' | 'halfSignInAgain';

/** Deletes the server's data of the signed-in person, then their account (L15). */
export async function deleteEverything(session: Session): Promise<Deletion> {
  try {
    // This comes before anything is deleted.
    if (!(await hasJustSignedIn())) return 'nothingSignInAgain';
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

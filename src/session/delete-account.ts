import { openAuth } from './open-auth.ts';
import { fail } from './sign-in-failure.ts';

/** The age of a sign-in that still allows a deletion, in milliseconds. Firebase allows five minutes; one is left for the deletion. */
const RECENT = 4 * 60_000;

/**
 * Whether Firebase would delete the account now, without a new sign-in. Requests a token from Firebase, which contains Firebase's time.
 *
 * @throws {SignInFailure} where Firebase gives none
 */
export async function hasJustSignedIn(): Promise<boolean> {
  const { currentUser } = await openAuth();
  if (!currentUser) return false;
  const { authTime, issuedAtTime } = await currentUser.getIdTokenResult(true).catch(fail);
  return Date.parse(issuedAtTime) - Date.parse(authTime) < RECENT;
}

/**
 * Deletes the signed-in person's account at Firebase, and signs them out. Delete the data on the product's own server before: without an account
 * nobody could request that.
 *
 * @throws {SignInFailure} with the problem 'signInAgain' where Firebase requires a new sign-in first
 */
export async function deleteAccount(): Promise<void> {
  const { currentUser } = await openAuth();
  await currentUser?.delete().catch(fail);
}

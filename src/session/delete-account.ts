import { openAuth } from './open-auth.ts';
import { problemOf, SignInFailure } from './sign-in-failure.ts';

/** Firebase deletes only who has signed in within five minutes; one is left for the deleting. */
const RECENT = 4 * 60_000;

/** Whether Firebase would delete the account now, or want a new sign-in first. */
export async function hasJustSignedIn(now: number): Promise<boolean> {
  const { currentUser } = await openAuth();
  if (!currentUser) return false;
  const { authTime } = await currentUser.getIdTokenResult();
  return now - Date.parse(authTime) < RECENT;
}

/**
 * Deletes the account of who is signed in at Firebase, and signs them out. What the product's own server holds must be gone before:
 * without an account nobody could ask for that any more.
 *
 * @throws {SignInFailure} with the problem 'signInAgain' where Firebase wants a new sign-in first
 */
export async function deleteAccount(): Promise<void> {
  const { currentUser } = await openAuth();
  try {
    await currentUser?.delete();
  } catch (cause) {
    throw new SignInFailure(problemOf(cause), { cause });
  }
}

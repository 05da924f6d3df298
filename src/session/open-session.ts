import { openAuth } from './open-auth.ts';
import type { Session } from './session.ts';
import { sessionOf } from './session-of.ts';

let session: Session | undefined;

/**
 * The session of this page: the same one, however often it is asked for. It may still be loading; subscribe, or wait for its token.
 *
 * @throws {ApiFailure} where the server does not say how to sign in, or another error where the code for it cannot be loaded; asking
 *   again tries again
 */
export async function openSession(): Promise<Session> {
  const auth = await openAuth();
  return (session ??= sessionOf(auth));
}

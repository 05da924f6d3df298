import { openAuth } from './open-auth.ts';
import { type Session, sessionOf } from './session.ts';

let session: Session | undefined;

/**
 * The session of this page, the same one at every call. It may still be loading: subscribe, or wait for its token.
 *
 * @throws {ApiFailure} when the server does not name the project, or another error when the code cannot be loaded; the next call tries
 *   again
 */
export async function openSession(): Promise<Session> {
  const auth = await openAuth();
  return (session ??= sessionOf(auth));
}

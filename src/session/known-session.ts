import { openSession } from './open-session.ts';
import type { Session } from './session.ts';

/**
 * The session, once it is known who is signed in.
 *
 * @throws as `openSession` does
 */
export async function knownSession(): Promise<Session> {
  const session = await openSession();
  if (!session.getState().loading) return session;
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.getState().loading) return;
      stop();
      resolve(session);
    });
  });
}

import { openSession } from './open-session.ts';
import type { Session } from './session.ts';
import { logFailure } from '../ui/log.ts';

/**
 * Resolves to the session as soon as it knows who is signed in.
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

/** A request to the server in a person's name; undefined when nobody is signed in. */
export type Question<Value> =
  | {
      readonly uid: string;
      readonly answer: Promise<Value>;
      /** The number of the request, by which React distinguishes its answer from earlier ones. */
      readonly turn: number;
    }
  | undefined;

let turns = 0;

/** For loaders: asks the server in the name of the signed-in person. It does not wait for the answer, so that the view shows at once. */
export async function askAs<Value>(ask: (session: Session) => Promise<Value>): Promise<Question<Value>> {
  const question = await askWhenRead(ask);
  void question?.answer;
  return question;
}

/** The same for what not everybody may know: the server is asked when the answer is read for the first time. */
export async function askWhenRead<Value>(ask: (session: Session) => Promise<Value>): Promise<Question<Value>> {
  const session = await knownSession();
  const { user } = session.getState();
  if (!user) return undefined;
  let answer: Promise<Value> | undefined;
  const begin = (): Promise<Value> => {
    const begun = ask(session);
    begun.catch((cause: unknown) => logFailure('Error asking the server:', cause));
    return begun;
  };
  turns += 1;
  return {
    uid: user.uid,
    turn: turns,
    get answer() {
      return (answer ??= begin());
    },
  };
}

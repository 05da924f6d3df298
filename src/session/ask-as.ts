import { logFailure } from '../ui/log.ts';
import { knownSession } from './known-session.ts';
import type { Session } from './session.ts';

/** What was asked for somebody; nothing for nobody. */
export type Question<Value> =
  | {
      readonly uid: string;
      readonly answer: Promise<Value>;
      /** Counts the questions: each has a place of its own on the screen. */
      readonly turn: number;
    }
  | undefined;

let turns = 0;

/** For loaders: asks the server in the name of who is signed in. It does not wait for the answer: what is there is shown meanwhile. */
export async function askAs<Value>(ask: (session: Session) => Promise<Value>): Promise<Question<Value>> {
  const session = await knownSession();
  const { user } = session.getState();
  if (!user) return undefined;
  const answer = ask(session);
  answer.catch((cause: unknown) => logFailure('Error asking the server:', cause));
  turns += 1;
  return { uid: user.uid, answer, turn: turns };
}

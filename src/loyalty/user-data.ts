import type { UserData } from '../../server/protocol/calls.ts';
import { logFailure } from '../ui/log.ts';

/** How often an empty answer is asked for again, and after how many milliseconds (specification, point 9). */
const RETRIES = 5;
const RETRY_DELAY = 1_000;

/** What stands for the data of a failed call (specification, point 7). */
export const USER_DATA_FAILED = 'Error al recuperar los datos del usuario';

/** What one call comes to: the data, a text in its place where it failed, which has been logged, or nothing where nothing came back. */
export type UserDataAnswer = UserData | string | undefined;

type RetrievalParts = {
  readonly ask: () => Promise<UserDataAnswer>;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

/**
 * The data of the person who is signed in. Where nothing comes back it is asked for again every second, five times at most; an error
 * ends it (specification, point 4). Undefined when there is nothing to be had.
 */
export async function retrieveUserData({ ask, wait }: RetrievalParts): Promise<UserData | undefined> {
  for (let retries = 0; ; retries++) {
    const answer = await ask();
    if (typeof answer === 'string') return undefined;
    if (answer) return checked(answer);
    if (retries === RETRIES) return undefined;
    await wait(RETRY_DELAY);
  }
}

/** An answer that does not say whether there is such a user: they are treated as missing (specification, point 8). */
function checked(data: UserData): UserData {
  if (typeof data.userFound === 'boolean') return data;
  logFailure('Error al verificar la existencia del usuario en la DB:', data);
  return { userFound: false, loyaltyCards: [] };
}

import type { BarServices, UserData } from '../../server/protocol/calls.ts';
import { logFailure } from '../ui/log.ts';
import { ApiFailure, callApi } from '../session/call-api.ts';
import { type Session, withToken } from '../session/session.ts';

/** The number of further attempts after an empty answer, and the pause before each in milliseconds (specification, point 9). */
const RETRIES = 5;
const RETRY_DELAY = 1_000;

/** The value in place of the data of a failed call (specification, point 7). */
const USER_DATA_FAILED = 'Error al recuperar los datos del usuario';

/** The result of one call: the data; `USER_DATA_FAILED` where it failed, which has been logged; undefined where no answer came. */
export type UserDataAnswer = UserData | string | undefined;

type RetrievalParts = {
  readonly ask: () => Promise<UserDataAnswer>;
  /** Resolves after this number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

/**
 * The data of the signed-in person. While no answer comes it calls again every second, five times at most; an error ends the attempts
 * (specification, point 4). Undefined when no attempt gives data.
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

/** The data as the server sent them; a user counts as not found if the data do not say (specification, point 8). */
function checked(data: UserData): UserData {
  if (typeof data.userFound === 'boolean') return data;
  logFailure('Error al verificar la existencia del usuario en la DB:', data);
  return { userFound: false, loyaltyCards: [] };
}

/** An ID token that is valid now (`Session.token`). */
type Token = Session['token'];

/** The calls of the API that the stamp card makes (specification, point 7). */
export const loyaltyCalls = {
  /** `onFailure` gets the cause of a failed call. */
  readUserData: async (token: Token, onFailure: (cause: unknown) => void): Promise<UserDataAnswer> => {
    try {
      return await withToken(token, (given) => callApi<UserData | undefined>('/get-user-data', { token: given }));
    } catch (cause) {
      // Without network no answer came; the next attempt may have one.
      if (cause instanceof ApiFailure && cause.code === 'offline') return undefined;
      logFailure(USER_DATA_FAILED, cause);
      onFailure(cause);
      return USER_DATA_FAILED;
    }
  },
  /** Rejects when the server creates no card. */
  createCard: (token: Token, barID: string): Promise<unknown> =>
    withToken(token, (given) => callApi('/create-new-loyalty-card', { method: 'POST', body: { barID }, token: given })),
  /** Rejects when the server gives no answer. */
  readBarServices: (barID: string) => callApi<BarServices>('/get-bar-services', { query: { barID } }),
};

export type LoyaltyCalls = typeof loyaltyCalls;

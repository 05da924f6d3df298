import type { BarServices, UserData } from '../../server/protocol/calls.ts';
import { ApiFailure, callApi } from '../session/call-api.ts';
import { logFailure } from '../ui/log.ts';
import { USER_DATA_FAILED, type UserDataAnswer } from './user-data.ts';

/** An ID token that is valid now (`Session.token`). */
type Token = () => Promise<string>;

/** The calls of the API that the stamp card makes (specification, point 7). */
export type LoyaltyCalls = {
  readonly readUserData: (token: Token) => Promise<UserDataAnswer>;
  /** Rejects when there is no card afterwards. */
  readonly createCard: (token: Token, barID: string) => Promise<unknown>;
  /** Rejects when the server does not say. */
  readonly readBarServices: (barID: string) => Promise<BarServices>;
};

export const loyaltyCalls: LoyaltyCalls = {
  readUserData: async (token) => {
    try {
      return await callApi<UserData | undefined>('/get-user-data', { token: await token() });
    } catch (cause) {
      // No network: nothing came back, and the next moment it may.
      if (cause instanceof ApiFailure && cause.code === 'offline') return undefined;
      logFailure(`${USER_DATA_FAILED}:`, cause);
      return USER_DATA_FAILED;
    }
  },
  createCard: async (token, barID) =>
    callApi('/create-new-loyalty-card', { method: 'POST', body: { barID }, token: await token() }),
  readBarServices: (barID) => callApi<BarServices>('/get-bar-services', { query: { barID } }),
};

import { BadToken, KeysUnavailable } from './auth/user.ts';
import { API_ERRORS, type ApiErrorCode } from './protocol/errors.ts';
import type { Refused } from './protocol/realtime.ts';
import { Denied, StoreUnavailable } from './store/store.ts';

/** The answer to a phone for a thrown error. It reveals no internal details. */
export const refusalOf = (error: unknown): Refused => refusal(codeOf(error));

export const refusal = (code: ApiErrorCode): Refused => ({ ok: false, code, message: API_ERRORS[code].message });

/** The API's code for a thrown error; 'internal' if it is not a known one. */
export function codeOf(error: unknown): ApiErrorCode {
  if (error instanceof Denied) return error.code;
  if (error instanceof BadToken) return 'bad-token';
  if (error instanceof StoreUnavailable || error instanceof KeysUnavailable) return 'unavailable';
  return 'internal';
}

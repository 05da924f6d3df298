import { BadToken, KeysUnavailable } from './auth/user.ts';
import type { ApiError } from './protocol/calls.ts';
import { API_ERRORS, type ApiErrorCode } from './protocol/errors.ts';
import type { Refused } from './protocol/realtime.ts';
import { Denied, StoreUnavailable } from './store/store.ts';

/** The answer to a phone for a thrown error. It reveals no internal details. */
export const refusalOf = (error: unknown): Refused => ({ ok: false, ...errorOf(codeOf(error)) });

/** The API's error with this code. */
export const errorOf = (code: ApiErrorCode): ApiError => ({ code, message: API_ERRORS[code].message });

/** The API's code for a thrown error; 'internal' if it is not a known one. */
export function codeOf(error: unknown): ApiErrorCode {
  if (error instanceof Denied) return error.code;
  if (error instanceof BadToken) return 'bad-token';
  if (error instanceof StoreUnavailable || error instanceof KeysUnavailable) return 'unavailable';
  return 'internal';
}

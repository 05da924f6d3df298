import { BadToken, KeysUnavailable } from './auth/user.ts';
import { API_ERRORS, type ApiErrorCode } from './protocol/errors.ts';
import type { Refused } from './protocol/realtime.ts';
import { Denied, StoreUnavailable } from './store/store.ts';

/** What a phone reads when something was thrown. It says nothing of what went wrong inside. */
export const refusalOf = (error: unknown): Refused => refusal(codeOf(error));

export const refusal = (code: ApiErrorCode): Refused => ({ ok: false, code, message: API_ERRORS[code].message });

/** Everything that the rules do not know went wrong inside. */
export function codeOf(error: unknown): ApiErrorCode {
  if (error instanceof Denied) return error.code;
  if (error instanceof BadToken) return 'bad-token';
  if (error instanceof StoreUnavailable || error instanceof KeysUnavailable) return 'unavailable';
  return 'internal';
}

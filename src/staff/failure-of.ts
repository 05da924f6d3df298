import type { StaffTexts } from '../i18n/texts.ts';
import { ApiFailure } from '../session/call-api.ts';
import { isSessionOver, tokenFailureOf } from '../session/session.ts';

/** Texts by the codes of `API_ERRORS`, and by those that `callApi` adds where no answer came. */
const BY_CODE = {
  offline: 'noNetwork',
  timeout: 'noNetwork',
  shut: 'noNetwork',
  'not-signed-in': 'sessionOver',
  'bad-token': 'sessionOver',
  'not-staff': 'notStaff',
  'not-owner': 'notOwner',
  'wrong-bar': 'wrongBar',
  'not-your-stamp': 'notYourStamp',
  'undo-too-late': 'undoTooLate',
  'card-closed': 'cardClosed',
  'card-not-full': 'cardNotFull',
  'card-expired': 'expired',
  'not-shown': 'scanAgain',
  'unknown-card': 'scanAgain',
  'last-owner': 'lastOwner',
  'bad-invitation': 'invitationBad',
  'not-your-price': 'notYourPrice',
  'too-many-specials': 'tooManySpecials',
  'conflicting-marks': 'marksConflict',
  'bad-end': 'badEnd',
  'unknown-dish': 'notOnMenu',
  'unknown-special': 'notOnMenu',
  'too-many-requests': 'tooMany',
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<string, keyof StaffTexts['staff']>>;

/** The name of the text about why a call failed. */
export type FailureWord = (typeof BY_CODE)[keyof typeof BY_CODE] | 'wentWrong';

/** Texts by status, for answers of proxies, which lack our codes. */
const BY_STATUS: Readonly<Record<number, FailureWord>> = {
  429: 'tooMany',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The text for a call that threw. An error that is no answer of the API comes from the session, which could give no token. */
export function failureOf(cause: unknown): FailureWord {
  if (!(cause instanceof ApiFailure)) return failureOfToken(cause);
  const byCode: Readonly<Record<string, FailureWord>> = BY_CODE;
  return byCode[cause.code] ?? BY_STATUS[cause.status] ?? 'wentWrong';
}

/** Google renews an expired token, which fails without network, and while its service is away. */
function failureOfToken(cause: unknown): FailureWord {
  const code = tokenFailureOf(cause);
  if (code === 'auth/network-request-failed') return 'noNetwork';
  return code === undefined || isSessionOver(cause) ? 'sessionOver' : 'unavailable';
}

/** Why somebody could not sign in; the table `account` has the text for each. */
export type SignInProblem =
  /** Unknown e-mail or wrong password; the text does not reveal which (L17). */
  | 'wrongPassword'
  | 'emailUsed'
  | 'weakPassword'
  | 'badEmail'
  | 'tooMany'
  | 'popupClosed'
  | 'popupBlocked'
  | 'offline'
  | 'linkExpired'
  | 'linkOther'
  | 'accountDisabled'
  | 'notOffered'
  /** Firebase requires a recent sign-in before it deletes an account. */
  | 'signInAgain'
  | 'failed';

/** The problems by Firebase's codes (`AuthErrorCodes`) without their 'auth/'. */
const PROBLEMS: Readonly<Record<string, SignInProblem>> = {
  'invalid-credential': 'wrongPassword',
  'wrong-password': 'wrongPassword',
  'user-not-found': 'wrongPassword',
  'user-mismatch': 'wrongPassword',
  'email-already-in-use': 'emailUsed',
  'account-exists-with-different-credential': 'emailUsed',
  'credential-already-in-use': 'emailUsed',
  'weak-password': 'weakPassword',
  'password-does-not-meet-requirements': 'weakPassword',
  'invalid-email': 'badEmail',
  'missing-email': 'badEmail',
  'invalid-recipient-email': 'badEmail',
  'too-many-requests': 'tooMany',
  'quota-exceeded': 'tooMany',
  'popup-closed-by-user': 'popupClosed',
  'cancelled-popup-request': 'popupClosed',
  'user-cancelled': 'popupClosed',
  'popup-blocked': 'popupBlocked',
  'network-request-failed': 'offline',
  timeout: 'offline',
  'expired-action-code': 'linkExpired',
  'invalid-action-code': 'linkExpired',
  'user-disabled': 'accountDisabled',
  'operation-not-allowed': 'notOffered',
  'admin-restricted-operation': 'notOffered',
  'operation-not-supported-in-this-environment': 'notOffered',
  'unauthorized-domain': 'notOffered',
  'requires-recent-login': 'signInAgain',
  'user-token-expired': 'signInAgain',
};

export class SignInFailure extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, options?: ErrorOptions) {
    super(`Sign-in: ${problem}`, options);
    this.name = 'SignInFailure';
    this.problem = problem;
  }
}

/** Throws an error of Firebase as a `SignInFailure`. */
export function fail(cause: unknown): never {
  throw new SignInFailure(problemOf(cause), { cause });
}

/** The problem behind an error of Firebase; 'failed' for any other error. */
export function problemOf(cause: unknown): SignInProblem {
  if (cause instanceof SignInFailure) return cause.problem;
  const { code } = (cause ?? {}) as { code?: unknown };
  if (typeof code !== 'string') return 'failed';
  return PROBLEMS[code.replace(/^auth\//, '')] ?? 'failed';
}

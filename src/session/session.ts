import type { Auth, User } from 'firebase/auth';
import { ApiFailure, LONGEST_WAIT } from './call-api.ts';
import { rememberUser } from './remember-user.ts';

/** The person who is signed in. */
export type SignedIn = {
  readonly uid: string;
  /** The person's name, empty where the account has none. */
  readonly name: string;
  readonly email: string;
  readonly photoURL: string | undefined;
};

/** `loading` is true until the first authentication state arrives (specification, point 4). */
export type SessionState = { readonly loading: boolean; readonly user: SignedIn | null };

/** The session of a page: who is signed in, and the token that proves it. */
export type Session = {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * An ID token that is valid now. `isRenewed`: a new one from Firebase, because the server refused the last.
   *
   * @throws {Error} 'No hay usuario logeado' when nobody is signed in, 'Problema con la verificación del Token' when Firebase gives none
   *   (specification, point 5)
   */
  readonly token: (isRenewed?: boolean) => Promise<string>;
  readonly signOut: () => Promise<void>;
};

/** The two errors of a token (specification, point 5). */
const NOT_SIGNED_IN = 'No hay usuario logeado';
const NO_TOKEN = 'Problema con la verificación del Token';

/** Firebase's codes after which only signing in again helps. Other ones pass, such as the texts of Google's faults. */
const SESSION_OVER = /^auth\/(user-|invalid-|null-user)/;

/** Firebase's code of an error of `Session.token`; undefined where it has none. */
export function tokenFailureOf(error: unknown): string | undefined {
  const { code } = ((error instanceof Error && error.cause) || {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/**
 * Whether only signing in again helps: Firebase gives no more tokens, because the account is deleted or disabled, or its sessions are ended; or our
 * server does not accept the token (401).
 */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiFailure ? error.status === 401 : SESSION_OVER.test(tokenFailureOf(error) ?? '');

/**
 * Makes a call in a person's name. Where the server refuses the token (401), it makes the call once more with a new one: a phone whose clock was
 * set back keeps a token that has expired.
 *
 * @throws as `token` and `call` do
 */
export async function withToken<Answer>(
  token: Session['token'],
  call: (given: string) => Promise<Answer>,
): Promise<Answer> {
  const given = await token();
  try {
    return await call(given);
  } catch (cause) {
    if (!isSessionOver(cause)) throw cause;
  }
  return call(await token(true));
}

/** Ends the wait for a token as that for an answer of the server. Firebase would wait for half a minute. */
const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, LONGEST_WAIT, { code: 'auth/network-request-failed' }));

/** Converts a user of Firebase. */
const signedIn = ({ uid, displayName, email, photoURL }: User): SignedIn => ({
  uid,
  name: displayName ?? '',
  email: email ?? '',
  photoURL: photoURL ?? undefined,
});

/** The session of Firebase's sign-in. The phone remembers its user for pages that open no session (`known-user.ts`). */
export function sessionOf(auth: Auth): Session {
  let state: SessionState = { loading: true, user: null };
  const listeners = new Set<() => void>();
  auth.onAuthStateChanged((user) => {
    state = { loading: false, user: user && signedIn(user) };
    rememberUser(state.user);
    for (const listener of listeners) listener();
  });
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: async (isRenewed) => {
      await auth.authStateReady();
      if (!auth.currentUser) throw new Error(NOT_SIGNED_IN);
      const token = await Promise.race([auth.currentUser.getIdToken(isRenewed), tooLate()]).catch((cause: unknown) => {
        throw new Error(NO_TOKEN, { cause });
      });
      if (!token) throw new Error(NO_TOKEN);
      return token;
    },
    signOut: () => auth.signOut(),
  };
}

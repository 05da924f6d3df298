import type { Auth, User } from 'firebase/auth';
import { rememberUser } from './known-user.ts';
import type { Session, SessionState, SignedIn } from './session.ts';

/** The two errors of a token (specification, point 5). */
export const NOT_SIGNED_IN = 'No hay usuario logeado';
export const NO_TOKEN = 'Problema con la verificación del Token';

/** Who is signed in, as the product knows them. */
const signedIn = ({ uid, displayName, email, photoURL }: User): SignedIn => ({
  uid,
  name: displayName ?? '',
  email: email ?? '',
  photoURL: photoURL ?? undefined,
});

/** The session that Firebase's sign-in holds; the phone remembers who it is for the pages that have none open (`known-user.ts`). */
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
    token: async () => {
      await auth.authStateReady();
      if (!auth.currentUser) throw new Error(NOT_SIGNED_IN);
      const token = await auth.currentUser.getIdToken().catch((cause: unknown) => {
        throw new Error(NO_TOKEN, { cause });
      });
      if (!token) throw new Error(NO_TOKEN);
      return token;
    },
    signOut: () => auth.signOut(),
  };
}

import type { Session, SessionState, SignedIn } from '../../src/session/session.ts';

export const ANA: SignedIn = { uid: 'ana', name: 'Ana', email: 'ana@example.com', photoURL: undefined };

export type FakeSession = Omit<Session, 'token'> & {
  /** A test may replace it. */
  token: Session['token'];
  readonly become: (user: SignedIn | null) => void;
};

/** A session that a test signs in and out; `loading`: it is not known yet who is signed in. */
export function fakeSession(user: SignedIn | null | 'loading' = ANA): FakeSession {
  let state: SessionState = user === 'loading' ? { loading: true, user: null } : { loading: false, user };
  const listeners = new Set<() => void>();
  const become = (next: SignedIn | null): void => {
    state = { loading: false, user: next };
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: async () => 'token',
    signOut: async () => become(null),
    become,
  };
}

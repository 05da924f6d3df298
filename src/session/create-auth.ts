/** Imports firebase, so it is itself only ever imported dynamically: by `open-auth.ts`. */
import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import type { SignInSettings } from '../../server/protocol/calls.ts';

/**
 * Firebase's sign-in, kept on this phone until somebody signs out. It comes without what popups and redirects need, so that no page
 * asks for Google's script unless somebody signs in with Google there (`sign-in.ts` brings it along). Kept in the local storage: WebKit's
 * IndexedDB sometimes answers nothing to a page that follows another one quickly, and then nobody ever learns who is signed in.
 */
export function createAuth({ projectId, apiKey, authDomain, emulator }: SignInSettings): Auth {
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: browserLocalPersistence,
  });
  // The server hands its calls on, so the page's policy and phones of the same network need to know of one host only.
  if (emulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}

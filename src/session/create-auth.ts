/** This module imports firebase, so it is loaded only by the dynamic import in `open-auth.ts`. */
import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import type { SignInSettings } from '../../server/protocol/calls.ts';

/**
 * Firebase's sign-in, which lasts on this phone until somebody signs out. It lacks the parts for popups and redirects, so that a page loads
 * Google's script only when somebody signs in with Google (`sign-in.ts` adds them). It uses the local storage, because WebKit's IndexedDB
 * sometimes never answers a page that follows another one quickly.
 */
export function createAuth({ projectId, apiKey, authDomain, emulator }: SignInSettings): Auth {
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: browserLocalPersistence,
  });
  // The server forwards the emulator's calls, so the page's policy and other phones of the network need only one host.
  if (emulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}

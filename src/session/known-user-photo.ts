import { useSyncExternalStore } from 'react';
import { knownUser } from './known-user.ts';

/** Somebody may sign in or out in another tab, or on a page from which this one is come back to. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The photo of whoever is signed in on this phone; undefined while the page is hydrated, and where there is none. */
export const useKnownPhoto = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => knownUser()?.photoURL,
    () => undefined,
  );

import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session, SessionState } from './session.ts';

/** The state of a session; renders again whenever it changes. */
export const useSession = ({ subscribe, getState }: Session): SessionState =>
  useSyncExternalStore(subscribe, getState, getState);

/** Whether somebody has signed in or out since the page was opened; the button that they used is gone, and so is the focus. */
export function useChange(uid: string | undefined): boolean {
  const [first] = useState(uid);
  const [hasChanged, setChanged] = useState(false);
  if (first !== uid && !hasChanged) setChanged(true);
  return hasChanged;
}

/** Whether the address is a link to sign in, from an e-mail. A page uses it only while nobody is signed in. */
export const useIsSignInLink = (): boolean => new URLSearchParams(useLocation().search).get('mode') === 'signIn';

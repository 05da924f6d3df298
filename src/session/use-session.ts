import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** Who is signed in, now and whenever it changes. */
export const useSession = ({ subscribe, getState }: Session): SessionState =>
  useSyncExternalStore(subscribe, getState, getState);

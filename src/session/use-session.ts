import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The state of a session; renders again whenever it changes. */
export const useSession = ({ subscribe, getState }: Session): SessionState =>
  useSyncExternalStore(subscribe, getState, getState);

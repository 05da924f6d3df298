import { useSyncExternalStore } from 'react';
import type { TonightStore } from './tonight-store.ts';
import { subjectOf } from './wish.ts';

/** Whether something of these (`subjectOf`) has not been sent yet and is not on its way. */
export function useUnsent(tonight: TonightStore, subjects: readonly string[]): boolean {
  const { unsent, why } = useSyncExternalStore(tonight.subscribe, tonight.getState);
  return why !== undefined && unsent.some(({ wish }) => subjects.includes(subjectOf(wish)));
}

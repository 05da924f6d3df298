import { useCallback, useSyncExternalStore } from 'react';
import { remainingText } from './countdown.ts';

/** Specification, point 9. */
const TICK = 1_000;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, TICK);
  return () => clearInterval(timer);
}

/** What is left of a card as 'Nd Nh', looked at every second; undefined once it has expired. Renders only when the text changes. */
export function useCountdown(expiration: string): string | undefined {
  const look = useCallback(() => remainingText(expiration, Date.now()), [expiration]);
  return useSyncExternalStore(everySecond, look);
}

import { useSyncExternalStore } from 'react';

/** The second that the phone's clock is in, in milliseconds. */
const second = (): number => Math.floor(Date.now() / 1000) * 1000;

function onSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** The phone's clock, a second at a time, for what counts down. */
export const useNow = (): number => useSyncExternalStore(onSecond, second);

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StaffBar } from '../staff-api.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { readTonight, writeTonight } from './kept-tonight.ts';
import { type TonightState, TonightStore } from './tonight-store.ts';
import { subjectOf } from './wish.ts';

/** The interval for asking again while wishes wait, in milliseconds: a bad network does not say when it is good again. */
const AGAIN = 20_000;

/** The store of tonight at a bar for a person; it survives changes of view. Waiting wishes are sent when the network is back. */
export function useTonight(uid: string, { barID, role }: StaffBar): TonightStore {
  const { api } = useStaff();
  const [tonight] = useState(
    () =>
      new TonightStore({
        role,
        ask: () => api.tonight(barID),
        say: (wish) => api.say(barID, wish),
        now: Date.now,
        read: () => readTonight(`${uid}/${barID}`),
        write: (kept) => writeTonight(`${uid}/${barID}`, kept),
      }),
  );
  useEffect(() => {
    const send = (): void => void tonight.send();
    send();
    // Asks first, and sends after an answer: until then nothing moves on the screen.
    const timer = setInterval(() => {
      if (tonight.getState().unsent.length > 0) void tonight.refresh();
    }, AGAIN);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [tonight]);
  return tonight;
}

/** The state of tonight at the bar of the view. */
export function useTonightState(): TonightState {
  const { tonight } = useBar();
  return useSyncExternalStore(tonight.subscribe, tonight.getState);
}

/** The words for a wish with one of these subjects (`subjectOf`) that waits and is not being sent; undefined where there is none. */
export function useUnsent(...subjects: readonly string[]): string | undefined {
  const { tonight: texts } = useStaff();
  const { unsent, why } = useTonightState();
  const found = unsent.filter(({ wish }) => subjects.includes(subjectOf(wish)));
  if (why === undefined || found.length === 0) return undefined;
  return found.some(({ maybeSent }) => maybeSent) ? texts.notConfirmed : texts.notSent;
}

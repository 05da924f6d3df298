import { type RefObject, useEffect, useRef } from 'react';

/** Whether no element has the focus: the focused one was removed, or there was none. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives an element the focus when a change has removed the one that had it. `change`: a value that differs after each change. */
export function useFocusAfter<Place extends HTMLElement>(change: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current !== change && isFocusLost()) place.current?.focus({ preventScroll: true });
    before.current = change;
  }, [change]);
  return place;
}

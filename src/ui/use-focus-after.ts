import { type RefObject, useEffect, useRef } from 'react';

/** Whether the element that had the focus is gone, or none has had it. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives an element the focus when a change has removed the one that had it. `change`: a value that is another one after each change. */
export function useFocusAfter<Place extends HTMLElement>(change: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current !== change && isFocusLost()) place.current?.focus({ preventScroll: true });
    before.current = change;
  }, [change]);
  return place;
}

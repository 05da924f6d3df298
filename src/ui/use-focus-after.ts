import { type RefObject, useEffect, useRef } from 'react';

/** Whether no visible element has the focus: the focused one was removed, there was none, or it is in `hidden`, which keeps it for a moment. */
export function isFocusLost(hidden?: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || hidden?.contains(activeElement) === true;
}

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

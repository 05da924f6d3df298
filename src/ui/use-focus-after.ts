import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from './is-focus-lost.ts';

/**
 * Gives an element the focus when a change has removed the one that had it. `change`: a value that differs after each change. `first`: the value
 * before the element's first render; with one that differs, its appearance is a change.
 */
export function useFocusAfter<Place extends HTMLElement>(
  change: unknown,
  first: unknown = change,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(first);
  useEffect(() => {
    if (before.current !== change && isFocusLost()) place.current?.focus({ preventScroll: true });
    before.current = change;
  }, [change]);
  return place;
}

import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element the focus when it is first shown, in place of the element that had it. */
export function useFocus<Place extends HTMLElement>(takesFocus: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}

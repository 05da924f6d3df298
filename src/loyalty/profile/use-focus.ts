import { type RefObject, useEffect, useRef } from 'react';

/** For what takes the place of that which had the focus: it gets the focus when it is first shown. */
export function useFocus<Place extends HTMLElement>(takesFocus: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}

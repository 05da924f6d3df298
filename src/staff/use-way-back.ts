import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that leads back, once: to the previous view in the history, or to the parent view. */
export function useWayBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  return () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    // 'default' is the key of a tab's first entry.
    void (key === 'default' ? navigate('..', { replace: true }) : navigate(-1));
  };
}

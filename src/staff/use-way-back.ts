import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that leads back to the previous view in the history, or to the parent view. It does so once: later calls return false. */
export function useWayBack(): () => boolean {
  const { key } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  return () => {
    if (hasLeft.current) return false;
    hasLeft.current = true;
    // 'default' is the key of a tab's first entry.
    void (key === 'default' ? navigate('..', { replace: true }) : navigate(-1));
    return true;
  };
}

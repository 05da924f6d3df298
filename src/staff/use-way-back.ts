import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leads to the view that this one was opened from, once: back, or to the one above it. */
export function useWayBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  return () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    // The key of what a tab begins with.
    void (key === 'default' ? navigate('..', { replace: true }) : navigate(-1));
  };
}

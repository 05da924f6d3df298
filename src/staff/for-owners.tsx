import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useBar } from './staff-context.ts';

/** A view that only owners see; others are led to the scanner. */
export function ForOwners({ children }: { readonly children: ReactNode }) {
  const { bar } = useBar();
  return bar.role === 'owner' ? children : <Navigate to=".." replace />;
}

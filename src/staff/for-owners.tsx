import type { ReactNode } from 'react';
import { PANEL } from './looks.ts';
import { useBar, useStaff } from './staff-context.ts';
import { ViewHead } from './view-head.tsx';

type ForOwnersProps = { readonly title: string; readonly children: ReactNode };

/** A view that only owners see; others are told so. */
export function ForOwners({ title, children }: ForOwnersProps) {
  const { words } = useStaff();
  const { bar } = useBar();
  return (
    <div className={PANEL}>
      <ViewHead>{title}</ViewHead>
      {bar.role === 'owner' ? children : <p>{words.ownersOnly}</p>}
    </div>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';
import type { Opens } from './item-name.tsx';

type PopupShellProps = { readonly name: Opens; readonly titleId: string; readonly children: ReactNode };

/**
 * A full-screen overlay with a card on it, closed until plain code opens it (`popup/watch-popups.ts`). React knows neither that
 * it is open nor what fills its slots.
 */
export function PopupShell({ name, titleId, children }: PopupShellProps) {
  const { close } = useInterface().controls;
  return (
    <dialog className="popup" data-popup={name} aria-labelledby={titleId} suppressHydrationWarning>
      <div className="card">
        <button type="button" className="close" data-close="" aria-label={close}>
          <X className="icon" aria-hidden="true" />
        </button>
        {children}
      </div>
    </dialog>
  );
}

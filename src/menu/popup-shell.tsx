import type { ReactNode } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';
import type { Opens } from './item-name.tsx';

const OPAQUE = { __html: '' };

type PopupShellProps = { readonly name: Opens; readonly children?: ReactNode };

/**
 * A full-screen overlay with a card on it, closed until plain code opens it (`popup/watch-popups.ts`) with a copy of a row in its
 * `.dish`. The browser itself lets the button close it, from the first paint on. React knows neither that it is open nor what it
 * holds: to it that inside is opaque from its first to its last render.
 */
export function PopupShell({ name, children }: PopupShellProps) {
  const { close } = useInterface().controls;
  return (
    <dialog className="popup" data-popup={name} suppressHydrationWarning>
      <form method="dialog" className="card">
        <button className="close" aria-label={close}>
          ✕
        </button>
        <div className="dish" suppressHydrationWarning dangerouslySetInnerHTML={OPAQUE} />
        {children}
      </form>
    </dialog>
  );
}

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useInterface } from '../../i18n/interface-context.tsx';
import { layers } from '../../page/layers.ts';

type FinderDialogProps = {
  /** Open while it is set; closed by closing it there. */
  readonly view: string | undefined;
  readonly name: 'search' | 'allergens' | 'legend' | 'waiter';
  readonly title: string;
  /** Stands in the head instead of the title, which then is for screen readers. */
  readonly head?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly children: ReactNode;
};

/** A dialog of the browser's own: it keeps the focus, gives it back, and closes on Escape and on the phone's way back. */
export function FinderDialog({ view, name, title, head, onKeyDown, children }: FinderDialogProps) {
  const { close } = useInterface().controls;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  const titleId = `finder_${name}`;
  const isOpen = view !== undefined;
  const closeView = (): void => {
    if (view) layers.close(view);
  };
  useLayoutEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLInputElement>('[type=search]')?.select();
    }
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What lies around a dialog is part of it.
    <dialog
      ref={dialog}
      className={`finder-dialog finder-${name}`}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) closeView();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // A drag out of the box is no click beside it.
        if (target === currentTarget && (pressed.current ?? target) === target) closeView();
      }}
    >
      {isOpen && (
        <div className="finder-box">
          <div className="finder-head">
            <h2 id={titleId} className={head ? 'sr-only' : undefined}>
              {title}
            </h2>
            {head}
            <button type="button" className="close" aria-label={close} onClick={closeView}>
              ✕
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

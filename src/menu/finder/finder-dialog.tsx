import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useInterface } from '../../i18n/interface-context.tsx';
import { layers } from '../../page/layers.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { isFocusLost } from '../../ui/is-focus-lost.ts';
import { focusOnBar } from './finder-buttons.tsx';
import { useLayers } from './finder-state.ts';

type Name = 'allergens' | 'legend' | 'waiter' | 'list' | 'slip' | 'share' | 'shared';

/** The look of sheets, which appear from the lower edge, centred on large screens. */
const SHEET =
  'mx-auto mt-auto max-h-[92dvh] max-w-[36rem] border-t-2 border-accent bg-ground tablet:my-auto tablet:max-h-[85dvh] ' +
  'motion-safe:transition-[translate] motion-safe:duration-200 starting:translate-y-6';
/** The look of cards for the staff, which fill a phone's screen: the browser's own black and white, not the venue's colours. */
const PAPER =
  '[font-family:system-ui,sans-serif] bg-[Canvas] text-[CanvasText] [color-scheme:light_dark] [&_:focus-visible]:outline-current';

type FinderDialogProps = {
  readonly name: Name;
  readonly title: string;
  readonly children: ReactNode;
};

/** The open layer of a dialog: its name alone, or followed by a colon and its subject; undefined while it is closed. */
export const useView = (name: Name): string | undefined => useLayers().find((layer) => layer.split(':', 1)[0] === name);

/** A native dialog, which keeps the focus, returns it, and closes with Escape and with the phone's back button. */
export function FinderDialog({ name, title, children }: FinderDialogProps) {
  const view = useView(name);
  const { close } = useInterface().controls;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = `finder_${name}`;
  const isOpen = view !== undefined;
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!isOpen) return undefined;
    if (!current?.open) current?.showModal();
    // Chromium would focus a box that can be scrolled, whose whole text screen readers then say.
    current?.querySelector('button')?.focus();
    return () => {
      current?.close();
      // The element that had the focus is gone, or the page was reloaded.
      if (isFocusLost()) focusOnBar(name);
    };
  }, [isOpen, name]);
  return (
    <dialog ref={dialog} className={`finder-dialog finder-${name}`} data-layer={view} aria-labelledby={titleId}>
      {isOpen && (
        <div className={`finder-box ${name === 'waiter' || name === 'slip' ? PAPER : SHEET}`}>
          <div className="finder-head">
            <h2
              id={titleId}
              className="title min-w-0 flex-1 py-2 text-[min(1.625rem,max(9vw,1rem))]/[1.1] text-balance"
            >
              {title}
            </h2>
            <CloseButton type="button" className="ms-auto" name={close} onClick={() => layers.close(view)} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useInterface } from '../../i18n/interface-context.tsx';
import { layers } from '../../page/layers.ts';
import { classNames } from '../../ui/class-names.ts';
import { CloseButton } from '../../ui/close-button.tsx';

type Name = 'search' | 'allergens' | 'legend' | 'waiter' | 'list' | 'slip' | 'share' | 'shared';

const SHEET =
  'mx-auto mt-auto max-h-[92dvh] max-w-[36rem] border-t-2 border-accent bg-ground tablet:my-auto tablet:max-h-[85dvh] ' +
  'motion-safe:transition-[translate] motion-safe:duration-200 starting:translate-y-6';
/** The look of cards for the staff: the browser's own black and white, not the venue's colours. */
const PAPER =
  '[font-family:system-ui,sans-serif] bg-[Canvas] text-[CanvasText] [color-scheme:light_dark] [&_:focus-visible]:outline-current';

/** The looks by dialog: sheets from the lower edge, in the middle of large screens; search and cards fill a phone's screen. */
const LOOKS: Readonly<Record<Name, string>> = {
  search:
    'mx-auto max-w-[36rem] bg-ground tablet:mt-16 tablet:mb-auto tablet:max-h-[85dvh] tablet:min-h-80 tablet:border-t-2 ' +
    'tablet:border-accent',
  allergens: SHEET,
  legend: SHEET,
  waiter: PAPER,
  list: SHEET,
  slip: PAPER,
  share: SHEET,
  shared: SHEET,
};

type FinderDialogProps = {
  /** The layer of the dialog, which is open while this is set. */
  readonly view: string | undefined;
  readonly name: Name;
  readonly title: string;
  /** The head's content in place of the title, which then is for screen readers only. */
  readonly head?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly children: ReactNode;
};

/** A native dialog, which keeps the focus, returns it, and closes with Escape and with the phone's back button. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The space around a dialog's box is part of the dialog.
    <dialog
      ref={dialog}
      className={`finder-dialog finder-${name} size-full max-h-none max-w-none overflow-hidden bg-veil text-ink open:flex print:hidden!`}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) closeView();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // A drag that ends outside the box is no click beside it.
        if (target === currentTarget && (pressed.current ?? target) === target) closeView();
      }}
    >
      {isOpen && (
        <div
          className={classNames(
            'finder-box flex w-full flex-col overflow-auto overscroll-contain forced-colors:border',
            LOOKS[name],
          )}
        >
          <div className="sticky top-0 z-1 flex flex-none items-center gap-2 bg-inherit ps-4 pe-1 pt-1">
            <h2
              id={titleId}
              className={
                head ? 'sr-only' : 'title min-w-0 flex-1 py-2 text-[min(1.625rem,max(9vw,1rem))]/[1.1] text-balance'
              }
            >
              {title}
            </h2>
            {head}
            <CloseButton type="button" className="ms-auto" name={close} onClick={closeView} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

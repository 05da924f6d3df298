import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { LoyaltyTexts } from '../../i18n/texts.ts';
import type { ShownTexts } from '../../i18n/use-shown-texts.ts';
import { layers } from '../../page/layers.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeBox } from './code-box.tsx';
import type { CodeStore } from './code-store.ts';

const TITLE = 'code_title';
/** The popup's name among the page's layers. */
const LAYER = 'code';

/** Black on white in every theme: a camera reads it best, and the screen is brightest. */
export const PAPER =
  '[--accent-ink:#000] [--accent:#000] [--ground:#fff] [--ink:#000] [--muted:#444] [--on-accent:#fff] [color-scheme:light]';
const OVER_ALL =
  'fixed inset-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-ground p-4 text-ink open:grid open:grid-cols-1';

type CodePopupProps = {
  readonly barID: string;
  readonly code: CodeStore;
  readonly shown: ShownTexts<LoyaltyTexts['loyalty']>;
};

/**
 * The overlay with the code, white over the whole screen in every theme. It is a native dialog inside the panel, so a click outside its box, Escape
 * or the back button closes it and not the panel.
 */
export function CodePopup({ barID, code, shown }: CodePopupProps) {
  const state = useSyncExternalStore(code.subscribe, code.getState);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  const lastUid = useRef<string>(undefined);
  const isOpen = state !== undefined;
  useEffect(() => {
    if (state) lastUid.current = state.uid;
  }, [state]);
  useEffect(
    () =>
      layers.subscribe(() => {
        const [isWanted, isShown] = [layers.get().includes(LAYER), code.getState() !== undefined];
        if (isShown && !isWanted) code.close();
        else if (isWanted && !isShown && lastUid.current !== undefined) code.open(lastUid.current);
      }),
    [code],
  );
  useLayoutEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  // A page that was left with the popup open reopens without it.
  useEffect(() => (isOpen ? layers.open(LAYER) : layers.close(LAYER)), [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- The area around a dialog's box is part of the dialog.
    <dialog
      ref={dialog}
      className={classNames('code-popup', PAPER, OVER_ALL)}
      aria-labelledby={TITLE}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) code.close();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // A drag out of the box does not count as a click outside.
        if (target === currentTarget && (pressed.current ?? target) === target) code.close();
      }}
    >
      {state && <CodeBox barID={barID} state={state} {...shown} titleId={TITLE} code={code} />}
    </dialog>
  );
}

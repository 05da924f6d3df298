import { useInterface } from '../i18n/interface-context.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import type { Opens } from './item-name.tsx';

type PopupShellProps = { readonly name: Opens };

/**
 * A full-screen overlay with a card on it, closed until the page's script opens it (`page/popups.ts`) with a copy of a row in its `.dish`. Its close
 * button works without script, from the first paint on. Escape closes it also while it is not yet modal.
 */
export function PopupShell({ name }: PopupShellProps) {
  const { close } = useInterface().controls;
  return (
    <dialog className="popup" data-popup={name} closedby="closerequest">
      <form method="dialog" className="card">
        <CloseButton name={close} />
        <div className="dish" data-island="" />
      </form>
    </dialog>
  );
}

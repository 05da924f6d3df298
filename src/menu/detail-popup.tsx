import { PopupShell } from './popup-shell.tsx';

/** The popup of an item (specification, point 2), one for the whole page. */
export function DetailPopup() {
  return <PopupShell name="detail" />;
}

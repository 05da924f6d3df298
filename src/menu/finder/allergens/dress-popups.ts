import { POPUP_SHOWN, TEXTS_CHANGED } from '../../../page/page-events.ts';

/** The popup of a dish shows a copy of its row, the verdict in it; there is room there for the button's whole name. */
export function dressPopups(page: Document, show: string): () => void {
  const dress = ({ target }: Event): void => {
    const button = (target as Element).querySelector('.finder-ask');
    if (!button) return;
    button.textContent = show;
    button.className = 'button';
  };
  page.addEventListener(POPUP_SHOWN, dress);
  refreshPopup(page);
  return () => page.removeEventListener(POPUP_SHOWN, dress);
}

/** Lets an open popup copy its row anew. */
export function refreshPopup(page: Document): void {
  if (page.querySelector('dialog.popup[open]')) page.dispatchEvent(new Event(TEXTS_CHANGED));
}

import { POPUP_SHOWN, TEXTS_CHANGED } from '../../../page/page-events.ts';

/** Gives the button in a dish's popup, which names the dish itself, its whole words. The popup is a copy of the row, and has more room. */
export function dressPopups(page: Document, show: string): () => void {
  const dress = ({ target }: Event): void => {
    const button = (target as Element).querySelector('.finder-ask');
    if (!button) return;
    button.textContent = show;
    button.className = 'button';
    button.ariaLabel = null;
  };
  page.addEventListener(POPUP_SHOWN, dress);
  refreshPopup(page);
  return () => page.removeEventListener(POPUP_SHOWN, dress);
}

/** Makes an open popup copy its row again. */
export function refreshPopup(page: Document): void {
  if (page.querySelector('dialog.popup[open]')) page.dispatchEvent(new Event(TEXTS_CHANGED));
}

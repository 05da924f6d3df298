import { POPUP_SHOWN } from '../../../page/page-events.ts';

/** Gives the button in a dish's popup its full label. The popup is a copy of the row, but has more room and already names the dish. */
export function dressPopups(page: Document, show: string): () => void {
  const dress = ({ target }: Pick<Event, 'target'>): void => {
    const button = (target as Element | null)?.querySelector('[data-wants^="waiter:"]');
    if (!button) return;
    button.textContent = show;
    button.className = 'button';
    button.ariaLabel = null;
  };
  page.addEventListener(POPUP_SHOWN, dress);
  dress({ target: page.querySelector('dialog.popup[open]') });
  return () => page.removeEventListener(POPUP_SHOWN, dress);
}

/** Everything on a page that opens a popup, in its order. */
export const openersOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-opens]')];

/**
 * Shows an item in the popup that its row names (`data-opens`): a copy of the row, which the style sheet lays out as a card. Returns false where
 * there is no such item or popup. The accessible name is set later (`nameItem`), because this also runs in the inline script.
 */
export function showItem(page: Document, item: number): boolean {
  const opener = openersOf(page)[item];
  const popup = page.querySelector<HTMLDialogElement>(`[data-popup=${opener?.dataset['opens']}]`);
  const copy = opener?.closest('li')?.cloneNode(true) as Element | undefined;
  const name = copy?.querySelector<HTMLElement>('[data-opens]');
  if (!popup || !copy || !name) return false;
  // In the popup, the name is no button.
  name.replaceWith(...name.childNodes);
  // In a popup the picture is as wide as the screen, so another of its files fits.
  for (const part of copy.querySelectorAll<HTMLImageElement>('[sizes]')) part.sizes = 'min(100vw,32rem)';
  popup.querySelector('.dish')?.replaceChildren(...copy.childNodes);
  if (!popup.open) popup.showModal();
  return true;
}

/** Gives a popup the name of the item that it shows, in that name's language. */
export function nameItem(page: Document, popup: HTMLElement, item: number): void {
  const opener = openersOf(page)[item];
  popup.ariaLabel = opener?.textContent ?? '';
  const title = popup.querySelector<HTMLElement>('.dish h3');
  if (title) title.lang = opener?.lang ?? '';
}

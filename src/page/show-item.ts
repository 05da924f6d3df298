/** Everything on a page that opens a popup, in its order. */
export const openersOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-opens]')];

/**
 * Shows an item in the popup that its row names (`data-opens`): a copy of the row, which the style sheet makes a card. False where
 * there is no such item, or no such popup. What is heard of it and not seen follows (`nameItem`): this runs in the inline script, too.
 */
export function showItem(page: Document, item: number): boolean {
  const opener = openersOf(page)[item];
  const popup = page.querySelector<HTMLDialogElement>(`[data-popup=${opener?.dataset['opens']}]`);
  const copy = opener?.closest('li')?.cloneNode(true) as Element | undefined;
  const name = copy?.querySelector<HTMLElement>('[data-opens]');
  if (!popup || !copy || !name) return false;
  // The name is no button there.
  name.replaceWith(...name.childNodes);
  // In a popup it is as wide as the screen, so another of its files fits.
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

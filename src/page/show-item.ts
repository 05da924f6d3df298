/** Everything on a page that opens a popup, in its order. */
export const openersOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-opens]')];

/**
 * Fills the popup that an item's row names (`data-opens`): with a copy of the row, which the style sheet lays out as a card. Returns the popup, null
 * where there is no such item or popup. Its accessible name is set later (`nameItem`), because this also runs in the inline script.
 */
export function fillPopup(page: Document, item: number): HTMLDialogElement | null {
  const opener = openersOf(page)[item];
  const popup = page.querySelector<HTMLDialogElement>(`[data-popup=${opener?.dataset['opens']}]`);
  const copy = opener?.closest('li')?.cloneNode(true) as Element | undefined;
  const name = copy?.querySelector<HTMLElement>('[data-opens]');
  if (!popup || !copy || !name) return null;
  // In the popup, the name is no button.
  name.replaceWith(...name.childNodes);
  // In a popup the picture is as wide as the screen, so another of its files fits.
  for (const part of copy.querySelectorAll<HTMLImageElement>('[sizes]')) part.sizes = 'min(100vw,32rem)';
  popup.querySelector('.dish')?.replaceChildren(...copy.childNodes);
  return popup;
}

/** Opens a filled popup. What changes it should be done before, so that the browser lays it out once. */
export function openPopup(popup: HTMLDialogElement): void {
  if (!popup.open) popup.showModal();
}

/** Gives a popup the name of the item that it shows, which is its opener's, in that name's language. */
export function nameItem(popup: HTMLElement, opener: HTMLElement | undefined): void {
  popup.ariaLabel = opener?.textContent ?? '';
  const title = popup.querySelector<HTMLElement>('.dish h3');
  if (title) title.lang = opener?.lang ?? '';
}

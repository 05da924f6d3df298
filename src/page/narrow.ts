/** A page narrower than this has no room for several prices beside names, in em of the text. */
const ROOM = 18.5;
/** And a page narrower than this has none for one price. */
const LEAST = 14;

/** Marks the page while its screen is narrow for the size of its text, and updates the mark when either changes. */
export function watchRoom(page: Document): void {
  const root = page.documentElement;
  const look = (): void => {
    const room = root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
    root.toggleAttribute('data-narrow', room < ROOM);
    root.toggleAttribute('data-tight', room < LEAST);
  };
  const header = page.querySelector('header');
  if (header) new ResizeObserver(look).observe(header);
}

/** Fewer of the text's own em leave no room for several prices beside names. */
const ROOM = 18.5;
/** And these none for one. */
const LEAST = 14;

/** Says of the page that its screen is narrow for the size of its text, and no longer, whichever of the two changes. */
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

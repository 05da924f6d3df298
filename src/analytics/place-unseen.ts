/**
 * Puts a line into the page where it moves nothing that is seen: into a menu before the next section below the screen, or at the menu's
 * end; where all of it is on the screen or above it, and on pages that are no menu, into the footer.
 */
export function placeUnseen(page: Document, line: Element, footer: Element): void {
  const below = window.innerHeight;
  const sections = [...page.querySelectorAll('main > .section')];
  const next = sections.find((section) => section.getBoundingClientRect().top >= below);
  const menu = sections[0]?.parentElement;
  if (next) next.before(line);
  else if (menu && menu.getBoundingClientRect().bottom >= below) menu.append(line);
  else footer.append(line);
}

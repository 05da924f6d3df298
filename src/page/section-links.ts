import type { Layers } from './layers.ts';
import { knowHeights } from './rows.ts';

const SMOOTH = '(prefers-reduced-motion: no-preference)';

/** The section bar, and the lists of all sections and of specials. */
const LINKS = '.section-bar a, [popover] a[href^="#"]';

/**
 * Choosing a section or a special scrolls to it, closes the list and moves the focus there (specification, point 2). The address is updated for
 * sharing and reloading, without an entry in the history: back leaves the menu, not the section.
 */
export function watchSectionLinks(page: Document, layers: Layers): void {
  page.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    const section = link && page.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!section) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    // While going back, the browser would restore the scroll position and the address.
    await layers.settled();
    history.replaceState(history.state, '', link.hash);
    knowHeights(page);
    section.scrollIntoView({ behavior: matchMedia(SMOOTH).matches ? 'smooth' : 'auto' });
    // The name of a special may be a button.
    const title = section.querySelector<HTMLElement>(':scope > h2, .name, h3');
    if (title?.localName !== 'button') title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  });
}

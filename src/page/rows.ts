/**
 * The menu's rows and sections as the document has them, for islands that say something of them. They stand in the order of the menu's
 * own entries and sections (`Menu`), each of which has one.
 */
export const rowsOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('main .entries:not([data-added] *) > li'),
];
export const sectionsOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('main > section:not([data-added])'),
];

/** The prices of a row, not what a choice or a dish of a course adds to them. */
export const OWN_PRICES = '.prices:not(li li *)';

/**
 * Whether an element is in a section whose place on the screen is such. A section's own place costs nothing; to ask for that of a row in a
 * section that is not drawn (`content-visibility`) lays the whole section out.
 */
export function inSections(page: Document, isSuch: (place: DOMRect) => boolean): (element: Element) => boolean {
  const such = new Set<Element | null>(sectionsOf(page).filter((section) => isSuch(section.getBoundingClientRect())));
  return (element) => such.has(element.closest('section'));
}

/** To be called before a scroll aims at a row or section: those that were never on screen have a guessed height until then (`frame.css`). */
export const knowHeights = (page: Document): void => void (page.documentElement.dataset['jumped'] = '');

/** Marks what an island has put into the document: it stays where the words around it change. */
export const ADDED = 'data-added';

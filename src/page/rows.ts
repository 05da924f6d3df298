/** The elements of the menu's rows, for islands. They have the order of the menu's own entries (`Menu`), each of which has one. */
export const rowsOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('main .entries:not([data-added] *) > li'),
];
export const sectionsOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('main > section:not([data-added])'),
];

/** Selects the prices of a row, but not the supplements of choices and of dishes of a course. */
export const OWN_PRICES = '.prices:not(li li *)';

/**
 * Returns a test whether an element is in a section whose position on the screen satisfies `isSuch`. A section's own position is cheap; asking for a
 * row's in a section that is not rendered (`content-visibility`) lays out the whole section.
 */
export function inSections(page: Document, isSuch: (place: DOMRect) => boolean): (element: Element) => boolean {
  const such = new Set<Element | null>(sectionsOf(page).filter((section) => isSuch(section.getBoundingClientRect())));
  return (element) => such.has(element.closest('section'));
}

/** Call this before scrolling to a row or section: until then, those that were never on screen have an estimated height (`frame.css`). */
export const knowHeights = (page: Document): void => void (page.documentElement.dataset['jumped'] = '');

/** Marks elements that an island has added to the document: they stay when the texts around them are replaced. */
export const ADDED = 'data-added';

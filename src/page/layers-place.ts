/** The place in `history.state` of what is open over the page, beside what others may keep there. */
export const PLACE = 'carta';

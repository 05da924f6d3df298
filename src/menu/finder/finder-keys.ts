/** Where the choice of allergens is kept on the phone, for all venues. It is nobody else's: it never leaves the phone. */
export const FILTER_KEY = 'carta-allergens';

/** The place in `history.state` of the finder's open views. */
export const MARK = 'finder';

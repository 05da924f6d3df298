/** Paths, below the base path, of the pages that are no venue's. */
export const PROFILE = 'profile';

/** The staff's page: the scanner, and what owners see of their bar. */
export const STAFF = 'staff';

/** Where the not-found page lies; it is shown at every address that has no page. */
export const NOT_FOUND = '404';

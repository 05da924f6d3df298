/** Where the venues are, until each says so itself. */
export const VENUE_ZONE = 'Europe/Madrid';

/** The event that the development server sends to open pages when menus were saved. */
export const MENUS_SAVED = 'carta:menus-saved';

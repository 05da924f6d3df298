/** The languages for menus that a test writes itself. */
export const LANGUAGES = ['es', 'en', 'fr', 'de', 'it', 'ca'] as const;

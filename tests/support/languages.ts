/** The languages of menus that a test writes, where it reads none from a folder. */
export const LANGUAGES = ['es', 'en', 'fr', 'de', 'it', 'ca'] as const;

/** The languages of the interface, in the order in which selectors list them (specification, point 1). */
export const LANGUAGES = ['es', 'en', 'fr', 'de', 'it', 'ca'] as const;

/** A language code; `es` is the product's default. */
export type Language = (typeof LANGUAGES)[number];

/** Where the phone keeps that a language was offered. */
export const OFFERED = 'carta-language-offered';

/** A language by its code: two or three letters, perhaps with a region (`eu`, `pt-BR`). Which there are, the folder of menus says (`_system/interface`). */
export type Language = string;

/** The languages of a folder of menus, in the order in which selectors list them. */
export type Languages = readonly Language[];

/** What a code looks like. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(?:-(?:[A-Za-z]{2}|\d{3}))?$/;

/** Which way a language is written: from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

/** What a language says of itself. */
export type LanguageFacts = {
  /** In its own words. */
  readonly name: string;
  readonly direction: Direction;
  /** Whether there is a drawing of its flag; else its code stands for it. */
  readonly hasFlag: boolean;
};

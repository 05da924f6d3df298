/** A language by its code: two or three letters, optionally with a region (`eu`, `pt-BR`). The folder of menus defines the available ones (`_system/interface`). */
export type Language = string;

/** The languages of a folder of menus, in the order in which selectors list them. */
export type Languages = readonly Language[];

/** The form of a code. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(?:-(?:[A-Za-z]{2}|\d{3}))?$/;

/** The writing direction of a language. */
export type Direction = 'ltr' | 'rtl';

/** The facts about a language. */
export type LanguageFacts = {
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: Direction;
  /** Whether there is a drawing of its flag; otherwise its code is shown. */
  readonly hasFlag: boolean;
};

import type { Language } from '../terms/language.ts';

/** The position of each flag in the picture of all symbols (`styles/icons.css`). */
const AT: Readonly<Record<Language, string>> = {
  es: '[--at:14]',
  en: '[--at:15]',
  fr: '[--at:16]',
  de: '[--at:17]',
  it: '[--at:18]',
  ca: '[--at:19]',
};

/** What gives an element the flag of a language (specification, point 2), drawn by `styles/icons.css`. A button has the language's name. */
export const flagged = (language: Language): string => `flag ${AT[language]}`;

export function Flag({ language }: { readonly language: Language }) {
  return <span className={flagged(language)} />;
}

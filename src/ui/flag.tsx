import type { Language } from '../terms/language.ts';

/** The position of each flag in the picture of all symbols (`styles/icons.css`). */
const AT: Readonly<Record<Language, string>> = {
  es: '[--at:17]',
  en: '[--at:18]',
  fr: '[--at:19]',
  de: '[--at:20]',
  it: '[--at:21]',
  ca: '[--at:22]',
};

/** The flag of a language (specification, point 2), drawn by `styles/icons.css`. Its button has the language's name. */
export function Flag({ language }: { readonly language: Language }) {
  return <span className={`flag ${AT[language]}`} />;
}

import type { Language } from '../i18n/language.ts';

/** Where each flag stands in the picture of all signs (`styles/icons.css`). */
const AT: Readonly<Record<Language, string>> = {
  es: '[--at:14]',
  en: '[--at:15]',
  fr: '[--at:16]',
  de: '[--at:17]',
  it: '[--at:18]',
  ca: '[--at:19]',
};

/** The flag that stands for a language (specification, point 2), drawn by `styles/icons.css`. Its button says the language's name. */
export function Flag({ language }: { readonly language: Language }) {
  return <span className={`flag ${AT[language]}`} />;
}

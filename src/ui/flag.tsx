import type { Language } from '../i18n/language.ts';

/** The flag that stands for a language (specification, point 2), drawn by `styles/icons.css`. Its button says the language's name. */
export function Flag({ language }: { readonly language: Language }) {
  return <span className={`flag ${language}`} />;
}

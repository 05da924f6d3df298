import { type Language, LANGUAGES } from '../terms/house.ts';

/**
 * The properties that give an element the flag of a language (specification, point 2), drawn by `styles/icons.css`, or its code where there is no
 * flag. A button also needs the language's name.
 */
export function flagged(language: Language): { readonly className: string; readonly 'data-says'?: string } {
  if (LANGUAGES[language].hasFlag) return { className: `flag flag-${language}` };
  return { className: 'flag', 'data-says': language.split('-', 1).join('') };
}

export function Flag({ language }: { readonly language: Language }) {
  return <span {...flagged(language)} aria-hidden />;
}

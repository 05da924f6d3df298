import { type Language, LANGUAGES } from '../terms/house.ts';

/**
 * The flag of a language (specification, point 2), drawn by `styles/icons.css`; of a language without one, its code. Its button has the
 * language's name.
 */
export function Flag({ language }: { readonly language: Language }) {
  if (LANGUAGES[language].hasFlag) return <span className={`flag flag-${language}`} />;
  return (
    <span className="flag" aria-hidden>
      {language.split('-', 1)}
    </span>
  );
}

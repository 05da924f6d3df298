import { LANGUAGES, type Language } from './language.ts';

type Reader = {
  /** The phone's languages, the preferred first, as `navigator.languages` has them. */
  readonly phone: readonly string[];
  /** Those of the page. */
  readonly offered: readonly Language[];
  /** In which the page stands. */
  readonly shown: Language;
};

/**
 * The language to offer to a reader: the phone's first one that the page has, unless the page stands in it. The page itself starts in
 * the venue's first language (specification, point 9).
 */
export function offeredLanguage({ phone, offered, shown }: Reader): Language | undefined {
  for (const code of phone) {
    const language = LANGUAGES.find((each) => each === code.slice(0, 2).toLowerCase());
    if (language && offered.includes(language)) return language === shown ? undefined : language;
  }
  return undefined;
}

import type { Language } from '../terms/house.ts';

/** The language of a list that matches a phone's: by the exact code (`pt-BR`), or without the region of either. */
export function matchLanguage<Code extends string>(code: string, offered: readonly Code[]): Code | undefined {
  const small = code.toLowerCase();
  const base = (each: string): string | undefined => each.split('-', 1)[0];
  return offered.find((each) => each.toLowerCase() === small) ?? offered.find((each) => base(each) === base(small));
}

type Reader = {
  /** The phone's languages, the preferred first, as in `navigator.languages`. */
  readonly phone: readonly string[];
  /** The languages of the page. */
  readonly offered: readonly Language[];
  /** The language that the page is shown in. */
  readonly shown: Language;
};

/**
 * The language to offer to a reader: the phone's first one that the page has; undefined where the page is shown in it already. The page
 * itself starts in the venue's first language (specification, point 9).
 */
export function offeredLanguage({ phone, offered, shown }: Reader): Language | undefined {
  const language = phone.map((code) => matchLanguage(code, offered)).find(Boolean);
  return language === shown ? undefined : language;
}

import type { Languages, Language } from '../../src/terms/language.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';

/** The tag of what is the same in all languages: `Naan @*`, or `Naan @* @de Naan-Brot`. */
export const EVERYWHERE = '*';

/** Texts by language from texts by tag: a language without a text of its own gets the one for all. */
export function spread({ [EVERYWHERE]: common, ...own }: Text, languages: Languages): Text {
  if (common === undefined) return own;
  const others = languages.filter((code) => own[code] === undefined);
  return { ...own, ...Object.fromEntries(others.map((code: Language) => [code, common])) };
}

/** One language's part of a multilingual text. */
export type TextPart = {
  /** The tag's code, or the star of all languages; undefined for the text before the first tag. */
  readonly tag: string | undefined;
  /** Index of the tag's `@`. */
  readonly tagIndex: number;
  /** Where the text begins, white space and escapes not yet removed, and where it ends. */
  readonly from: number;
  readonly to: number;
};

const AT = 64;
/** Matches anything that looks like a tag, even of an unknown language. */
export const LIKE_TAG = /(?<!\S)@(?:\*|[a-z]{2,3}(?:-\w+)?)(?!\S)/g;
/** `fil-419` */
const LONGEST_CODE = 7;

/** Splits `text @en text` at its tags: `@` with a known code or two small letters, between white space. `@elmoreno` is plain text. */
export function textParts(value: string, languages: Languages): TextPart[] {
  const parts: TextPart[] = [];
  let tag: string | undefined;
  let tagIndex = 0;
  let from = 0;
  for (let at = value.indexOf('@'); at !== -1; at = value.indexOf('@', at + 1)) {
    const code = tagAt(value, at, languages);
    if (code === undefined) continue;
    parts.push({ tag, tagIndex, from, to: at });
    tag = code;
    tagIndex = at;
    from = at + 1 + code.length;
  }
  parts.push({ tag, tagIndex, from, to: value.length });
  return parts;
}

/** The code of the tag at an index of a text; undefined if there is none. */
export function tagAt(value: string, at: number, languages: Languages): string | undefined {
  if (at > 0 && !isSpace(value.charCodeAt(at - 1))) return undefined;
  let end = at + 1;
  while (end < value.length && !isSpace(value.charCodeAt(end))) end++;
  const length = end - at - 1;
  if (length === 0 || length > LONGEST_CODE) return undefined;
  const code = value.slice(at + 1, end);
  if (code === EVERYWHERE) return code;
  return (length === 2 && /^[a-z]{2}$/.test(code)) || languages.includes(code) ? code : undefined;
}

/** Whether a text has nothing that a reader sees: white space, and signs such as a zero-width space. */
export const isUnseen = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);

/** The text of a part as readers see it. */
export function partText(value: string, from: number, to: number): string {
  const text = value.slice(from, to).trim();
  if (isUnseen(text)) return '';
  return text.includes('\\@') ? text.replaceAll('\\@', '@') : text;
}

/** The index in the value of each character of a part's text, and the index of its end. */
export function partIndexes(value: string, from: number, to: number): number[] {
  const indexes: number[] = [];
  let at = from;
  while (at < to && value[at]?.trim() === '') at++;
  while (at < to) {
    indexes.push(at);
    at += value[at] === '\\' && value.charCodeAt(at + 1) === AT ? 2 : 1;
  }
  indexes.push(to);
  return indexes;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code >= 0xa0 && String.fromCharCode(code).trim() === '');
}

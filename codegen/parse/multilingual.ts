/** One language's part of a multilingual text. */
export type TextPart = {
  /** The tag's two letters; undefined for the text before the first tag. */
  readonly tag: string | undefined;
  /** Index of the tag's `@`. */
  readonly tagIndex: number;
  /** Where the text begins, white space and escapes not yet removed, and where it ends. */
  readonly from: number;
  readonly to: number;
};

const AT = 64;

/**
 * Cuts `text @en text` at its tags. A tag is white space (or the start), `@`, two lower-case letters, white space (or the end);
 * so `@elmoreno` and `ana@bar.es` are ordinary text.
 */
export function textParts(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let tag: string | undefined;
  let tagIndex = 0;
  let from = 0;
  for (let at = value.indexOf('@'); at !== -1; at = value.indexOf('@', at + 1)) {
    if (!isTag(value, at)) continue;
    parts.push({ tag, tagIndex, from, to: at });
    tag = value.slice(at + 1, at + 3);
    tagIndex = at;
    from = at + 3;
  }
  parts.push({ tag, tagIndex, from, to: value.length });
  return parts;
}

/** Whether a tag stands at an index of a text. */
export function isTag(value: string, at: number): boolean {
  return (
    (at === 0 || isSpace(value.charCodeAt(at - 1))) &&
    isLowerCase(value.charCodeAt(at + 1)) &&
    isLowerCase(value.charCodeAt(at + 2)) &&
    (at + 3 === value.length || isSpace(value.charCodeAt(at + 3)))
  );
}

/** The text of a part as readers see it. */
export function partText(value: string, from: number, to: number): string {
  const text = value.slice(from, to).trim();
  return text.includes('\\@') ? text.replaceAll('\\@', '@') : text;
}

/** Where each character of a part's text stands in the value, and where the text ends. */
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
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
}

function isLowerCase(code: number): boolean {
  return code >= 97 && code <= 122;
}

import { isTag, partText, textParts } from './multilingual.ts';

/** A text as it is written beside tags: what would be read as one has a backslash. `partText` is the way back. */
export function escapeTags(text: string): string {
  return text.replaceAll(/@/g, (_, index: number) => (text[index - 1] === '\\' || isTag(text, index) ? '\\@' : '@'));
}

/** The text that `escapeTags` was given; or the first tag in it, which was not meant for one language. */
export function unescapeTags(written: string): { readonly text: string } | { readonly tag: string } {
  const tag = textParts(written)[1]?.tag;
  return tag === undefined ? { text: partText(written, 0, written.length) } : { tag };
}

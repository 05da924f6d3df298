import type { Languages } from '../../src/terms/language.ts';
import { partText, tagAt, textParts } from '../parse/multilingual.ts';
import { oddTags } from './odd-tags.ts';

/** A text as it is written beside tags: what would be read as one, or looks like one, has a backslash. `partText` is the way back. */
export function escapeTags(text: string, languages: Languages): string {
  const odd = new Set(text.includes('@') ? oddTags(text, languages).map(({ index }) => index) : []);
  return text.replaceAll(/@/g, (_, index: number) =>
    text[index - 1] === '\\' || odd.has(index) || tagAt(text, index, languages) !== undefined ? '\\@' : '@',
  );
}

/** The text that `escapeTags` was given; or the first tag in it, which was not meant for one language. */
export function unescapeTags(
  written: string,
  languages: Languages,
): { readonly text: string } | { readonly tag: string } {
  const tag = textParts(written, languages)[1]?.tag;
  return tag === undefined ? { text: partText(written, 0, written.length) } : { tag };
}

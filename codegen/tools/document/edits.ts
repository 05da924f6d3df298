import type { Language, Languages } from '../../../src/terms/language.ts';
import { EVERYWHERE } from '../../parse/everywhere.ts';
import { textParts, type TextPart } from '../../parse/multilingual.ts';
import { escapeTags } from '../../validate/escape-tags.ts';

/** A change of a scalar's value: what stands from one index to another gives way to `words`. */
export type Edit = {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** What is put in with a tag stands apart from what is there, on a line of its own where the others do. */
  readonly apart: 'no' | 'behind' | 'before';
};

/** The languages of `text @en text`, changed to say these texts. Languages that it lacks join in their order. */
export function taggedEdits(
  value: string,
  first: Language,
  texts: ReadonlyMap<Language, string>,
  languages: Languages,
): Edit[] {
  const rank = (code: string): number => (code === first ? -1 : languages.indexOf(code));
  const parts = textParts(value, languages).map((part) => ({
    ...part,
    ...trimmed(value, part),
    code: part.tag ?? first,
  }));
  const edits = languages
    .filter((code) => texts.has(code))
    .map((code): Edit => {
      const words = escapeTags(texts.get(code) ?? '', languages);
      const own = parts.filter((part) => part.code === code && (part.tag !== undefined || part.start < part.end));
      const [part] = own.toSorted((one, other) => Number(other.start < other.end) - Number(one.start < one.end));
      if (part !== undefined && part.start < part.end) return { from: part.start, to: part.end, words, apart: 'no' };
      if (part !== undefined) return { from: part.from, to: part.from, words: ` ${words}`, apart: 'no' };
      if (code === first) return { from: 0, to: 0, words, apart: 'before' };
      const next = parts.find(({ tag }) => tag !== undefined && rank(tag) > rank(code));
      if (next !== undefined)
        return { from: next.tagIndex, to: next.tagIndex, words: `@${code} ${words}`, apart: 'before' };
      const end = value.trimEnd().length;
      return { from: end, to: end, words: `@${code} ${words}`, apart: 'behind' };
    });
  // What the star took from the first text stays what all others read.
  const star = parts.find(({ tag }) => tag === EVERYWHERE);
  const [taken] = parts;
  if (star === undefined || star.start < star.end || taken === undefined || !texts.has(first)) return edits;
  return [{ from: star.from, to: star.from, words: ` ${value.slice(taken.start, taken.end)}`, apart: 'no' }, ...edits];
}

/** A text of one language, without tags. */
export function plainEdits(value: string, text: string): Edit[] {
  const { start, end } = trimmed(value, { from: 0, to: value.length });
  return [{ from: start, to: end, words: text, apart: 'no' }];
}

/** The value as it is to be, on one line as far as its texts are. */
export function editedValue(value: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, words, apart } of inOrder(edits)) {
    result += value.slice(at, from) + { no: words, behind: ` ${words}`, before: `${words} ` }[apart];
    at = to;
  }
  return result + value.slice(at);
}

/** By place; of those at one place, in the order of the languages. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((one, other) => one.from - other.from);
}

function trimmed(value: string, { from, to }: Pick<TextPart, 'from' | 'to'>): { start: number; end: number } {
  const part = value.slice(from, to);
  const text = part.trim();
  const start = text === '' ? from : from + part.indexOf(text);
  return { start, end: start + text.length };
}

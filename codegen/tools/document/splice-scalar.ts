import { Scalar } from 'yaml';
import { LIKE_TAG, textParts, type TextPart, EVERYWHERE } from '../../parse/multilingual.ts';
import { scalarOffset } from '../../parse/scalar-offset.ts';
import { enclosed, escapedFor, quotesFor, readsAs, requoted, type Quotes } from './written-text.ts';
import { applySplices, type Splice, indentAt, isFirstOfLine, placeOf, type Surroundings } from './surroundings.ts';
import type { Language, Languages } from '../../../src/terms/language.ts';
import { escapeTags } from '../../validate/odd-tags.ts';
import { isBlockScalar } from '../../parse/nodes.ts';

/** An edit with its range in the file, before quoting. */
type Placed = { readonly from: number; readonly to: number; readonly words: string; before: string; after: string };

/** Edits a scalar in its style, else in quotes, else rewrites it on one line; undefined if none works (a key of over 1,024 characters). */
export function spliceScalar(
  scalar: Scalar,
  edits: readonly Edit[],
  isMeant: (value: string) => boolean,
  surroundings: Surroundings,
): Splice[] | undefined {
  const { text } = surroundings;
  const [from = 0, to = 0] = scalar.range ?? [];
  const value = String(scalar.value);
  const position = placeOf(scalar, surroundings);
  const placed = place(scalar, value, edits, position.isKey, surroundings);
  const whole = (quotes: 'single' | 'double', written: string | undefined): Splice[] | undefined =>
    written === undefined ? undefined : [{ from, to, text: enclosed(quotes, written) }];
  const edited = editedValue(value, edits);
  const ways = [
    () => inPlace(scalar, placed, surroundings),
    () => whole(quotesFor(edited), inQuotes(scalar, placed, quotesFor(edited), text)),
    () => whole('double', escapedFor('double', edited.trim())),
  ];
  for (const way of ways) {
    const splices = way();
    if (splices === undefined) continue;
    const written = applySplices(
      text.slice(from, to),
      splices.map((splice) => ({ ...splice, from: splice.from - from, to: splice.to - from })),
    );
    if (readsAs(written, isMeant, position)) return splices;
  }
  return undefined;
}

/** The ranges of edits in the file, with their separators from the text around them. */
function place(scalar: Scalar, value: string, edits: readonly Edit[], isKey: boolean, at: Surroundings): Placed[] {
  const { text, newline } = at;
  const isBlock = isBlockScalar(scalar);
  const offset = (index: number): number => scalarOffset(text, scalar, index);
  const end = (index: number): number => (isBlock && index > 0 ? offset(index - 1) + 1 : offset(index));
  const tags = [...value.matchAll(LIKE_TAG)].map(({ index }) => offset(index));
  const ownLines = tags.filter((tag) => isFirstOfLine(text, tag));
  const [from = 0, to = 0] = scalar.range ?? [];
  const isLong = isBlock || text.slice(from, to).includes('\n');
  const onOwnLine =
    !isKey && (tags.length > 0 ? ownLines.length === tags.length || ownLines.at(-1) === tags.at(-1) : isLong);
  const model = ownLines.at(-1) ?? (isBlock ? offset(0) : to);
  const gap = onOwnLine ? newline + indentAt(text, model) : ' ';
  return inOrder(edits).map(({ from: first, to: last, words, apart }) => {
    const isInsertion = first === last;
    const start = apart === 'behind' || (isInsertion && apart === 'no') ? end(first) : offset(first);
    return {
      from: start,
      to: isInsertion ? start : end(last),
      words,
      before: apart === 'behind' ? gap : '',
      after: apart === 'before' ? gap : '',
    };
  });
}

function inPlace(scalar: Scalar, placed: readonly Placed[], at: Surroundings): Splice[] | undefined {
  const splices: Splice[] = [];
  for (const { from, to, words, before, after } of placed) {
    const written = isBlockScalar(scalar) ? inBlock(scalar, words, at) : escapedFor(quotesOf(scalar), words);
    if (written === undefined) return undefined;
    const last = splices.at(-1);
    const text = before + written + after;
    // Insertions at one place are merged to one splice.
    if (last?.from === from && last.to === to && from === to)
      splices.splice(-1, 1, { ...last, text: last.text + text });
    else splices.push({ from, to, text });
  }
  return splices;
}

/** A text for a block scalar: a literal block has as many lines, a folded one has empty lines between them. */
function inBlock(scalar: Scalar, words: string, { text, newline }: Surroundings): string {
  const indent = indentAt(text, scalarOffset(text, scalar, 0));
  const folds = scalar.type === Scalar.BLOCK_FOLDED;
  return words.replaceAll(/\n+/g, (breaks) => newline.repeat(breaks.length + (folds ? 1 : 0)) + indent);
}

/** The edited scalar in different quotes, with its line breaks kept. */
function inQuotes(scalar: Scalar, placed: readonly Placed[], quotes: Quotes, text: string): string | undefined {
  if (isBlockScalar(scalar)) return undefined;
  const own = quotesOf(scalar);
  if (own === 'double') return undefined;
  const margin = own === 'none' ? 0 : 1;
  const [from = 0, to = 0] = scalar.range ?? [];
  let written = '';
  let at = from + margin;
  for (const each of placed) {
    const words = escapedFor(quotes, each.words);
    if (words === undefined) return undefined;
    written += requoted(text.slice(at, each.from), own, quotes) + each.before + words + each.after;
    at = each.to;
  }
  return written + requoted(text.slice(at, to - margin), own, quotes);
}

export function quotesOf({ type }: Scalar): Quotes {
  if (type === Scalar.QUOTE_DOUBLE) return 'double';
  return type === Scalar.QUOTE_SINGLE ? 'single' : 'none';
}

/** A change of a scalar's value: `words` replaces the range. */
type Edit = {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** On which side inserted text needs a separator: a space, or a line break if the other texts have one. */
  readonly apart: 'no' | 'behind' | 'before';
};

/** The edits that change `text @en text` to these texts. Missing languages are inserted in their order. */
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
  // A star that shares the first text keeps the old text for all other languages.
  const star = parts.find(({ tag }) => tag === EVERYWHERE);
  const [taken] = parts;
  if (star === undefined || star.start < star.end || taken === undefined || !texts.has(first)) return edits;
  return [{ from: star.from, to: star.from, words: ` ${value.slice(taken.start, taken.end)}`, apart: 'no' }, ...edits];
}

/** Replaces the whole text of a scalar; undefined as for `spliceScalar`. */
export function replaceScalar(scalar: Scalar, text: string, surroundings: Surroundings): Splice[] | undefined {
  const value = String(scalar.value);
  const { start, end } = trimmed(value, { from: 0, to: value.length });
  const edit: Edit = { from: start, to: end, words: text, apart: 'no' };
  return spliceScalar(scalar, [edit], (read) => read.trim() === text, surroundings);
}

/** The value after the edits, on one line unless its texts have line breaks. */
function editedValue(value: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, words, apart } of inOrder(edits)) {
    result += value.slice(at, from) + { no: words, behind: ` ${words}`, before: `${words} ` }[apart];
    at = to;
  }
  return result + value.slice(at);
}

/** Edits by position; at the same position, in the order of the languages. */
const inOrder = (edits: readonly Edit[]): Edit[] => edits.toSorted((one, other) => one.from - other.from);

function trimmed(value: string, { from, to }: Pick<TextPart, 'from' | 'to'>): { start: number; end: number } {
  const part = value.slice(from, to);
  const text = part.trim();
  const start = text === '' ? from : from + part.indexOf(text);
  return { start, end: start + text.length };
}

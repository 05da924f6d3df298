import { Scalar } from 'yaml';
import { LIKE_TAG } from '../../parse/multilingual.ts';
import { scalarOffset } from '../../parse/scalar-offset.ts';
import { editedValue, inOrder, type Edit } from './edits.ts';
import { enclosed, escapedFor, quotesFor, readsAs, requoted, type Quotes } from './written-text.ts';
import { applySplices, type Splice } from './splice.ts';
import { indentAt, isFirstOfLine, placeOf, type Surroundings } from './surroundings.ts';

/** Words of an edit, placed in the file but not yet in its quotes. */
type Placed = { readonly from: number; readonly to: number; readonly words: string; before: string; after: string };

/**
 * Changes a scalar of a file and nothing around it. Its style is kept where it can hold the new text; else it gets quotes; else
 * it is written anew on one line. Undefined where it can be written in no way, as a key of more than 1,024 characters.
 */
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

/** Where the edits stand in the file, and what parts them from their neighbours there. */
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

/** The edits alone, in the style that the scalar has. */
function inPlace(scalar: Scalar, placed: readonly Placed[], at: Surroundings): Splice[] | undefined {
  const splices: Splice[] = [];
  for (const { from, to, words, before, after } of placed) {
    const written = isBlockScalar(scalar) ? inBlock(scalar, words, at) : escapedFor(quotesOf(scalar), words);
    if (written === undefined) return undefined;
    const last = splices.at(-1);
    const text = before + written + after;
    // What joins at one place is one splice.
    if (last?.from === from && last.to === to && from === to)
      splices.splice(-1, 1, { ...last, text: last.text + text });
    else splices.push({ from, to, text });
  }
  return splices;
}

/** A text of several lines is as many lines of a literal block; a folded one parts them by an empty line. */
function inBlock(scalar: Scalar, words: string, { text, newline }: Surroundings): string {
  const indent = indentAt(text, scalarOffset(text, scalar, 0));
  const folds = scalar.type === Scalar.BLOCK_FOLDED;
  return words.replaceAll(/\n+/g, (breaks) => newline.repeat(breaks.length + (folds ? 1 : 0)) + indent);
}

/** The scalar with its edits in other quotes than it has, its lines as they are. */
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

function quotesOf({ type }: Scalar): Quotes {
  if (type === Scalar.QUOTE_DOUBLE) return 'double';
  return type === Scalar.QUOTE_SINGLE ? 'single' : 'none';
}

function isBlockScalar({ type }: Scalar): boolean {
  return type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;
}

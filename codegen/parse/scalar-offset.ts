import { Scalar } from 'yaml';
import { isBlockScalar, isQuoted } from './nodes.ts';

/** Cached offsets of a scalar's characters: a text with one problem often has several. */
const known = new WeakMap<Scalar, number[]>();

/** The offset in the source of the character at `index` of a scalar's value, through escapes, folded and indented lines. */
export function scalarOffset(source: string, scalar: Scalar, index: number): number {
  const [start, end] = scalar.range ?? [0, 0];
  if (typeof scalar.value !== 'string') return start;
  // A plain scalar on one line is identical in the source.
  if (scalar.type === Scalar.PLAIN && scalar.value.length === end - start) return start + index;
  let offsets = known.get(scalar);
  if (offsets === undefined) {
    const mark = isQuoted(scalar) ? 1 : 0;
    offsets = isBlockScalar(scalar)
      ? blockOffsets(source, scalar.value, start, end)
      : flowOffsets(source, start + mark, end - mark, scalar.type);
    known.set(scalar, offsets);
  }
  return offsets[Math.min(index, offsets.length - 1)] ?? start;
}

/** The offsets of a block scalar. Its lines are unchanged in the value, between line breaks and spaces from folding. */
function blockOffsets(source: string, value: string, start: number, end: number): number[] {
  const offsets: number[] = [];
  let cursor = source.indexOf('\n', start) + 1;
  if (cursor === 0) return [start];
  let indent: number | undefined;
  while (cursor < end && offsets.length < value.length) {
    const lineBreak = source.indexOf('\n', cursor);
    const lineEnd = lineBreak === -1 || lineBreak > end ? end : lineBreak;
    const line = source.slice(cursor, lineEnd).replace(/\r$/, '');
    if (line.trim() !== '') {
      indent ??= leadingSpaces(line) - leadingSpaces(value.replace(/^\n+/, ''));
      const content = line.slice(indent);
      const from = value.indexOf(content, offsets.length);
      if (from === -1) break;
      // A character from folding maps to the end of the line before.
      while (offsets.length < from) offsets.push(cursor - 1);
      for (let index = 0; index < content.length; index++) offsets.push(cursor + indent + index);
    }
    cursor = lineEnd + 1;
  }
  // One past the end of the last line, where a change of its last word ends.
  return [...offsets, (offsets.at(-1) ?? start - 1) + 1];
}

function leadingSpaces(line: string): number {
  return line.length - line.replace(/^ +/, '').length;
}

/** The offsets of plain and quoted scalars: line breaks fold, white space around them is dropped, an escape is one character. */
function flowOffsets(source: string, start: number, end: number, type: Scalar['type']): number[] {
  const offsets: number[] = [];
  let at = start;
  while (at < end) {
    const fold = foldLength(source, at, end);
    if (fold > 0) {
      const breaks = source.slice(at, at + fold).split('\n').length - 1;
      for (let count = 0; count < Math.max(1, breaks - 1); count++) offsets.push(at);
      at += fold;
    } else if (type === Scalar.QUOTE_DOUBLE && source[at] === '\\') {
      const { length, units } = escapeLength(source, at, end);
      for (let count = 0; count < units; count++) offsets.push(at);
      at += length;
    } else if (type === Scalar.QUOTE_SINGLE && source[at] === "'") {
      offsets.push(at);
      at += 2;
    } else {
      offsets.push(at++);
      // White space without a line break is copied at once: testing each space again would take minutes on long runs.
      while (at < end && isWhite(source[at - 1]) && isWhite(source[at])) offsets.push(at++);
    }
  }
  // One past the end, for problems of something missing there.
  offsets.push(at);
  return offsets;
}

const isWhite = (character = ''): boolean => ' \t\r\n'.includes(character);

/** Length of the white space at an offset if it holds a line break, else 0. */
function foldLength(source: string, at: number, end: number): number {
  let cursor = at;
  let breaks = false;
  while (cursor < end && isWhite(source[cursor])) {
    breaks ||= source[cursor] === '\n';
    cursor++;
  }
  return breaks ? cursor - at : 0;
}

/** The length of an escape in the source, and the number of UTF-16 units that it encodes. */
function escapeLength(source: string, at: number, end: number): { length: number; units: number } {
  const digits = { x: 2, u: 4, U: 8 }[source[at + 1] ?? ''];
  if (digits !== undefined) {
    const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
    return { length: 2 + digits, units: code > 0xffff ? 2 : 1 };
  }
  const fold = foldLength(source, at + 1, end);
  return fold > 0 ? { length: 1 + fold, units: 0 } : { length: 2, units: 1 };
}

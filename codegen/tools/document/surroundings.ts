import { isMap, isSeq, visit, type Node } from 'yaml';
import { compose } from '../../parse/compose.ts';

/** The properties of a file that decide how a text in it may be written. */
export type Surroundings = {
  readonly text: string;
  readonly newline: '\n' | '\r\n';
  readonly brackets: readonly (readonly [from: number, to: number])[];
};

/** The position of a scalar, which decides what may be written without quotes. */
export type Place = { readonly isKey: boolean; readonly isInBrackets: boolean };

export function surroundingsOf(text: string): Surroundings {
  const composed = compose(text);
  const brackets: (readonly [number, number])[] = [];
  if ('document' in composed) {
    visit(composed.document, (_, node) => {
      if ((isMap(node) || isSeq(node)) && node.flow === true && node.range)
        brackets.push([node.range[0], node.range[1]]);
    });
  }
  return { text, newline: newlineOf(text), brackets };
}

/** The line end of a file: that of its first line. */
export const newlineOf = (text: string): Surroundings['newline'] => (/^[^\n]*\r\n/.test(text) ? '\r\n' : '\n');

export function placeOf({ range }: Node, { text, brackets }: Surroundings): Place {
  const [from, to] = range ?? [0, 0];
  return {
    isKey: /^[ \t]*:/.test(text.slice(to, to + 80)),
    isInBrackets: brackets.some(([open, close]) => open < from && to < close),
  };
}

export function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^ */.exec(text.slice(lineStart))?.[0] ?? '';
}

/** Whether only white space precedes an offset on its line. */
export function isFirstOfLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
}

/** A replacement of a range of a file. */
export type Splice = { readonly from: number; readonly to: number; readonly text: string };

/** Applies splices, which must not overlap, to a text. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const splice of splices.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    result += text.slice(at, splice.from) + splice.text;
    at = splice.to;
  }
  return result + text.slice(at);
}

export const columnOf = (text: string, offset: number): number => offset - text.lastIndexOf('\n', offset - 1) - 1;

export function endOfLine(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  return lineBreak === -1 ? text.length : lineBreak - (text[lineBreak - 1] === '\r' ? 1 : 0);
}

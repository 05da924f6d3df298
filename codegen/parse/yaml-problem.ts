import { visit, type Document, type Scalar } from 'yaml';
import { words, type Change, type Words } from '../diagnostics/words.ts';

/** A YAML problem explained for editors, and the repair with which the rest of the file can be parsed. */
export type YamlProblem = {
  readonly at: number;
  readonly message: Words;
  readonly hint: Words;
  /** Only if it is certain what was meant. */
  readonly repair?: Change;
  /** The change that the hint proposes, if it differs from `repair`; null if the hint proposes none. */
  readonly fix?: Change | null;
};

/** The first thing that `look` finds in a scalar of the document. */
export function findInScalars<Found>(
  document: Document,
  look: (scalar: Scalar) => Found | undefined,
): Found | undefined {
  let found: Found | undefined;
  visit(document, {
    Scalar(_, scalar) {
      found = look(scalar);
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

/** A problem with its repair: `written` at `from` is replaced by `text`, which is certain to be meant. */
export function rewritten(
  from: number,
  written: string,
  text: string,
  message: Words,
  hint = words('write', short(text)),
): YamlProblem {
  return { at: from, message, hint, repair: { from, to: from + written.length, text } };
}

/** A text for a message: on one line, shortened to 80 characters. */
export function short(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}

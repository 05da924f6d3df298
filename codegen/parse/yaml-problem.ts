import { visit, type Document, type Scalar } from 'yaml';
import { words, type Change, type Words } from '../diagnostics/words.ts';

/** A problem of YAML in an editor's words, and the change that would let the rest of the file be read. */
export type YamlProblem = {
  readonly at: number;
  readonly message: Words;
  readonly hint: Words;
  /** Only where what was meant is beyond doubt. */
  readonly repair?: Change;
  /** What the hint says to write, where the file is not read on with it; null where it leaves that to the editor. */
  readonly fix?: Change | null;
};

/** The first problem that is found in a scalar of a document. */
export function problemInScalars(
  document: Document,
  look: (scalar: Scalar) => YamlProblem | undefined,
): YamlProblem | undefined {
  let problem: YamlProblem | undefined;
  visit(document, {
    Scalar(_, scalar) {
      problem = look(scalar);
      return problem && visit.BREAK;
    },
  });
  return problem;
}

/** A problem of what is written at a place, where it is beyond doubt what was meant. */
export function rewritten(
  from: number,
  written: string,
  text: string,
  message: Words,
  hint = words('write', short(text)),
): YamlProblem {
  return { at: from, message, hint, repair: { from, to: from + written.length, text } };
}

/** As much of a text as fits into a message. */
export function short(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}

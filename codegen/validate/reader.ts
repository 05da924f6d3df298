import type { Change, Hint, Words } from '../diagnostics/words.ts';
import type { Node, Scalar } from 'yaml';
import type { Language } from '../../src/terms/language.ts';
import type { DiagnosticCode } from '../diagnostics/diagnostic.ts';
import { isWarning, type Report } from '../diagnostics/report.ts';
import { rangeOf, startOf } from '../parse/nodes.ts';
import { scalarOffset } from '../parse/scalar-offset.ts';
import type { SourceFile } from '../parse/source-file.ts';
import type { Field, FieldTable, FieldType } from './field.ts';
import type { Located } from './values.ts';

/** What every rule needs: the file, where to report, the language of untagged texts, and how to read a field of a type. */
export type Reader = {
  readonly source: SourceFile;
  readonly report: Report;
  readonly language: Language;
  readonly types: TypeReaders;
};

/** Reads one field's value, which is there; answers undefined after it has reported why it cannot. Beside it stand the fields of a table. */
export type TypeReader = (reader: Reader, node: Node, field: Field, beside: FieldTable) => unknown;

export type TypeReaders = { readonly [type in FieldType]: TypeReader };

/** Reports a problem at an index of a text, in whose indexes a hint's change counts, too. */
export type Say = (code: DiagnosticCode, index: number, message: Words, hint?: Hint) => void;

/** Hears what the rules say of a text that is no part of a file; `hasErrors`: whether it was more than warnings. */
export function listen(): { say: Say; hasErrors: () => boolean } {
  let errors = 0;
  const say: Say = (code) => {
    if (!isWarning(code)) errors++;
  };
  return { say, hasErrors: () => errors > 0 };
}

export function problemAt(reader: Reader, code: DiagnosticCode, node: Node, message: Words, hint?: Hint): undefined {
  reader.report.add(reader.source, code, startOf(node), message, hint);
}

/** Reports problems at words inside a scalar, which may be part of a list of words. */
export function sayIn({ source, report }: Reader, scalar: Scalar, whole: Node = scalar): Say {
  const offset = (index: number): number => scalarOffset(source.text, scalar, index);
  const { from: start, to: end } = rangeOf(scalar);
  const inFile = ({ from, to, text }: Change): Change => {
    // What is to stand in quotes takes the place of all that stood in others.
    const isWhole = from === 0 && to >= String(scalar.value).trimEnd().length && /^["']/.test(text);
    return isWhole ? { from: start, to: end, text } : { from: offset(from), to: offset(to), text };
  };
  return (code, index, message, hint) => {
    const fix = hint?.fix && (hint.fix.inFile ? hint.fix : inFile(hint.fix));
    report.addWithin(whole, source, code, offset(index), message, hint && { ...hint, fix });
  };
}

export function located<Value>(reader: Reader, value: Value, node: Node): Located<Value> {
  return { value, source: reader.source, at: startOf(node) };
}

/** The same at an index of a scalar's text. */
export function locatedIn<Value>({ source }: Reader, value: Value, scalar: Scalar, index: number): Located<Value> {
  return { value, source, at: scalarOffset(source.text, scalar, index) };
}

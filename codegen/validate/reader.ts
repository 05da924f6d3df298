import { words, type Change, type Hint, type Words } from '../diagnostics/words.ts';
import { isMap, isSeq, type Node, type Scalar } from 'yaml';
import type { Language } from '../../src/terms/language.ts';
import type { DiagnosticCode } from '../diagnostics/diagnostic.ts';
import { isWarning, type Report } from '../diagnostics/report.ts';
import { isNothing, rangeOf, startOf, textOf } from '../parse/nodes.ts';
import { isUnseen } from '../parse/multilingual.ts';
import { scalarOffset } from '../parse/scalar-offset.ts';
import type { SourceFile } from '../parse/source-file.ts';
import type { Field, FieldTable, FieldType } from './field.ts';
import type { Located } from './values.ts';

/** The context of every rule: the file, the report, the language of untagged texts, and the readers of field types. */
export type Reader = {
  readonly source: SourceFile;
  readonly report: Report;
  readonly language: Language;
  readonly types: TypeReaders;
};

/** Reads the value of a field, which is not empty; undefined if it is invalid, which is reported. `beside` is the field's table. */
export type TypeReader = (reader: Reader, node: Node, field: Field, beside: FieldTable) => unknown;

export type TypeReaders = { readonly [type in FieldType]: TypeReader };

/** The pieces of a text between separators, from the index `from` of a longer text, without spaces around them and as they are. */
export function placedPieces(text: string, separator: ',' | ';' | '/', from = 0): Piece[] {
  let start = from;
  return text.split(separator).map((whole) => {
    const found = { word: whole.trim(), at: start + whole.length - whole.trimStart().length, whole, start };
    start += whole.length + 1;
    return found;
  });
}

type Piece = { readonly word: string; readonly at: number; readonly whole: string; readonly start: number };

/** Reports a problem at an index of a text. The hint's change uses indexes of the same text. */
export type Say = (code: DiagnosticCode, index: number, message: Words, hint?: Hint) => void;

/** Receives reports on a text outside of a file; `hasErrors` returns whether there was more than warnings. */
export function listen(): { say: Say; hasErrors: () => boolean } {
  let errors = 0;
  const say: Say = (code) => {
    if (!isWarning(code)) errors++;
  };
  return { say, hasErrors: () => errors > 0 };
}

export function problemAt(reader: Reader, code: DiagnosticCode, node: Node, message: Words, hint?: Hint): undefined {
  reader.report.add(reader.source, code, startOf(node), message, hint, rangeOf(node).to);
}

/** Returns a `Say` for a scalar, which may be part of the list `whole`. */
export function sayIn({ source, report }: Reader, scalar: Scalar, whole: Node = scalar): Say {
  const offset = (index: number): number => scalarOffset(source.text, scalar, index);
  const { from: start, to: end } = rangeOf(scalar);
  const inFile = ({ from, to, text }: Change): Change => {
    // A quoted replacement of the whole text also replaces its old quotes.
    const isWhole = from === 0 && to >= String(scalar.value).trimEnd().length && /^["']/.test(text);
    return isWhole ? { from: start, to: end, text } : { from: offset(from), to: offset(to), text };
  };
  return (code, index, message, hint) => {
    const fix = hint?.fix && (hint.fix.inFile ? hint.fix : inFile(hint.fix));
    report.addWithin(whole, source, code, offset(index), message, hint && { ...hint, fix });
  };
}

/** Whether a member of a list is empty, which is reported. */
export function isEmptyMember(reader: Reader, member: Node): boolean {
  if (!isNothing(member) && !isUnseen(textOf(member) ?? '-') && !(isMap(member) && member.items.length === 0))
    return false;
  problemAt(reader, 'wrong-type', member, words('emptyMember'), words('deleteMember'));
  return true;
}

/** The members of a list, without empty ones, which are reported; a value alone is its own only member. */
export function membersOf(reader: Reader, node: Node): Node[] {
  return isSeq(node) ? (node.items as Node[]).filter((member) => !isEmptyMember(reader, member)) : [node];
}

export function located<Value>(reader: Reader, value: Value, node: Node): Located<Value> {
  return { value, source: reader.source, at: startOf(node) };
}

/** The same at an index of a scalar's text. */
export function locatedIn<Value>({ source }: Reader, value: Value, scalar: Scalar, index: number): Located<Value> {
  return { value, source, at: scalarOffset(source.text, scalar, index) };
}

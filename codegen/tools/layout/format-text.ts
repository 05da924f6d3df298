import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Source } from '../../parse/source-file.ts';
import { newlineOf } from '../document/surroundings.ts';
import { arrangeFile, type FileKind } from './arrange.ts';
import { printTree } from './print-tree.ts';
import { readTree, tokensIn } from './read-tree.ts';
import { CST, Parser } from 'yaml';
import { compileInterface } from '../../resolve/compile-interface.ts';
import { readPartialFile, readVenueFile } from '../../validate/files.ts';

export type { FileKind };

/** A formatted file. `unreadable`: YAML cannot read it. `kept`: it cannot be formatted without changing its meaning. */
type Formatted = { readonly text: string } | { readonly unreadable: readonly Diagnostic[] } | { readonly kept: true };

/** Formats a file, which keeps the line ends of its first line, and verifies that its meaning and its comments are the same before and after. */
export function formatText(source: Source, kind: FileKind): Formatted {
  const before = meaningOf(source, kind);
  const unreadable = before.diagnostics.filter(({ code }) => code === 'yaml-syntax' || code === 'too-large');
  if (unreadable.length > 0) return { unreadable };
  const plain = source.text.replace(/^\uFEFF/, '').replaceAll(/\r+\n/g, '\n');
  if (plain.split('\n').every((line) => /^\s*(?:#|$)/.test(line))) return { text: source.text };
  const tree = readTree(plain);
  if (tree === undefined) return { kept: true };
  const text = printTree(arrangeFile(tree, kind)).replaceAll('\n', newlineOf(source.text));
  if (text === source.text) return { text };
  const after = meaningOf({ ...source, text }, kind);
  const isSame =
    isDeepStrictEqual(codesOf(before), codesOf(after)) &&
    isDeepStrictEqual(before.fields, after.fields) &&
    isDeepStrictEqual(commentsOf(plain), commentsOf(text));
  return isSame ? { text } : { kept: true };
}

/** A venue's menu, formatted if that is possible. */
export function laidOut(source: Source): string {
  const formatted = formatText(source, 'venue');
  return 'text' in formatted ? formatted.text : source.text;
}

/** What is said of a file, in no order. */
const codesOf = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): string[] =>
  diagnostics.map(({ code }) => code).toSorted();

/** Fields that hold or reference positions, which formatting changes. */
const PLACES: ReadonlySet<string> = new Set(['at', 'endsAt', 'sectionAt', 'node', 'source']);

/** The meaning of a file, as far as the file alone determines it. */
function meaningOf(source: Source, kind: FileKind) {
  if (kind === 'interface') {
    const { texts, diagnostics } = compileInterface(source);
    return { diagnostics, fields: texts };
  }
  const { fields, report } = kind === 'venue' ? readVenueFile(source) : readPartialFile(source);
  return { diagnostics: report.diagnostics, fields: withoutPlaces(fields) };
}

function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (PLACES.has(name) ? [] : [[name, withoutPlaces(inner)]])),
  );
}

/** The comments of a file, in no order. */
export function commentsOf(text: string): string[] {
  const comments = [...new Parser().parse(text)].flatMap(tokensIn).filter(({ type }) => type === 'comment');
  return comments.map((token) => CST.stringify(token).trim()).toSorted();
}

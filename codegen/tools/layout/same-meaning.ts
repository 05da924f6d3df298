import { isDeepStrictEqual } from 'node:util';
import { CST, Parser } from 'yaml';
import { compileInterface } from '../../compile-interface.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Source } from '../../parse/source-file.ts';
import { readPartialFile, readVenueFile } from '../../validate/files.ts';
import type { FileKind } from './arrange.ts';

/** What a file says, as far as it can be told from the file alone. */
export type Meaning = {
  readonly diagnostics: readonly Diagnostic[];
  readonly failed: boolean;
  readonly fields: unknown;
};

/** Places, which a new layout changes, and what leads to them. */
const PLACES: ReadonlySet<string> = new Set(['at', 'sectionAt', 'node', 'source']);

export function meaningOf(source: Source, kind: FileKind): Meaning {
  if (kind === 'interface') {
    const { texts, diagnostics } = compileInterface(source);
    return { diagnostics, failed: texts === undefined, fields: texts };
  }
  const { fields, report } = kind === 'venue' ? readVenueFile(source) : readPartialFile(source);
  return { diagnostics: report.diagnostics, failed: report.failed, fields: withoutPlaces(fields) };
}

export function isSameMeaning(one: Meaning, other: Meaning): boolean {
  return one.failed === other.failed && isDeepStrictEqual(one.fields, other.fields);
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
  const comments: string[] = [];
  for (const token of new Parser().parse(text)) collect(token, comments);
  return comments.toSorted();
}

function collect(value: unknown, comments: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && value.type === 'comment') comments.push(CST.stringify(value as CST.SourceToken).trim());
  else for (const inner of Object.values(value)) collect(inner, comments);
}

import type { Diagnostic } from './diagnostic.ts';

/** Diagnostics by file, line, column and code, the same on every machine. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (one, other) =>
      compare(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      compare(one.code, other.code) ||
      compare(one.message, other.message),
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

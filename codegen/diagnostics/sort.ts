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

/** Sorted and without duplicates: every venue that uses a partial finds the partial's problems. */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byContent = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return sortDiagnostics([...byContent.values()]);
}

/** The diagnostics of `now` that `before` lacks, with repetitions counted. Lines may have moved. */
export function newDiagnostics(before: readonly Diagnostic[], now: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const saying of before.map(sayingOf)) left.set(saying, (left.get(saying) ?? 0) + 1);
  return now.filter((diagnostic) => {
    const count = left.get(sayingOf(diagnostic)) ?? 0;
    left.set(sayingOf(diagnostic), count - 1);
    return count <= 0;
  });
}

/** Identifies a diagnostic without its position, which edits above it change. */
export const sayingOf = ({ file, code, message }: Diagnostic): string => JSON.stringify([file, code, message]);

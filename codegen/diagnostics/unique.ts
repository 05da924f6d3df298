import type { Diagnostic } from './diagnostic.ts';
import { sortDiagnostics } from './sort.ts';

/** Sorted, each once: what is wrong in a partial is found by every venue that uses it. */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byContent = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return sortDiagnostics([...byContent.values()]);
}

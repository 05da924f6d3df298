import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { countedProblems } from '../diagnostics/words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatDiagnostic } from '../diagnostics/format.ts';
import type { Io } from './io.ts';

/** Whether a command may go on: no errors, and with `strict` no warnings either. */
export function passes(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.every((diagnostic) => diagnostic.severity === 'warning' && !strict);
}

/** Prints diagnostics for people, and their number; nothing if there are none. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { cwd, language }: Pick<Io, 'cwd' | 'language'>,
  print: (text: string) => void,
): void {
  if (diagnostics.length === 0) return;
  const readLine = lineReader(cwd);
  for (const diagnostic of diagnostics) print(`${formatDiagnostic(diagnostic, readLine, language)}\n\n`);
  print(`${countedProblems(diagnostics, language)}\n`);
}

/** No excerpt is shown of larger files, in bytes. */
const MOST_BYTES = 1024 * 1024;

/** Returns a reader of lines by the file names in diagnostics. It caches the last file, since diagnostics are sorted by file. */
function lineReader(cwd: string): (file: string, line: number) => string | undefined {
  let last: { file: string; lines: string[] } | undefined;
  return (file, line) => {
    if (last?.file !== file) last = { file, lines: linesOf(resolve(cwd, file)) };
    return last.lines[line - 1];
  };
}

function linesOf(path: string): string[] {
  try {
    const status = statSync(path);
    return status.isFile() && status.size <= MOST_BYTES ? readFileSync(path, 'utf8').split('\n') : [];
  } catch {
    return [];
  }
}

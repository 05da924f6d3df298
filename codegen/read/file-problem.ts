import type { Diagnostic, ErrorCode } from '../diagnostics/diagnostic.ts';

/** A problem of a file as a whole, or at a place that is known without parsing it. */
export function fileProblem(
  file: string,
  code: ErrorCode,
  message: string,
  hint: string,
  { line, column } = { line: 1, column: 1 },
): Diagnostic {
  return { file, line, column, severity: 'error', code, message, hint };
}

import type { Words } from '../diagnostics/words.ts';
import type { Diagnostic, ErrorCode } from '../diagnostics/diagnostic.ts';

/** A problem of a file as a whole, or at a place that is known without parsing it. */
export function fileProblem(
  file: string,
  code: ErrorCode,
  message: Words,
  hint: Words,
  { line, column } = { line: 1, column: 1 },
): Diagnostic {
  const es = { message: message.es, hint: hint.es };
  return { file, line, column, severity: 'error', code, message: message.en, hint: hint.en, es };
}

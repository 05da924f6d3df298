import type { DiagnosticLanguage } from './words.ts';
import type { Diagnostic } from './diagnostic.ts';

/** '1 text', '2 texts'. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** '1 error, 2 warnings'. */
export function countedProblems(
  problems: readonly Pick<Diagnostic, 'severity'>[],
  language: DiagnosticLanguage = 'en',
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (language === 'es')
    return `${errors} ${errors === 1 ? 'error' : 'errores'}, ${warnings} ${warnings === 1 ? 'aviso' : 'avisos'}`;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
}

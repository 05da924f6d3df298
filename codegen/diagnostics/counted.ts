import type { Diagnostic } from './diagnostic.ts';

/** '1 text', '2 texts'. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** '1 error, 2 warnings'. */
export function countedProblems(problems: readonly Pick<Diagnostic, 'severity'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`;
}

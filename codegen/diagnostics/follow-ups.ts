import type { SourceFile } from '../parse/source-file.ts';
import type { DiagnosticCode } from './diagnostic.ts';

/** What may be missing only because it stands on a line that YAML could not read. */
const MISSING: ReadonlySet<DiagnosticCode> = new Set(['missing-field', 'empty-section', 'low-contrast']);
/** What is wrong with every text if the line of `languages` could not be read. */
const LANGUAGES: ReadonlySet<DiagnosticCode> = new Set([
  'missing-translation',
  'unused-language',
  'duplicate-language',
]);

/** Whether a problem may follow from a line that was mended, of which the problem itself has been reported. */
export function isFollowUp(source: SourceFile, code: DiagnosticCode, line: number): boolean {
  const { mendedLines } = source;
  if (mendedLines.length === 0 || code === 'yaml-syntax') return false;
  if (MISSING.has(code) || mendedLines.some((mended) => mended.line === line)) return true;
  return LANGUAGES.has(code) && mendedLines.some(({ isTopLevel }) => isTopLevel);
}

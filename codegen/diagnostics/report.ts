import type { SourceFile } from '../parse/source-file.ts';
import { isFollowUp } from './follow-ups.ts';
import { WARNING_CODES, type Diagnostic, type DiagnosticCode } from './diagnostic.ts';

const WARNINGS: ReadonlySet<DiagnosticCode> = new Set(WARNING_CODES);

/** Collects problems as data. A problem said twice, as of an item that is used in two places, stands once. */
export class Report {
  readonly #diagnostics = new Map<string, Diagnostic>();
  #failed = false;

  /** `at` is an offset in the source's text. */
  add(source: SourceFile, code: DiagnosticCode, at: number, message: string, hint = ''): void {
    const severity = WARNINGS.has(code) ? 'warning' : 'error';
    const position = source.position(at);
    if (isFollowUp(source, code, position.line)) return;
    this.put([{ file: source.file, ...position, severity, code, message, hint }]);
  }

  put(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      const { file, line, column, code, message } = diagnostic;
      this.#diagnostics.set(JSON.stringify([file, line, column, code, message]), diagnostic);
      this.#failed ||= diagnostic.severity === 'error';
    }
  }

  get diagnostics(): Diagnostic[] {
    return [...this.#diagnostics.values()];
  }

  /** Whether there is an error among the problems. */
  get failed(): boolean {
    return this.#failed;
  }
}

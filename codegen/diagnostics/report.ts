import type { SourceFile } from '../parse/source-file.ts';
import { isFollowUp } from './follow-ups.ts';
import { WARNING_CODES, type Diagnostic, type DiagnosticCode } from './diagnostic.ts';

const WARNINGS: ReadonlySet<DiagnosticCode> = new Set(WARNING_CODES);

/** Errors, and warnings, that are reported of one text or list. Who wrote that many wrote something else than a menu. */
export const MOST_OF_ONE = 100;

/** Collects problems as data. A problem said twice, as of an item that is used in two places, stands once. */
export class Report {
  readonly #diagnostics = new Map<string, Diagnostic>();
  /** How many errors and warnings each text or list has had. */
  readonly #counts = new WeakMap<object, { error: number; warning: number }>();
  #failed = false;

  /** `at` is an offset in the source's text. */
  add(source: SourceFile, code: DiagnosticCode, at: number, message: string, hint = ''): void {
    const severity = WARNINGS.has(code) ? 'warning' : 'error';
    const position = source.position(at);
    if (isFollowUp(source, code, position.line)) return;
    this.put([{ file: source.file, ...position, severity, code, message, hint }]);
  }

  /**
   * Adds a problem inside `whole`, a text or a list. Of one that has very many the first are reported, and that there are
   * more: a file of a mebibyte can hold half a million.
   */
  addWithin(whole: object, source: SourceFile, code: DiagnosticCode, at: number, message: string, hint = ''): void {
    const counts = this.#counts.get(whole) ?? { error: 0, warning: 0 };
    const count = ++counts[WARNINGS.has(code) ? 'warning' : 'error'];
    this.#counts.set(whole, counts);
    if (count <= MOST_OF_ONE) this.add(source, code, at, message, hint);
    else if (count === MOST_OF_ONE + 1) {
      this.add(source, code, at, `More follows here; these are the first ${MOST_OF_ONE}.`, 'mend them first');
    }
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

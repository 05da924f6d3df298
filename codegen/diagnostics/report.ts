import type { SourceFile } from '../parse/source-file.ts';
import { WARNING_CODES, type Diagnostic, type DiagnosticCode } from './diagnostic.ts';
import { NO_HINT, words, type Change, type Hint, type Words } from './words.ts';

const WARNINGS: ReadonlySet<DiagnosticCode> = new Set(WARNING_CODES);

/** Whether a code is a warning, with which a build goes on. */
export const isWarning = (code: DiagnosticCode): boolean => WARNINGS.has(code);

/** Limit of errors, and of warnings, per text or list. A text with more is not a menu. */
export const MOST_OF_ONE = 100;

/** Collects diagnostics. Duplicates, for example of an item used in two places, are dropped. */
export class Report {
  readonly #diagnostics = new Map<string, Diagnostic>();
  /** Number of errors and warnings of each text or list so far. */
  readonly #counts = new WeakMap<object, { error: number; warning: number }>();
  #failed = false;

  /** Adds a problem. `at`, the range of the hint's change, and `to`, the end of what lacks something, are offsets in the source's text. */
  add(source: SourceFile, code: DiagnosticCode, at: number, message: Words, hint: Hint = NO_HINT, to?: number): void {
    const severity = isWarning(code) ? 'warning' : 'error';
    const position = source.position(at);
    if (isFollowUp(source, code, position.line, to)) return;
    const said = { message: message.en, hint: hint.en, es: { message: message.es, hint: hint.es } };
    const fix = hint.fix && fixAt(source, hint.fix);
    this.put([{ file: source.file, ...position, severity, code, ...said, ...(fix && { fix }) }]);
  }

  /** Adds a problem inside `whole`, a text or a list, up to its limit: a mebibyte could have half a million. */
  addWithin(whole: object, source: SourceFile, code: DiagnosticCode, at: number, message: Words, hint?: Hint): void {
    const counts = this.#counts.get(whole) ?? { error: 0, warning: 0 };
    const count = ++counts[isWarning(code) ? 'warning' : 'error'];
    this.#counts.set(whole, counts);
    if (count <= MOST_OF_ONE) this.add(source, code, at, message, hint);
    else if (count === MOST_OF_ONE + 1) {
      this.add(source, code, at, words('moreFollows', MOST_OF_ONE), words('mendThemFirst'));
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

  /** Whether an error was added. */
  get failed(): boolean {
    return this.#failed;
  }
}

function fixAt(source: SourceFile, { from, to, text }: Change): NonNullable<Diagnostic['fix']> {
  const end = source.position(to);
  return { ...source.position(from), endLine: end.line, endColumn: end.column, text };
}

/** Codes of missing things, which may be on a line that YAML could not read. */
const MISSING: ReadonlySet<DiagnosticCode> = new Set(['missing-field', 'empty-section', 'low-contrast']);
/** Codes that every text would get if the line of `languages` could not be read. */
const LANGUAGES: ReadonlySet<DiagnosticCode> = new Set([
  'missing-translation',
  'unused-language',
  'duplicate-language',
]);

/** Whether a problem may follow from a repaired line, whose own problem was reported. What is missing may be in it or beside it. */
function isFollowUp(source: SourceFile, code: DiagnosticCode, line: number, to?: number): boolean {
  const { mendedLines } = source;
  if (mendedLines.length === 0 || code === 'yaml-syntax') return false;
  if (mendedLines.some((mended) => mended.line === line)) return true;
  if (MISSING.has(code)) {
    const last = to === undefined ? undefined : source.position(to).line;
    // The lines beside a section belong to others.
    const beside = code === 'empty-section' ? 0 : 1;
    return (
      last === undefined || mendedLines.some((mended) => mended.line >= line - beside && mended.line <= last + beside)
    );
  }
  return LANGUAGES.has(code) && mendedLines.some(({ isTopLevel }) => isTopLevel);
}

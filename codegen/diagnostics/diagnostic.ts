/** Every code of the menu language's contract. Each has a row in docs/diagnostics.md and a test. */
export const ERROR_CODES = [
  'yaml-syntax',
  'duplicate-key',
  'unknown-field',
  'missing-field',
  'wrong-type',
  'unknown-language',
  'duplicate-language',
  'missing-required-translation',
  'unknown-allergen',
  'bad-price',
  'bad-served',
  'duplicate-label',
  'unknown-flag',
  'conflicting-rules',
  'duplicate-id',
  'unsafe-html',
  'bad-link',
  'unknown-partial',
  'partial-cycle',
  'unknown-item',
  'duplicate-route',
  'reserved-path',
  'bad-file-name',
  'too-large',
  'broken-image',
] as const;

export const WARNING_CODES = [
  'missing-translation',
  'unused-language',
  'missing-image',
  'small-image',
  'heavy-image',
  'odd-image',
  'empty-section',
  'no-options',
  'unknown-label',
  'unlabelled-price',
  'rounded-price',
  'left-behind',
  'never-shown',
  'odd-tag',
  'odd-comment',
  'odd-phone',
  'undeclared-ingredient',
  'low-contrast',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
export type WarningCode = (typeof WARNING_CODES)[number];
export type DiagnosticCode = ErrorCode | WarningCode;

/** One problem of one file, as data. `line` and `column` count from 1 and point at the word that is wrong. */
export type Diagnostic = {
  /** Path: the menus folder as given to the command, a slash, the file below it. Slashes on every system. */
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  code: DiagnosticCode;
  message: string;
  /** What to do about it ('did you mean "gluten"?'); empty when there is nothing to add. */
  hint: string;
  /** The same in Spanish. */
  es: { message: string; hint: string };
  /** The change that the hint proposes, if any: `text` replaces the range. */
  fix?: { line: number; column: number; endLine: number; endColumn: number; text: string };
};

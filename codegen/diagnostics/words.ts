import { ENGLISH, type Template } from './messages/english.ts';
import { SPANISH } from './messages/spanish.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The languages of diagnostics, independent of those of the menus. */
export const DIAGNOSTIC_LANGUAGES = ['en', 'es'] as const;

export type DiagnosticLanguage = (typeof DIAGNOSTIC_LANGUAGES)[number];

/** The language of a terminal, by the POSIX variables in their order; English if they name another or none. */
export function terminalLanguage({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): DiagnosticLanguage {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((each) => each !== undefined && each !== '') ?? '';
  return DIAGNOSTIC_LANGUAGES.find((language) => new RegExp(`^${language}(?:$|[^a-z])`, 'i').test(locale)) ?? 'en';
}

/** A message or a hint in every language of diagnostics. */
export type Words = Readonly<Record<DiagnosticLanguage, string>>;

/** Replaces a range with `text`. Offsets are those of the reporting rule; with `inFile`, of the whole file. */
export type Change = { readonly from: number; readonly to: number; readonly text: string; readonly inFile?: true };

/** What to do about a problem, with the change that does it, if it is known. */
export type Hint = Words & { readonly fix?: Change | undefined };

/** The empty hint. */
export const NO_HINT: Hint = { en: '', es: '' };

/** The value of a template: a word of the file, or `Words` in both languages. */
type Given<Values extends readonly unknown[]> = {
  [Index in keyof Values]: Values[Index] extends string ? string | Words : Values[Index];
};

/** Fills a template in every language. */
export function words<Key extends Template>(key: Key, ...values: Given<Parameters<(typeof ENGLISH)[Key]>>): Words {
  return { en: filled(ENGLISH[key], values, 'en'), es: filled(SPANISH[key], values, 'es') };
}

/** A hint with the change that applies it. */
export const fixing = (fix: Change | undefined, hint: Words): Hint => ({ ...hint, fix });

function filled(
  template: (...values: never[]) => string,
  values: readonly unknown[],
  language: DiagnosticLanguage,
): string {
  return template(...(values.map((value) => (isWords(value) ? value[language] : value)) as never[]));
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value;
}

/** A text on one line, of so many letters at most. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

/** '1 error, 2 warnings'. */
export function countedProblems(
  problems: readonly Pick<Diagnostic, 'severity'>[],
  language: DiagnosticLanguage,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return words('problemsFound', errors, problems.length - errors)[language];
}

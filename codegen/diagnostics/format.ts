import type { DiagnosticLanguage, Words } from './words.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The prefixes of a message, its hint, and a note. */
export const HEADS = {
  en: { error: 'error', warning: 'warning', hint: 'hint', note: 'note' },
  es: { error: 'error', warning: 'aviso', hint: 'pista', note: 'nota' },
} as const satisfies Record<DiagnosticLanguage, unknown>;

/** A message behind its prefix: 'note: …'. */
export const headed = (head: keyof (typeof HEADS)['en'], message: Words, language: DiagnosticLanguage): string =>
  `${HEADS[language][head]}: ${message[language]}`;

/** Message and hint of a diagnostic in one language. */
export const wordsOf = (diagnostic: Diagnostic, language: DiagnosticLanguage): Diagnostic['es'] =>
  language === 'en' ? diagnostic : diagnostic[language];

/** A line for a terminal with control characters replaced: they could hide an error or write elsewhere. */
export const printable = (text: string): string => text.replaceAll(/(?!\t)\p{Cc}/gu, '\uFFFD');

/** A diagnostic for a terminal, with a caret under the wrong word. `readLine` returns a line of a file, counted from 1, or undefined. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  readLine: (file: string, line: number) => string | undefined,
  language: DiagnosticLanguage = 'en',
): string {
  const { file, line, column, severity, code } = diagnostic;
  const { message, hint } = wordsOf(diagnostic, language);
  const { [severity]: name, hint: lead } = HEADS[language];
  const output = [`${file}:${line}:${column}: ${name} ${code}: ${message}`];
  // A link out of the menus folder must not reveal its target.
  const text = code === 'bad-file-name' ? undefined : readLine(file, line);
  const shown = text?.replace(/^\uFEFF/, '').replace(/\r?\n?$/, '') ?? '';
  if (shown.trim() !== '') output.push(...excerpt(shown, line, column));
  if (hint !== '') output.push(`  ${lead}: ${hint}`);
  return output.map(printable).join('\n');
}

/** Characters of a line that fit beside its number on a usual terminal. */
const WIDTH = 100;

/** The line and the caret; a long line is cut to the part around the caret. Tabs are kept so that both lines align. */
function excerpt(text: string, line: number, column: number): string[] {
  const from = column <= WIDTH ? 0 : column - WIDTH / 2;
  const before = text.slice(from, column - 1);
  const shown = text.slice(from, from + WIDTH);
  const start = from > 0 ? '…' : '';
  const end = from + WIDTH < text.length ? '…' : '';
  const margin = `${line} | `;
  return [
    `  ${margin}${start}${shown}${end}`,
    `  ${' '.repeat(margin.length)}${' '.repeat(start.length)}${before.replace(/[^\t]/g, ' ')}^`,
  ];
}

import type { Languages } from '../../../src/terms/language.ts';
import { escapeTags, unescapeTags } from '../../validate/escape-tags.ts';

/** In a cell that is not to be filled: the venue does not offer the language. */
export const NOT_OFFERED = '-';

/** What a spreadsheet program would take for a formula, a number or a date, and change. */
const MISREAD = /^'*(?:[=+\-@\t]|[\d\s.,/:%€-]+$)/;

/** A text as a cell of a spreadsheet: `cellText` is the way back, whatever the spreadsheet program is. */
export function cellOf(text: string, languages: Languages): string {
  const escaped = escapeTags(text, languages);
  return MISREAD.test(escaped) ? `'${escaped}` : escaped;
}

/** The text that a cell holds; or the tag in it, where two languages stand in one cell. */
export function cellText(cell: string, languages: Languages): { readonly text: string } | { readonly tag: string } {
  const trimmed = cell.replaceAll(/\r\n?/g, '\n').trim();
  return unescapeTags(trimmed.startsWith("'") && MISREAD.test(trimmed) ? trimmed.slice(1) : trimmed, languages);
}

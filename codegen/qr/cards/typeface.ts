import { UsageError } from '../../usage-error.ts';

/** Fonts that every reader of PDF has, so nothing is downloaded and none is embedded. */
export const REGULAR = 'Helvetica';
export const BOLD = 'Helvetica-Bold';

/** The letters that these fonts have in a PDF: those of Windows-1252, which hold what the six languages need. */
const LETTERS = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, index) => index)).replace(/\p{Cc}/gu, ''),
);

/**
 * A text of a card with its white space and accents put together.
 *
 * @throws {UsageError} where it holds a letter that cannot be printed; `what` names the text
 */
export function printable(text: string, what: string): string {
  const whole = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const missing = [...new Set(whole)].filter((letter) => !LETTERS.has(letter));
  if (missing.length === 0) return whole;
  throw new UsageError(`the cards cannot print ${missing.join(' ')}, which ${what} holds: "${whole}"`);
}

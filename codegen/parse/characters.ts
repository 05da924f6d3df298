import { words, type Words } from '../diagnostics/words.ts';

/** Control characters but tab and line ends, and the mark that stands for bytes that are no UTF-8. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|[\uFFFD\uFFFE\uFFFF]/u;

/** The first character that no text file should hold: where, and what to say of it. */
export function unreadableCharacter(text: string): { at: number; message: Words; hint: Words } | undefined {
  const at = text.search(UNREADABLE);
  if (at === -1) return undefined;
  if (text[at] === '\uFFFD') {
    return { at, message: words('notUtf8'), hint: words('saveAsUtf8') };
  }
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return { at, message: words('unprintable', code), hint: words('deleteIt') };
}

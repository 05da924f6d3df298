/** Control characters but tab and line ends, and the mark that stands for bytes that are no UTF-8. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|[\uFFFD\uFFFE\uFFFF]/u;

/** The first character that no text file should hold: where, and what to say of it. */
export function unreadableCharacter(text: string): { at: number; message: string; hint: string } | undefined {
  const at = text.search(UNREADABLE);
  if (at === -1) return undefined;
  if (text[at] === '\uFFFD') {
    return { at, message: 'This is not UTF-8 text.', hint: 'save the file as UTF-8' };
  }
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return { at, message: `A character that cannot be printed (U+${code}) stands here.`, hint: 'delete it' };
}

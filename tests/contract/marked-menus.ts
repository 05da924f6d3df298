import { join } from 'node:path';
import { temporaryFolder } from '../codegen/support/temporary-folder.ts';
import { runCarta } from './run-carta.ts';

/** A position in a file, as diagnostics count it. */
export type Found = { file: string; line: number; column: number; code: string };

/** Stands before the word that a diagnostic must point at. */
const MARK = '«';

/** Removes the marks from a text and says where they stood. */
function unmark(file: string, marked: string): { text: string; positions: Omit<Found, 'code'>[] } {
  const positions = marked.split('\n').flatMap((line, index) => {
    const parts = line.split(MARK);
    return parts.slice(1).map((_, part) => ({
      file,
      line: index + 1,
      column: parts.slice(0, part + 1).join('').length + 1,
    }));
  });
  return { text: marked.replaceAll(MARK, ''), positions };
}

/** What `carta check` finds in marked files, beside what the marks and the codes (in document order, file by file) promise. */
export async function checkMarked(
  marked: Record<string, string>,
  codes: string[],
): Promise<{ found: Found[]; promised: Found[]; messages: string[] }> {
  const unmarked = Object.entries(marked).map(([file, text]) => [file, unmark(file, text)] as const);
  const positions = unmarked.flatMap(([, { positions: places }]) => places);
  if (positions.length !== codes.length) throw new Error(`${positions.length} marks, but ${codes.length} codes`);
  const files = Object.fromEntries(unmarked.map(([file, { text }]) => [file, text]));
  const folder = temporaryFolder(files);
  const { stdout } = await runCarta(['check', '--menus', folder, '--out', join(folder, 'out'), '--format', 'json']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: (Found & { message: string; hint: string })[] };
  return {
    found: diagnostics.map(({ file, line, column, code }) => ({
      file: file.replace(`${folder}/`, ''),
      line,
      column,
      code,
    })),
    promised: positions.map((position, index) => ({ ...position, code: codes[index] ?? '' })),
    messages: diagnostics.map(({ message, hint }) => `${message} ${hint}`.trim()),
  };
}

import { readFileSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fileProblem } from './file-problem.ts';
import type { MenuFile } from './menus-folder.ts';

/** One mebibyte, the limit of the menu language. */
const MOST_BYTES = 1024 * 1024;

/** A file's text without a byte order mark, or why it cannot be had. */
export type SourceText = { readonly text: string } | { readonly problem: Diagnostic };

/** Reads a file of menus. Its size is looked at first: what is too large is not read at all. */
export function readSource({ file, path, root }: MenuFile): SourceText {
  try {
    if (leaves(path, root)) {
      const message = 'This is a link to a file outside of the menus folder.';
      return { problem: fileProblem(file, 'bad-file-name', message, 'copy the file here instead') };
    }
    const status = statSync(path);
    if (!status.isFile()) {
      const message = `This is ${status.isDirectory() ? 'a folder' : 'something else'}, not a file.`;
      return { problem: fileProblem(file, 'bad-file-name', message, 'remove it, or give it a name without ".yaml"') };
    }
    if (status.size > MOST_BYTES) {
      const message = `The file has ${status.size} bytes; a menu may have ${MOST_BYTES}.`;
      return { problem: fileProblem(file, 'too-large', message, 'a menu of this size cannot be read on a phone') };
    }
    return decode(readFileSync(path), file);
  } catch (error) {
    return { problem: unreadable(file, error as NodeJS.ErrnoException) };
  }
}

function leaves(path: string, root: string): boolean {
  return !realpathSync(path).startsWith(`${realpathSync(root)}${sep}`);
}

function decode(bytes: Uint8Array, file: string): SourceText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const before = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0] ?? '';
    const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
    const message = 'From here on this is not text in UTF-8.';
    return { problem: fileProblem(file, 'yaml-syntax', message, 'save the file with the encoding UTF-8', place) };
  }
}

const REASONS: Record<string, [message: string, hint: string]> = {
  ENOENT: ['This is a link that leads nowhere.', 'remove it'],
  ELOOP: ['This is a link that leads to itself.', 'remove it'],
  EACCES: ['The file may not be read.', 'allow it with "chmod a+r"'],
  EPERM: ['The file may not be read.', 'allow it with "chmod a+r"'],
};

function unreadable(file: string, { code = '', message }: NodeJS.ErrnoException): Diagnostic {
  const [text, hint] = REASONS[code] ?? [`The file cannot be read: ${message.replace(/,.*/s, '')}.`, ''];
  return fileProblem(file, 'bad-file-name', text, hint);
}

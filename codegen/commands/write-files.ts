import { existsSync, writeFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cannotWrite } from '../output/output-error.ts';
import { replaceFile } from '../output/replace-file.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { MadeFile } from '../tools/paper/document.ts';
import { slashes } from '../read/menus-root.ts';
import type { Io } from './io.ts';

/** Sees that a file can be made, before the work for it is done. */
export function checkNewFile(cwd: string, file: string): void {
  if (existsSync(resolve(cwd, file))) throw new UsageError(`${file} exists already`);
}

/** What a file's ending promises of what it holds. */
const FORMATS = /\.(?:csv|html|json|pdf|xlsx)$/i;

/** Sees that a file's name does not say another format than the one that is written into it. */
export function checkFormat(file: string, format: string): void {
  if (FORMATS.test(file) && !file.toLowerCase().endsWith(`.${format}`)) {
    throw new UsageError(`${file} would hold ${format}: give --format what its name says, or another name`);
  }
}

/** Writes a file that is not there yet, whole or not at all. */
export function writeNewFile(cwd: string, file: string, content: string | Uint8Array): void {
  checkNewFile(cwd, file);
  try {
    replaceFile(resolve(cwd, file), (beside) => writeFileSync(beside, content));
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

/** Writes a file whole or not at all, and says what became of one that was there. */
export function writeMadeFile({ name, bytes, about }: MadeFile, out: string, io: Io): void {
  const path = resolve(io.cwd, out, name);
  const shown = out === '.' ? name : `${slashes(out)}/${name}`;
  try {
    const before = existsSync(path) ? readFileSync(path) : undefined;
    if (before?.equals(Buffer.from(bytes))) return io.out(`${shown} is up to date: ${about}.\n`);
    replaceFile(path, (beside) => writeFileSync(beside, bytes));
    io.out(`${shown} is written${before ? ' over the one that was there' : ''}: ${about}.\n`);
  } catch (error) {
    throw cannotWrite(shown, error);
  }
}

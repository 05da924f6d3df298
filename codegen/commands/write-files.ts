import { existsSync, writeFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writing } from '../output/output-error.ts';
import { replaceFile } from '../output/replace-file.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';
import type { MadeFile } from '../tools/paper/document.ts';
import { slashes } from '../read/menus-root.ts';
import type { Io } from './io.ts';

/** Extensions that promise a format. */
const FORMATS = /\.(?:csv|html|json|pdf|xlsx)$/i;

/** Throws a UsageError if a file exists already, or its extension contradicts its format, before its content is generated. */
export function checkNewFile(cwd: string, file: string, format?: string): void {
  if (format !== undefined && FORMATS.test(file) && !file.toLowerCase().endsWith(`.${format}`)) {
    throw new UsageError(words('wouldHold', file, format));
  }
  if (existsSync(resolve(cwd, file))) throw new UsageError(words('existsAlready', file));
}

/** Writes a new file atomically. */
export function writeNewFile(cwd: string, file: string, content: string | Uint8Array): void {
  checkNewFile(cwd, file);
  writing(file, () => replaceFile(resolve(cwd, file), (beside) => writeFileSync(beside, content)));
}

/** Writes a file atomically, and prints whether it replaced one. */
export function writeMadeFile({ name, bytes, about }: MadeFile, out: string, io: Io): void {
  const path = resolve(io.cwd, out, name);
  const shown = out === '.' ? name : `${slashes(out)}/${name}`;
  writing(shown, () => {
    const before = existsSync(path) ? readFileSync(path) : undefined;
    const isSame = before?.equals(Buffer.from(bytes)) === true;
    if (!isSame) replaceFile(path, (beside) => writeFileSync(beside, bytes));
    const done = isSame ? 'upToDate' : before ? 'writtenOver' : 'writtenNew';
    io.out(`${words(done, shown, about)[io.language]}\n`);
  });
}

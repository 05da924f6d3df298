import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cannotWrite } from '../output/output-error.ts';
import { replaceFile } from '../output/replace-file.ts';
import { UsageError } from '../usage-error.ts';

/** Sees that a file can be made, before the work for it is done. */
export function checkNewFile(cwd: string, file: string): void {
  if (existsSync(resolve(cwd, file))) throw new UsageError(`${file} exists already`);
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

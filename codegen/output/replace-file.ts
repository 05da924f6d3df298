import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  chmodSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { MenuFile } from '../read/read-source.ts';
import { writing } from './output-error.ts';

/** Writes a file beside its place and renames it, so that nobody reads a partial file. */
export function replaceFile(path: string, write: (beside: string) => void): void {
  const beside = `${path}.next-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    write(beside);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Removes a file below the output folder, and the folders that are empty without it. */
export function removeFile(out: string, path: string): void {
  rmSync(join(out, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(out, folder)).length > 0) return;
    rmdirSync(join(out, folder));
  }
}

const MARK = '\uFEFF';

/** Writes a menu back with its encoding and permissions. If `path` is a link, its target is written. */
export function rewriteMenu({ path, file }: Pick<MenuFile, 'path' | 'file'>, text: string): void {
  writing(file, () => {
    const real = realpathSync(path);
    const { mode } = statSync(real);
    const isMarked = readFileSync(real, 'utf8').startsWith(MARK);
    replaceFile(real, (beside) => {
      writeFileSync(beside, (isMarked ? MARK : '') + text);
      chmodSync(beside, mode);
    });
  });
}

import { mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file beside its place and renames it, so that no one ever reads half of it. */
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

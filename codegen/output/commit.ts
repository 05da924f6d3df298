import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';
import { discard, formerOf } from './output-folder.ts';
import { writing } from './output-error.ts';
import { removeFile, replaceFile } from './replace-file.ts';
import type { StagedFile } from './stage.ts';

/** Files that a build wrote and removed, as paths below the output folder. */
export type Changes = { readonly written: readonly string[]; readonly removed: readonly string[] };

/** Replaces the output with the staged files and the unchanged ones: the complete new folder is renamed into place. */
export function commit(out: string, staging: string, files: readonly StagedFile[]): Changes {
  const changes = changesOf(out, files);
  const { written, removed } = changes;
  if (written.length === 0 && removed.length === 0) return changes;
  return writing(out, () => {
    // A change of one file, such as a new price, is atomic without swapping folders.
    const [only, ...more] = [...written, ...removed];
    if (only !== undefined && more.length === 0 && isMoved(join(staging, only), join(out, only))) return changes;
    const stayed = files.filter((file) => !file.changed).map((file) => file.path);
    for (const path of [...stayed, ...listFiles(out).hidden]) linkOrCopy(join(out, path), join(staging, path));
    if (!swap(out, staging)) replaceEach(out, staging, changes);
    return changes;
  });
}

/** The difference from the current output: files to write, and files that no menu generates any more. */
export function changesOf(out: string, files: readonly StagedFile[]): Changes {
  const expected = new Set(files.map((file) => file.path));
  return {
    written: files.filter((file) => file.changed).map((file) => file.path),
    removed: listFiles(out).files.filter((path) => !expected.has(path)),
  };
}

function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has links.
    copyFileSync(from, to);
  }
}

/** Moves a file into place, over another or none; false if that fails, as it does for a file that is to be removed. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Codes with which renaming fails if the folder is a mount point, or if another program has it open (Windows). */
const IMMOVABLE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES']);

/** Swaps the two folders; false if the folder cannot be renamed, and then nothing has changed. */
function swap(out: string, staging: string): boolean {
  const former = formerOf(out);
  try {
    if (existsSync(out)) renameSync(out, former);
  } catch (error) {
    if (IMMOVABLE.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
  try {
    renameSync(staging, out);
  } catch (error) {
    if (existsSync(former)) renameSync(former, out);
    throw error;
  }
  discard(former);
  return true;
}

/** Fallback without renaming folders: each file on its own is replaced atomically. */
function replaceEach(out: string, staging: string, { written, removed }: Changes): void {
  for (const path of written) replaceFile(join(out, path), (beside) => copyFileSync(join(staging, path), beside));
  for (const path of removed) removeFile(out, path);
}

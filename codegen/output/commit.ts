import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';
import { formerOf } from './output-folder.ts';
import { cannotWrite } from './output-error.ts';
import { removeFile, replaceFile } from './replace-file.ts';
import type { StagedFile } from './stage.ts';

/** What a build did to the output, as paths below it. */
export type Changes = { readonly written: readonly string[]; readonly removed: readonly string[] };

/** Makes the staged files, and those that stay, the output. A folder made whole takes the place of the old one by renaming. */
export function commit(out: string, staging: string, files: readonly StagedFile[]): Changes {
  const changes = changesOf(out, files);
  const { written, removed } = changes;
  if (written.length === 0 && removed.length === 0) return changes;
  try {
    // With one file, as of a changed price, the output is the old one or the new one in any case.
    const [only, ...more] = [...written, ...removed];
    if (only !== undefined && more.length === 0 && isMoved(join(staging, only), join(out, only))) return changes;
    const stayed = files.filter((file) => !file.changed).map((file) => file.path);
    for (const path of [...stayed, ...listFiles(out).hidden]) linkOrCopy(join(out, path), join(staging, path));
    if (!swap(out, staging)) replaceEach(out, staging, changes);
  } catch (error) {
    throw cannotWrite(out, error);
  }
  return changes;
}

/** What differs from the output as it stands: files to be written, and files that no menu makes any more. */
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

/** Puts a file in place of another, or of none; false, as for one that is to be removed, where that cannot be done. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Renaming fails with these where the folder is a mount point, or where another program holds it open (Windows). */
const IMMOVABLE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES']);

/** False where the folder cannot be renamed; nothing has changed then. */
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
  rmSync(former, { recursive: true, force: true });
  return true;
}

/** The next best: every file for itself is old or new, never half. */
function replaceEach(out: string, staging: string, { written, removed }: Changes): void {
  for (const path of written) replaceFile(join(out, path), (beside) => copyFileSync(join(staging, path), beside));
  for (const path of removed) removeFile(out, path);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../emit/print-module.ts';
import { listFiles } from '../output/list-files.ts';
import { cannotWrite } from '../output/output-error.ts';
import { removeFile, replaceFile } from '../output/replace-file.ts';
import { isSame } from '../output/stage.ts';

/** Replaces the files that differ from what stands in the output, each by itself, and gives their paths. */
export function writeChanges(out: string, files: readonly GeneratedFile[]): string[] {
  const changed = files.filter(({ path, content }) => !isSame(join(out, path), content));
  for (const { path, content } of changed) {
    try {
      replaceFile(join(out, path), (beside) => writeFileSync(beside, content));
    } catch (error) {
      throw cannotWrite(path, error);
    }
  }
  return changed.map((file) => file.path);
}

/** Removes what stands in a folder of the output and is not among `files`, and gives the paths. */
export function removeOthers(out: string, folder: string, files: readonly { readonly path: string }[]): string[] {
  const expected = new Set(files.map((file) => file.path));
  const standing = listFiles(join(out, folder)).files.map((path) => `${folder}/${path}`);
  const left = standing.filter((path) => !expected.has(path));
  for (const path of left) removeFile(out, path);
  return left;
}

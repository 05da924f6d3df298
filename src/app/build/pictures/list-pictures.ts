import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of all files in the folder of pictures, below it, with slashes. */
export async function listPictures(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')));
}

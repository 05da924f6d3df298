import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPicture } from '../../terms/pictures.ts';

/** The one folder with an underscore that pages refer to; the others hold what pictures are made from. */
const SYSTEM = '_system';

/** The paths of all files in the folder of pictures, below it, with slashes. */
export async function listPictures(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')));
}

/** Copies the pictures of the menus, and nothing else that may lie beside them. */
export async function copyPictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, {
    recursive: true,
    filter: async (source) => {
      const [folder = ''] = relative(from, source).split(sep);
      if (folder.startsWith('_') && folder !== SYSTEM) return false;
      return isPicture(source) || (await stat(source)).isDirectory();
    },
  });
}

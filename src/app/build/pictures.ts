import { cp, mkdir, stat } from 'node:fs/promises';
import { extname, relative, sep } from 'node:path';

/** Kinds of file that menus show. */
const KINDS = new Set(['.jpg', '.svg', '.png', '.webp', '.mp4']);

/** The one folder with an underscore that pages refer to; the others hold what pictures are made from. */
const SYSTEM = '_system';

/** Copies the pictures of the menus, and nothing else that may lie beside them. */
export async function copyPictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, {
    recursive: true,
    filter: async (source) => {
      const [folder = ''] = relative(from, source).split(sep);
      if (folder.startsWith('_') && folder !== SYSTEM) return false;
      return KINDS.has(extname(source)) || (await stat(source)).isDirectory();
    },
  });
}

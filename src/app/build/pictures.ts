import { cp, mkdir, stat } from 'node:fs/promises';
import { extname } from 'node:path';

/** Kinds of file that menus show. */
const PICTURES = new Set(['.jpg', '.svg', '.png', '.webp', '.mp4']);

/** Copies the pictures of the menus, and nothing else that may lie beside them. */
export async function copyPictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, {
    recursive: true,
    filter: async (source) => (await stat(source)).isDirectory() || PICTURES.has(extname(source)),
  });
}

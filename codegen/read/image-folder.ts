import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of files in a folder of pictures; none where there is no such folder. */
export type ImageFolders = (folder: string) => ReadonlySet<string>;

/** Reads each folder below `<menus>/img` once. */
export function imageFolders(root: string): ImageFolders {
  const known = new Map<string, ReadonlySet<string>>();
  return (folder) => {
    const names = known.get(folder) ?? listFolder(root, folder);
    known.set(folder, names);
    return names;
  };
}

function listFolder(root: string, folder: string): ReadonlySet<string> {
  // A folder comes from a menu file and must not lead elsewhere.
  if (folder.split(/[\\/]/).includes('..')) return new Set();
  try {
    const entries = readdirSync(join(root, 'img', folder), { withFileTypes: true });
    return new Set(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name));
  } catch {
    return new Set();
  }
}

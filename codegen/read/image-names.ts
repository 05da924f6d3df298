import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files in a folder of pictures below `<menus>/img`; none where there is no such folder. */
export function imageNames(root: string, folder: string): ReadonlySet<string> {
  // The folder comes from a menu file and must not lead elsewhere.
  if (folder.split(/[\\/]/).includes('..')) return new Set();
  try {
    const entries = readdirSync(join(root, 'img', folder), { withFileTypes: true });
    return new Set(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name));
  } catch {
    return new Set();
  }
}

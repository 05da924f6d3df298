import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, by its path there, with a digest of its content. */
export async function treeOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = places.toSorted().map(async (place) => {
    const digest = createHash('sha256').update(await readFile(place));
    return [place.slice(folder.length + 1), digest.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A digest of contents, for names of the cache. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');

/**
 * One digest of files and folders, by their names and contents. What does not exist counts as that. `isLeftOut` is asked of every path
 * below `root`.
 */
export function digestFiles(
  root: string,
  paths: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const place = join(root, path);
    if (isLeftOut(path) || !existsSync(place)) return;
    if (statSync(place).isDirectory()) {
      for (const name of readdirSync(place).toSorted()) add(`${path}/${name}`);
      return;
    }
    const content = readFileSync(place);
    // Each with its length, so that no two lists of files look alike.
    hash.update(`${path.length}:${path}${content.length}:`).update(content);
  };
  for (const path of paths) add(path);
  return hash.digest('base64url');
}

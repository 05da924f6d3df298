import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * One digest of files and folders, by their names and contents. What does not exist counts as that, so making or removing
 * a file changes the digest.
 */
export async function digestOf(root: string, paths: readonly string[], facts: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256');
  for (const fact of facts) add(hash, 'fact', fact);
  for (const path of paths) {
    for (const file of await filesOf(root, path)) add(hash, file, await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

/** The files at or below a path, relative to the root, in one order on every machine. */
async function filesOf(root: string, path: string): Promise<string[]> {
  const status = await stat(join(root, path)).catch(() => undefined);
  if (status === undefined) return [];
  if (!status.isDirectory()) return [path];
  const entries = await readdir(join(root, path));
  const nested = await Promise.all(entries.toSorted().map((entry) => filesOf(root, `${path}/${entry}`)));
  return nested.flat();
}

/** Adds a name and a content, each with its length, so that no two lists of files look alike. */
function add(hash: Hash, name: string, content: string | Buffer): void {
  hash.update(`${name.length}:${name}${Buffer.byteLength(content)}:`).update(content);
}

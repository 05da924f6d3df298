import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Folders } from './folders.ts';

/** A digest of contents, in eight characters. */
export const hashOf = (...contents: readonly string[]): string => digest(contents.join('\0'));

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Writes a file with a digest in its name, so that browsers may cache it for good. Returns its path below the base path. */
export async function writeAsset(
  { site }: Pick<Folders, 'site'>,
  name: string,
  ending: string,
  content: string | Uint8Array,
): Promise<string> {
  const path = `assets/${name}-${digest(content)}${ending}`;
  await mkdir(join(site, dirname(path)), { recursive: true });
  await writeFile(join(site, path), content);
  return path;
}

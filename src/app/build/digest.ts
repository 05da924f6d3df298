import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../terms/house.ts';

/** A digest of contents, for names of the cache. */
export const digestOf = (content: string | Uint8Array): string => hash('sha256', content, 'base64url');

/** One digest of files and folders, by their names and contents; a missing file counts, too. `isLeftOut` is called with every path below `root`. */
export function digestFiles(
  root: string,
  paths: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): string {
  const whole = createHash('sha256');
  const add = (path: string): void => {
    const place = join(root, path);
    if (isLeftOut(path) || !existsSync(place)) return;
    if (statSync(place).isDirectory()) {
      for (const name of readdirSync(place).toSorted()) add(`${path}/${name}`);
      return;
    }
    const content = readFileSync(place);
    // Each with its length, so that no two lists of files look alike.
    whole.update(`${path.length}:${path}${content.length}:`).update(content);
  };
  for (const path of paths) add(path);
  return whole.digest('base64url');
}

const DIGITS = 8;

/** A digest of contents, in eight characters. */
export const hashOf = (...contents: readonly string[]): string => digestOf(contents.join('\0')).slice(0, DIGITS);

/** The address of a file with a digest in its name, so that browsers may cache it for good. */
export const assetAddress = (name: string, ending: string, content: string | Uint8Array): string =>
  `${BASE_PATH}/assets/${name}-${digestOf(content).slice(0, DIGITS)}${ending}`;

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MENUS = fileURLToPath(new URL('../../menus/', import.meta.url));
const READERS = `${MENUS}READERS.md`;

const lines = existsSync(READERS) ? readFileSync(READERS, 'utf8').matchAll(/^\| `([^`/]+)` \|/gm) : [];

/**
 * The venues whose menus readers have signed: the project's own, which must meet additional rules. The menus of people who make the project their own
 * are checked by `carta check` alone.
 */
export const SIGNED: ReadonlySet<string> = new Set(Array.from(lines, ([, name = '']) => name));

/** The signed files, as paths from the project's folder: their menus, shared files, and the interface. */
export function signedFiles(): string[] {
  const inFolder = (folder: string): string[] =>
    (existsSync(MENUS + folder) ? readdirSync(MENUS + folder) : [])
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `menus/${folder}/${file}`);
  const shared = SIGNED.size > 0 ? inFolder('_shared') : [];
  return [
    ...Array.from(SIGNED, (venue) => `menus/${venue}.yaml`),
    ...shared,
    'menus/_system/interface.yaml',
    ...inFolder('_system/interface'),
  ];
}

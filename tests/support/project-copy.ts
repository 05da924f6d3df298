import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the development server works with. */
const PARTS = [
  'codegen',
  'generated',
  'index.html',
  'menus',
  'package.json',
  'package-lock.json',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** Vite's cache of packages, in which each development server replaces what another may be serving. */
const CACHE = '.vite';

/** A copy of the project whose files a test may change. It shares the installed packages, but not what is kept beside them. */
export async function copyProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'carta-project-'));
  const filter = (path: string): boolean => basename(path) !== 'node_modules';
  await Promise.all(PARTS.map((part) => cp(join(root, part), join(folder, part), { recursive: true, filter })));
  await mkdir(join(folder, 'node_modules'));
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => name !== CACHE);
  await Promise.all(
    packages.map((name) => symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A copy of the project whose files a test may change. It shares the installed packages. */
export async function copyProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'carta-project-'));
  await Promise.all(PARTS.map((part) => cp(join(root, part), join(folder, part), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

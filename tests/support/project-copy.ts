import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The inputs of a site by their places in the project; `tests/site` has the menus for tests of the product. */
export const PARTS: Readonly<Record<string, string>> = {
  'tests/site': 'menus',
  'menus/_system': 'menus/_system',
  'tests/site/_system': 'menus/_system',
  'menus/img/_system': 'menus/img/_system',
  codegen: 'codegen',
  server: 'server',
  src: 'src',
  'index.html': 'index.html',
  'package.json': 'package.json',
  'package-lock.json': 'package-lock.json',
  'tsconfig.json': 'tsconfig.json',
  'vite.config.ts': 'vite.config.ts',
};

/** Whether a path is a folder of installed packages, which is neither copied nor hashed. */
export const isInstalled = (path: string): boolean => basename(path) === 'node_modules';

/** Vite's cache of packages. It is not shared, because each development server replaces files that another may be serving. */
const CACHE = '.vite';

export type ProjectCopy = {
  readonly folder: string;
  /** Runs a script of the copy in it, as `node` would; throws with its output where it fails. */
  readonly run: (args: readonly string[], environment?: NodeJS.ProcessEnv) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/**
 * A copy of the project with the tests' menus, not compiled yet, whose files a test may change. It shares the installed packages, but not the caches
 * beside them.
 */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'carta-project-'));
  for (const [from, to] of Object.entries(PARTS)) {
    await cp(join(root, from), join(folder, to), { recursive: true, filter: (path) => !isInstalled(path) });
  }
  await linkPackages(folder);
  const run: ProjectCopy['run'] = async (args, environment = {}) => {
    await promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...process.env, ...environment } });
  };
  return { folder, run, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Gives a copy of the project the installed packages. */
export async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => name !== CACHE);
  await Promise.all(
    packages.map((name) => symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))),
  );
}

import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../../codegen/output/lock.ts';
import { OutputError } from '../../codegen/output/output-error.ts';
import { PARTS, copyProject, isInstalled } from './project-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of built sites, kept between runs. */
const KEPT = join(tmpdir(), 'carta-test-sites');
const DAY = 86_400_000;
/** The cache that their builds share. */
const CACHE = join(tmpdir(), 'carta-test-cache');

/** The public origin of the built pages; tests must not depend on the port they run on. */
export const PUBLIC_URL = 'https://cartas.example';

/** How a site differs from `npm run build` with the tests' menus. */
export type Variant = {
  /** Variables of the build's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** An editor's change: a menu file, the text before, and the text after. */
  readonly edit?: readonly [file: string, before: string, after: string];
  /** A folder of the tests with further menus for the site. */
  readonly menus?: string;
};

/** A variant at another base path. */
export const atBase = (path: string): Variant => ({
  edit: ['menus/_system/site.yaml', 'basePath: /cartasqr', `basePath: ${path}`],
});

/**
 * A variant without a base path that offers every language, and one right-to-left language that the code does not know. Tests of both share it,
 * because each site takes long to build.
 */
export const WITH_LANGUAGES: Variant = { ...atBase('/'), menus: 'tests/languages' };

/** The tag manager of a further variant, which has no service worker. */
export const CONTAINER = 'GTM-TEST123';
export const WITH_CONTAINER: Variant = { environment: { CARTA_TAG_MANAGER: CONTAINER, OFFLINE: 'off' } };

/**
 * The folder of the tests' site, built, or of a variant of it; its project lies around it. A site that was built from the same files is not built
 * again. Do not change anything in the folder.
 */
export async function buildTestSite(variant?: Variant): Promise<string> {
  const parts = variant?.menus === undefined ? [] : [variant.menus];
  const key = await hashOfParts(JSON.stringify({ variant, node: process.version }), parts);
  const kept = join(KEPT, key);
  while (!existsSync(kept)) await oneAtATime(kept, () => build(kept, variant));
  return join(kept, 'dist');
}

/** Runs a build unless another process has just done it. After a long wait for that process it returns, and the caller checks again. */
async function oneAtATime(kept: string, work: () => Promise<void>): Promise<void> {
  try {
    await withLock(kept, async () => {
      if (!existsSync(kept)) await work();
    });
  } catch (error) {
    if (!(error instanceof OutputError && [kept, `${kept}.lock`].some((path) => existsSync(path)))) throw error;
  }
}

async function build(kept: string, { environment, edit, menus }: Variant = {}): Promise<void> {
  const project = await copyProject();
  if (menus !== undefined) {
    await cp(join(root, menus), join(project.folder, 'menus'), { recursive: true });
  }
  if (edit) {
    const [file, before, after] = edit;
    const text = await readFile(join(project.folder, file), 'utf8');
    await writeFile(join(project.folder, file), text.replace(before, after));
  }
  await project.run(['codegen/carta.ts', 'build']);
  // If only a menu was edited, only its page is made again.
  const isOther = environment !== undefined || menus !== undefined || edit?.[0].includes('/_system/');
  await project.run(['src/app/build.ts', '--cache', CACHE, ...(isOther ? ['--quick'] : [])], {
    PUBLIC_URL,
    CARTA_TAG_MANAGER: '',
    ...environment,
  });
  await keep(project.folder, kept);
}

/** Moves a project to its kept folder, and removes those of other days; other processes do so, too, and also remove their locks. */
async function keep(folder: string, kept: string): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
  await rename(folder, kept);
}

/** A hash of the files that a site is made from, and of `more`. */
async function hashOfParts(more: string, parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(more);
  for (const part of [...Object.keys(PARTS), ...parts]) {
    for (const path of await filesBelow(join(root, part))) hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(path: string): Promise<string[]> {
  if (isInstalled(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const below = await Promise.all((await readdir(path)).toSorted().map((name) => filesBelow(join(path, name))));
  return below.flat();
}

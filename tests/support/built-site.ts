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

/** Where built sites are kept from one run to the next. */
const KEPT = join(tmpdir(), 'carta-test-sites');
const DAY = 86_400_000;
/** Where their builds keep what others can take from them. */
const CACHE = join(tmpdir(), 'carta-test-cache');

/** The origin that the built pages name as theirs; tests must not depend on the port they run on. */
export const PUBLIC_URL = 'https://cartas.example';

/** How a site differs from what `npm run build` makes of the tests' menus. */
export type Variant = {
  /** Variables of the build's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What an editor has changed: a menu file, what stood in it, and what stands there now. */
  readonly edit?: readonly [file: string, before: string, after: string];
  /** A folder of the tests whose menus stand there, too. */
  readonly menus?: string;
};

/** One at another base path. */
export const atBase = (path: string): Variant => ({
  edit: ['menus/_system/site.yaml', 'basePath: /cartasqr', `basePath: ${path}`],
});

/**
 * One without a base path that offers every language, and one besides that no code knows and that runs from right to left: what needs the one
 * and what needs the other share it, for each site takes long to build.
 */
export const WITH_LANGUAGES: Variant = { ...atBase('/'), menus: 'tests/languages' };

/** What else a test needs a site for: one with this tag manager, and without a service worker. */
export const CONTAINER = 'GTM-TEST123';
export const WITH_CONTAINER: Variant = { environment: { CARTA_TAG_MANAGER: CONTAINER, OFFLINE: 'off' } };

/**
 * The folder of the tests' site, built, or of a variant of it; its project lies around it. What was built from the
 * same files before is not built again. Nothing in the folder may be changed.
 */
export async function buildTestSite(variant?: Variant): Promise<string> {
  const parts = variant?.menus === undefined ? [] : [variant.menus];
  const key = await hashOfParts(JSON.stringify({ variant, node: process.version }), parts);
  const kept = join(KEPT, key);
  while (!existsSync(kept)) await oneAtATime(kept, () => build(kept, variant));
  return join(kept, 'dist');
}

/** Runs a build unless another process has just done it. Who has waited long for that one comes back, and looks again. */
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
  // Where only a menu was edited, nothing but its page is made anew.
  const isOther = environment !== undefined || menus !== undefined || edit?.[0].includes('/_system/');
  await project.run(['src/app/build.ts', '--cache', CACHE, ...(isOther ? ['--quick'] : [])], {
    PUBLIC_URL,
    CARTA_TAG_MANAGER: '',
    ...environment,
  });
  await keep(project.folder, kept);
}

/** Moves a project to where it is kept. Those of other days go; other processes clear them away, too, and take their locks from beside them. */
async function keep(folder: string, kept: string): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
  await rename(folder, kept);
}

/** What tells the files that a site is made from, and `more`, from all others. */
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

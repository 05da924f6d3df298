import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copyProject } from '../../support/project-copy.ts';
import { generateMenu, type MenuSize } from '../generate-menus.ts';
import { Random } from '../random.ts';
import { limitPage } from './limit/limit-page.ts';
import { writeLimitPage } from './limit/write-limit-page.ts';
import { IMAGES, MEASURED_PAGES } from './measured-pages.ts';
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

const run = (folder: string, ...argv: string[]): Promise<unknown> =>
  promisify(execFile)(process.execPath, argv, { cwd: folder });

/** Builds the site as it stands into a folder of its own: a server that runs on `dist` is not disturbed. */
export const buildSiteInto = (out: string): Promise<unknown> => run(PROJECT, 'src/app/build.ts', '--out', out);

/** Writes the limit pages of the measured pages, at the addresses that these have. */
export function writeLimits(out: string): void {
  for (const { menu, path } of MEASURED_PAGES) {
    writeLimitPage(limitPage(inspectVenue(menu), IMAGES), join(out, 'cartasqr', path));
  }
}

/** The two sizes of menu that are compared: the second may paint hardly later than the first. */
export const SIZES: readonly MenuSize[] = [
  { name: '100-items', items: 100, languages: 2 },
  { name: '300-items', items: 300, languages: 6 },
];

/** Builds a site that has a venue of each size beside those of the project. */
export async function buildSizesInto(out: string): Promise<void> {
  const { folder, remove } = await copyProject();
  try {
    for (const size of SIZES) {
      writeFileSync(join(folder, 'menus', `${size.name}.yaml`), generateMenu(size, new Random(2026)));
    }
    await run(folder, 'codegen/carta.ts', 'build');
    await run(folder, 'src/app/build.ts', '--out', out);
  } finally {
    await remove();
  }
}

/** A venue as `carta inspect` prints it. The file is named as from the project's root. */
function inspectVenue(file: string): ResolvedVenue {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['codegen/carta.ts', 'inspect', file, '--format', 'json'],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ResolvedVenue;
}

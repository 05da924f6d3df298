import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../install-packages.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = join(FOLDER, 'node_modules');
/** What a project of Astro consists of. */
const PARTS = ['package.json', 'astro.config.mjs', 'src'];

/** What is run in the folder of such a project. */
export const ASTRO = ['node_modules/astro/bin/astro.mjs', 'build'] as const;

/**
 * A project of Astro's with a folder of menus as a content collection: a page of each venue in each language with its names, prices and
 * allergens; no signs, no structured data, no style to speak of, nothing compressed.
 */
export async function astroProject(menus: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  installPackages(FOLDER);
  const folder = await mkdtemp(join(tmpdir(), 'carta-astro-'));
  for (const part of PARTS) await cp(join(FOLDER, part), join(folder, part), { recursive: true });
  await cp(menus, join(folder, 'menus'), { recursive: true });
  await symlink(PACKAGES, join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

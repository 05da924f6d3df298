import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../../src/terms/house.ts';
import { digestOf } from './digest.ts';

/** Everything that the site is made of. */
const SOURCES = [
  'src',
  'generated',
  'menus/img',
  'server/protocol',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Where the digests of the last build stand: of what it was made of, and of what came out. */
const RECORD = 'dist/digests.json';
const OUTPUT = ['dist/pages.json', 'dist/robots.txt', `dist${BASE_PATH}`];

/** The digest of what a build would be made of now: its sources, what the environment tells it and this Node. */
export const digestSources = (root: string, settings: readonly string[]): Promise<string> =>
  digestOf(root, SOURCES, [...settings, process.version, process.platform]);

/** Tells whether the built site is the one of these sources, and nobody has touched it since. */
export async function siteIsCurrent(root: string, sources: string): Promise<boolean> {
  const record = await readFile(join(root, RECORD), 'utf8').catch(() => undefined);
  return record === (await recordOf(root, sources));
}

/** Notes what the site that was just built is made of. Take the digest before the build: files may change while it runs. */
export async function recordSite(root: string, sources: string): Promise<void> {
  await writeFile(join(root, RECORD), await recordOf(root, sources));
}

const recordOf = async (root: string, sources: string): Promise<string> =>
  JSON.stringify({ sources, output: await digestOf(root, OUTPUT) });

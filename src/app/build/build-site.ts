import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../../terms/house.ts';
import { siteValues } from '../vite/site-values.ts';
import { BuildCache, CacheDamagedError, pathsOf } from './cache.ts';
import { WORTH } from './compress.ts';
import { beginWithSpare, keepOnly, publish, recover, removeLeftovers } from './folders.ts';
import { digestCode } from './inputs.ts';
import { loadRenderer } from './load-sources.ts';
import { makeSite } from './make-site.ts';
import { makePictures } from './pictures/make-pictures.ts';

export type SiteParts = {
  readonly project: string;
  readonly out: string;
  /** Where the results of steps are kept for the next build. */
  readonly cache: string;
  /** Compressed files may be a little larger. */
  readonly quick?: boolean;
  /** The environment variables that configure the site. */
  readonly environment: Readonly<Record<string, string | undefined>>;
};

/** The folder of pictures, below the output folder. */
const IMAGES = `${BASE_PATH}/img`.slice(1);

/**
 * Builds the site of `project` into the folder `out`: the client's files, every page as static HTML, the pictures, all of it precompressed. Results
 * for unchanged inputs are taken from the cache. A build that fails leaves the old site whole.
 */
export async function buildSite(parts: SiteParts): Promise<{ pages: number }> {
  const cache = new BuildCache(join(parts.cache, 'site'), parts.quick ? WORTH.own : WORTH.shared);
  try {
    return await build(parts, cache);
  } catch (error) {
    if (!(error instanceof CacheDamagedError)) throw error;
    cache.forget();
    return build(parts, cache);
  }
}

async function build(parts: SiteParts, cache: BuildCache): Promise<{ pages: number }> {
  const { project, out, environment } = parts;
  const values = siteValues(environment);
  const stage = `${out}.${process.pid}`;
  await recover(out);
  await removeLeftovers(out);
  try {
    const code = digestCode(project, values);
    const renderer = await loadRenderer(project, values);
    const pictures = await makePictures({ from: join(project, 'menus/img'), to: IMAGES, cache, code });
    const { site, files } = await makeSite({ project, cache, code, values, renderer, pictures });
    await beginWithSpare(out, stage);
    const standing = keepOnly(new Set(files.flatMap(pathsOf)), stage);
    for (const file of files) cache.place(stage, file, standing);
    await writeFile(join(stage, 'pages.json'), JSON.stringify(site));
    await publish(stage, out);
    await cache.clear();
    return { pages: site.pages.length };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

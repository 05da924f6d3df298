import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../../terms/house.ts';
import { siteValues } from '../vite/site-values.ts';
import { BuildCache, CacheDamagedError, type KeptFile, pathsOf } from './cache.ts';
import { gainsFromCompression, WORTH } from './compress.ts';
import { digestOf } from './digest.ts';
import { beginWithFormer, keepOnly, moveInto, publish, recover, removeLeftovers } from './folders.ts';
import { loadRenderer } from './load-sources.ts';
import { makeSite } from './make-site.ts';
import { listPictures } from './pictures/list-pictures.ts';
import { makePictures } from './pictures/make-pictures.ts';

export type SiteParts = {
  readonly project: string;
  readonly out: string;
  /** Where the results of steps and the pictures are kept for the next build. */
  readonly cache: string;
  /** Compressed files may be a little larger. */
  readonly quick?: boolean;
  /** What the environment says of the site. */
  readonly environment: Readonly<Record<string, string | undefined>>;
};

/** The folder of pictures, below that of the output. */
const IMAGES = `${BASE_PATH}/img`.slice(1);

/**
 * Builds the site of `project` into the folder `out`: the client's files, every page as static HTML, the pictures, all of it
 * precompressed. What was made before of the same is taken from the cache. A build that fails leaves the old site whole.
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
  const images = join(project, 'menus/img');
  const drawn = `${stage}.img`;
  await recover(out);
  await removeLeftovers(out);
  try {
    const renderer = await loadRenderer(project, values);
    const pictures = await makePictures({ from: images, to: drawn, cache: join(parts.cache, 'pictures') });
    const { site, files } = await makeSite({ project, cache, values, renderer, pictures });
    const all = [...files, ...(await keepDrawings(drawn, cache))];
    await beginWithFormer(out, stage);
    keepOnly(new Set(all.flatMap(pathsOf)), stage);
    await moveInto(drawn, join(stage, IMAGES));
    for (const file of all) cache.place(stage, file);
    await writeFile(join(stage, 'pages.json'), JSON.stringify(site));
    await publish(stage, out);
    await cache.clear();
    return { pages: site.pages.length };
  } finally {
    await rm(stage, { recursive: true, force: true });
    await rm(drawn, { recursive: true, force: true });
  }
}

/** Takes drawings among the pictures away, to be put in their places with their compressed variants. */
async function keepDrawings(pictures: string, cache: BuildCache): Promise<KeptFile[]> {
  const names = [...(await listPictures(pictures))].filter(gainsFromCompression);
  return Promise.all(
    names.map(async (name) => {
      const path = `${IMAGES}/${name}`;
      const content = await readFile(join(pictures, name));
      await rm(join(pictures, name));
      return cache.step('drawing', [path, digestOf(content)], () => cache.keep(path, content, WORTH.shared));
    }),
  );
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../../terms/house.ts';
import { buildClient } from './client.ts';
import { compressFiles } from './compress.ts';
import { foldersOf, publish, removeLeftovers } from './folders.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { makeSharePictures } from './share/make-share-pictures.ts';
import { buildRenderer, buildScript, buildServiceWorker, buildStyles } from './bundles.ts';
import { writeAsset } from './asset.ts';
import { writePages } from './site-pages.ts';
import { makeSigns, SIGNS_ADDRESS } from './signs.ts';
import { drawSymbols, SYMBOLS_ADDRESS } from './symbols.ts';

export type SiteParts = {
  readonly project: string;
  readonly out: string;
  /** Compressed files may be a little larger. */
  readonly quick?: boolean;
  /** Page views go to a tag manager, after consent; vite.config.ts knows which. */
  readonly hasTagManager: boolean;
};

/**
 * Builds the site of `project` into the folder `out`: the client's files, every page as static HTML, the pictures, all of it
 * precompressed. A build that fails leaves the old site whole.
 */
export async function buildSite({ project, out, quick, hasTagManager }: SiteParts): Promise<{ pages: number }> {
  const folders = foldersOf(project, out, BASE_PATH);
  await removeLeftovers(out);
  await mkdir(folders.site, { recursive: true });
  try {
    const [renderer, inline, hours, styles, drawn, made] = await Promise.all([
      buildRenderer(folders),
      buildScript(folders, 'src/app/inline.ts'),
      buildScript(folders, 'src/app/hours.ts'),
      buildStyles(folders),
      drawSymbols(project),
      makeSigns(project),
      buildServiceWorker(folders),
    ]);
    const client = await buildClient(folders);
    const places = {
      from: join(project, 'menus/img'),
      to: join(folders.site, 'img'),
      cache: join(project, 'node_modules/.cache/carta/pictures'),
    };
    const { made: madePictures } = await makePictures(places);
    await makeSharePictures(project, await renderer.listLooks(), places);
    const symbols = `${BASE_PATH}/${await writeAsset(folders, 'symbols', '.webp', drawn)}`;
    const signs = `${BASE_PATH}/${await writeAsset(folders, 'signs', '.woff2', made)}`;
    const served = (sheet: string): string =>
      sheet.replaceAll(BASE_PATH + SYMBOLS_ADDRESS, symbols).replaceAll(BASE_PATH + SIGNS_ADDRESS, signs);
    const style = `${BASE_PATH}/${await writeAsset(folders, 'style', '.css', served(styles.deferred))}`;
    const parts = {
      folders,
      base: BASE_PATH,
      client,
      // Without script the deferred style is loaded at once.
      styles: `<style>${served(styles.critical)}</style><noscript><link rel="stylesheet" href="${style}"></noscript>`,
      start: `<script>${inline}</script>`,
      hoursScript: `<script>${hours}</script>`,
      style,
      symbols: [symbols, signs],
      renderer,
      madePictures,
      hasTagManager,
    };
    const { pages } = await writePages(parts);
    await rm(join(folders.stage, 'renderer'), { recursive: true });
    await compressFiles(folders.stage, quick);
    await publish(folders.stage, out);
    return { pages: pages.length };
  } finally {
    await rm(folders.stage, { recursive: true, force: true });
  }
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../../ui/base-path.ts';
import { buildClient } from './client.ts';
import { compressFiles } from './compress.ts';
import { foldersOf } from './folders.ts';
import { buildInlineScript } from './inline-script.ts';
import { removeLeftovers } from './leftovers.ts';
import { copyPictures } from './pictures.ts';
import { publish } from './publish.ts';
import { buildRenderer } from './renderer.ts';
import { writePages } from './site-pages.ts';

/**
 * Builds the site of `project` into the folder `out`: the client's files, every page as static HTML, the pictures, all of it
 * precompressed. A build that fails leaves the old site whole.
 */
export async function buildSite({ project, out }: { project: string; out: string }): Promise<{ pages: number }> {
  const folders = foldersOf(project, out, BASE_PATH);
  await removeLeftovers(out);
  await mkdir(folders.site, { recursive: true });
  try {
    const [client, inlineScript, renderer] = await Promise.all([
      buildClient(folders),
      buildInlineScript(folders),
      buildRenderer(folders),
    ]);
    const { pages } = await writePages({ folders, base: BASE_PATH, client, inlineScript, renderer });
    await rm(join(folders.stage, 'renderer'), { recursive: true });
    await copyPictures(join(project, 'menus/img'), join(folders.site, 'img'));
    await compressFiles(folders.stage);
    await publish(folders.stage, out);
    return { pages: pages.length };
  } finally {
    await rm(folders.stage, { recursive: true, force: true });
  }
}

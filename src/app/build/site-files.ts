import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../../../server/protocol/site.ts';
import type { SiteFile } from '../site-files/site-file.ts';
import type { Folders } from './folders.ts';

/** Writes the files beside the pages, each at its address below the output folder, and tells the server of them. */
export async function writeSiteFiles({ stage }: Folders, files: readonly SiteFile[]): Promise<Site['files']> {
  for (const { address, content } of files) {
    const target = join(stage, address);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return files.map(({ address }) => address);
}

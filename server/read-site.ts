import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from './parse-json.ts';
import { siteSchema, type Site } from './protocol/site.ts';
import { ExplainedError } from './explained-error.ts';

/** The built site is missing or was not made by this version's build. */
export class SiteMissingError extends ExplainedError {}

/** Reads what the build says of the site in `folder`. Throws a SiteMissingError when there is no built site. */
export async function readSite(folder: string): Promise<Site> {
  const file = join(folder, 'pages.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SiteMissingError(`There is no built site in ${folder}. Run "npm run build" first.`, { cause });
  });
  const site = siteSchema.safeParse(parseJson(text));
  if (!site.success) {
    throw new SiteMissingError(`${file} is not of this version. Run "npm run build" again.`, { cause: site.error });
  }
  return site.data;
}

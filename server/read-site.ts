import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../src/terms/parse-json.ts';
import { siteSchema, type Site } from './protocol/site.ts';
import { ExplainedError } from './protocol/explained-error.ts';

/** Reads the build's description of the site in `folder`. Throws an ExplainedError if there is no built site. */
export async function readSite(folder: string): Promise<Site> {
  const file = join(folder, 'pages.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ExplainedError(`There is no built site in ${folder}. Run "npm run build" first.`, { cause });
  });
  const site = siteSchema.safeParse(parseJson(text));
  if (!site.success) {
    throw new ExplainedError(`${file} is not of this version. Run "npm run build" again.`, { cause: site.error });
  }
  return site.data;
}

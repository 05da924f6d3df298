import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site, SitePage } from '../../../server/protocol/site.ts';
import { documentOf } from '../document.ts';
import type { PageRow, RenderedPage } from '../prerender.tsx';
import type { ClientFiles } from './client.ts';
import type { Folders } from './folders.ts';
import { policyOf } from './policy.ts';

type Parts = {
  readonly folders: Folders;
  readonly base: string;
  readonly client: ClientFiles;
  /** The script that goes into each page. */
  readonly inlineScript: string;
  readonly renderer: { listPages: () => PageRow[]; renderPage: (row: PageRow) => Promise<RenderedPage> };
};

/** Writes every page as a document, and tells the server what there is. */
export async function writePages(parts: Parts): Promise<Site> {
  const template = await readFile(join(parts.folders.project, 'index.html'), 'utf8');
  const pages: SitePage[] = [];
  for (const row of parts.renderer.listPages()) {
    pages.push(await writePage(parts, template.replaceAll(/\n\s*/g, ''), row));
  }
  const notFound = pages.find(({ status }) => status === 404);
  if (notFound === undefined) throw new Error('There is no not-found page');
  const site = { base: parts.base, pages: pages.filter((page) => page !== notFound), notFound };
  await writeFile(join(parts.folders.stage, 'pages.json'), JSON.stringify(site, null, 2));
  return site;
}

async function writePage(parts: Parts, template: string, row: PageRow): Promise<SitePage> {
  const { client, base, folders } = parts;
  const page = await parts.renderer.renderPage(row);
  const sources = [`generated/interface/${row.language}.ts`];
  if (row.venue !== undefined) sources.unshift(`generated/venues/${row.venue}/route.tsx`);
  const chunks = new Set([client.entry, ...sources.flatMap((source) => client.chunksOf(source))]);
  const document = documentOf(template, page, {
    styles: `<style>${client.css}</style>`,
    scripts: `<script>${parts.inlineScript}</script>`,
    modules: [...chunks].map((chunk) => `${base}/${chunk}`),
  });
  const policy = policyOf(document, page.foreignPictures);
  // Not-found is a file beside the folders, as the hosts of static sites expect it.
  const file = row.status === 404 ? `${row.path}.html` : join(row.path, 'index.html');
  const target = join(folders.site, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(
    target,
    document.replace('<!--policy-->', `<meta http-equiv="content-security-policy" content="${policy}">`),
  );
  return { path: row.path, file: `${base.slice(1)}/${file}`, urlPath: row.urlPath, status: row.status, policy };
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site, SitePage } from '../../../server/protocol/site.ts';
import { documentOf, type DocumentParts, insideOf, menuAlone } from '../document.ts';
import type * as Prerender from '../prerender.tsx';
import { STAFF } from '../addresses.ts';
import type { PageRow, RenderedPage } from '../prerender.tsx';
import { hashOf, writeAsset } from './asset.ts';
import { type ClientFiles, PAGE } from './client.ts';
import { ALONE_ENDING } from './compress.ts';
import type { Folders } from './folders.ts';
import { cutFonts } from './fonts.ts';
import type { Language } from '../../terms/house.ts';
import { isForeignTo } from './foreign-modules.ts';
import { PageFileLists } from './page-files.ts';
import { policyOf } from './policy.ts';
import type { SiteFile } from '../site-files/file-formats.ts';

type Parts = Pick<DocumentParts, 'styles' | 'start' | 'hoursScript' | 'style' | 'shared'> & {
  readonly folders: Folders;
  /** The addresses of the files with the style's symbols and signs. */
  readonly symbols: readonly string[];
  readonly base: string;
  readonly client: ClientFiles;
  readonly hasTagManager: boolean;
  readonly renderer: typeof Prerender;
  /** Those of which crops were made. */
  readonly madePictures: ReadonlySet<string>;
};

/** What the page itself asks for of its menu's data; the rest is for islands. */
const ROWS = 'rows.json';

/** The document of a page with a stamp card where nobody can sign in, in the page's folder. */
const ALONE = `index${ALONE_ENDING}`;

/** The island that works without network. */
const FINDER = 'src/app/finder-island.tsx';

/** Writes every page as a document, the files that belong to pages, and the list of both for the server (`pages.json`). */
export async function writePages(given: Omit<Parts, 'shared'>): Promise<Site> {
  const { client } = given;
  const parts = { ...given, shared: client.neededBy(FINDER) };
  const template = await readFile(join(parts.folders.project, 'index.html'), 'utf8');
  const lists = new PageFileLists(parts.folders, parts.base);
  const pages: SitePage[] = [];
  for (const row of parts.renderer.listPages()) {
    pages.push(await writePage(parts, template.replaceAll(/\n\s*/g, ''), row, lists));
  }
  const notFound = pages.find(({ status }) => status === 404);
  if (notFound === undefined) throw new Error('There is no not-found page');
  const files = await writeSiteFiles(parts.folders, await parts.renderer.listSiteFiles());
  const site: Site = {
    base: parts.base,
    pages: pages.filter((page) => page !== notFound),
    notFound,
    files,
    menus: await parts.renderer.listDishes(),
  };
  await writeFile(join(parts.folders.stage, 'pages.json'), JSON.stringify(site));
  return site;
}

/** The files with the interface's words in the language of the house, which every island needs. */
const wordsOf = ({ fileOf }: ClientFiles, language: Language): string[] =>
  ['interface', 'later'].map((part) => fileOf(`generated/${part}/${language}.ts`));

async function writePage(parts: Parts, template: string, row: PageRow, lists: PageFileLists): Promise<SitePage> {
  const { client, base, folders } = parts;
  const page = await parts.renderer.renderPage(row, parts);
  const { folder, files: languages, data, text } = await writeLanguages(parts, row, page);
  const { style: theme, fonts } = await cutFonts(page.theme, {
    project: folders.project,
    text,
    write: async (name, font) => `${base}/${await writeAsset(folders, name, '.woff2', font)}`,
  });
  const rendered = { ...page, theme };
  const script = rendered.languages.length > 0 ? PAGE : row.path;
  const document = documentOf(template, rendered, {
    ...parts,
    script: `${base}/${client.entryOf(script)}`,
    folder: `${base}/${folder}`,
    shared: [...parts.shared, ...wordsOf(client, row.language)].map((name) => `${base}/${name}`),
  });
  // Not-found is a file beside the folders, as the hosts of static sites expect it.
  const file = row.status === 404 ? `${row.path}.html` : join(row.path, 'index.html');
  const signIn = parts.renderer.signInOf(row);
  const alone = signIn === 'session' ? join(row.path, ALONE) : undefined;
  const documents = [
    [file, document] as const,
    ...(alone === undefined ? [] : [[alone, menuAlone(document)] as const]),
  ];
  const isForeign = isForeignTo(rendered);
  const own = client.filesOf(script, (source) => isForeign(source) || source === FINDER);
  const all = client.filesOf(script, isForeign);
  const addressOf = (name: string): string => `${base}/${name}`;
  for (const [name, content] of documents) {
    await writeText(join(folders.site, name), content);
    await lists.write(
      rendered,
      content,
      [...[...own, ...languages].map(addressOf), parts.style, ...parts.symbols, ...fonts],
      [...all.filter((each) => !own.includes(each)), ...data].map(addressOf),
    );
  }
  const policy = policyOf(document, rendered.foreignPictures, {
    hasTagManager: parts.hasTagManager,
    readsCodes: row.path === STAFF,
  });
  return {
    path: row.path,
    file: `${base}/${file}`.slice(1),
    ...(alone !== undefined && { alone: `${base}/${alone}`.slice(1) }),
    routes: [...row.routes],
    status: row.status,
    policy,
    signIn,
  };
}

/**
 * Writes a page in each of its languages, where `page/languages.ts` finds it, and its menu as data. `rendered` is the page in its first
 * language; of the result, `files` are what the page itself asks for, `data` what its islands do, and `text` joins all languages.
 */
async function writeLanguages(
  { renderer, folders, madePictures }: Parts,
  row: PageRow,
  rendered: RenderedPage,
): Promise<{ folder: string; files: string[]; data: string[]; text: string }> {
  const pages: string[] = [];
  for (const language of rendered.languages) {
    pages.push(
      insideOf(language === row.language ? rendered : await renderer.renderPage(row, { madePictures }, language)),
    );
  }
  const text = pages.join('');
  const data = Object.entries(await renderer.dataOf(row.venue)).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  );
  // Nothing requests another language of a page that has only one.
  const inside =
    pages.length === 1 ? [] : rendered.languages.map((each, index) => [`${each}.html`, pages[index] ?? ''] as const);
  const folder = `assets/${row.venue ?? row.path}-${hashOf(...pages, ...data.flat())}`;
  for (const [name, content] of [...inside, ...data]) await writeText(join(folders.site, folder, name), content);
  const named = ([name]: readonly [string, string]): string => `${folder}/${name}`;
  const [ofPage, ofIslands] = [data.filter(([name]) => name === ROWS), data.filter(([name]) => name !== ROWS)];
  return { folder, files: [...inside, ...ofPage].map(named), data: ofIslands.map(named), text };
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Writes the files beside the pages, each at its address below the output folder. Returns their addresses for the server. */
async function writeSiteFiles({ stage }: Folders, files: readonly SiteFile[]): Promise<Site['files']> {
  for (const { address, content } of files) {
    const target = join(stage, address);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return files.map(({ address }) => address);
}

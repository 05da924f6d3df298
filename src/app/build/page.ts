import { posix } from 'node:path';
import type { SitePage } from '../../../server/protocol/site.ts';
import { BASE_PATH, type Language } from '../../terms/house.ts';
import { STAFF } from '../addresses.ts';
import { documentOf, insideOf, menuAlone } from '../document.ts';
import type * as Prerender from '../prerender.tsx';
import type { PageRow, RenderedPage } from '../prerender.tsx';
import { assetAddress, hashOf } from './digest.ts';
import type { BuildCache, KeptFile } from './cache.ts';
import type { ClientFiles } from './client-files.ts';
import type { Look } from './code.ts';
import { WORTH } from './compress.ts';
import { cutFonts, type FontCut, makeFont } from './fonts.ts';
import { isForeignTo, listPageFiles, type PageFileList } from './page-files.ts';
import { policyOf } from './policy.ts';
import { type MadeVenue, makeVenue } from './venue.ts';

export type PageParts = {
  readonly project: string;
  readonly cache: BuildCache;
  /** The digest of the code. */
  readonly code: string;
  readonly renderer: typeof Prerender;
  readonly client: ClientFiles;
  readonly look: Look;
  readonly hasTagManager: boolean;
  /** The pictures of which crops were made, by their paths below the image folder. */
  readonly madePictures: ReadonlySet<string>;
  /** The digests of the files that all pages share, by their addresses. */
  readonly digests: ReadonlyMap<string, string>;
};

/** The results for a page. */
export type MadePage = {
  readonly page: SitePage;
  readonly files: readonly KeptFile[];
  readonly lists: readonly PageFileList[];
  /** The results for its venue. */
  readonly venue?: MadeVenue;
};

/** The part of the menu's data that the page itself fetches; the rest is for islands. */
const ROWS = 'rows.json';

/** The document that a page with a stamp card has where nobody can sign in; it lies in the page's folder. */
const ALONE = 'index.alone.html';

/** The folder of copies of the documents, under names with digests of their contents. */
const DOCUMENTS = 'documents';

/** The island that works without network. */
const FINDER = 'src/app/finder-island.tsx';

/** The files with the interface's words in a language, which every island needs. */
const wordsOf = ({ fileOf }: ClientFiles, language: Language): string[] =>
  ['interface', 'overlay'].map((part) => fileOf(`generated/${part}/${language}.ts`));

/** The path below the output folder of a file below the base path. */
const fileOf = (path: string): string => posix.join(BASE_PATH, '/', path).slice(1);

/**
 * Makes a page with the client's entry `script`: its documents, the files that belong to it alone, and the data for the server and the service
 * worker.
 */
export async function makePage(parts: PageParts, row: PageRow, script: string): Promise<MadePage> {
  const { cache, client, look, renderer } = parts;
  const files: KeptFile[] = [];
  const keep = async (path: string, content: string | Uint8Array, worth: number = WORTH.own): Promise<KeptFile> => {
    const kept = await cache.keep(path, content, worth);
    files.push(kept);
    return kept;
  };
  const keepAt = async (address: string, content: string | Uint8Array): Promise<string> => {
    await keep(address.slice(1), content);
    return address;
  };
  const page = await renderer.renderPage(row, parts);
  const { folder, inside, data, text } = await makeLanguages(parts, row, page);
  for (const [name, content] of [...inside, ...data]) await keepAt(`${folder}/${name}`, content);
  const { style: theme, fonts } = await cutFonts(page.theme, text, async (cut) => {
    const font = await keepFont(parts, cut);
    files.push(font);
    return `/${font.path}`;
  });
  const rendered = { ...page, theme };
  const addressOf = (name: string): string => `${BASE_PATH}/${name}`;
  const document = documentOf(look.template, rendered, {
    ...look,
    ...(renderer.isApp(row) && { start: look.appStart }),
    script: addressOf(client.entryOf(script)),
    folder,
    shared: [...client.neededBy(FINDER), ...wordsOf(client, row.language)].map(addressOf),
  });
  // The not-found page is a file beside the folders, as static hosts expect it.
  const file = fileOf(row.status === 404 ? `${row.path}.html` : `${row.path}/index.html`);
  const signIn = renderer.signInOf(row);
  const alone = signIn === 'session' ? fileOf(`${row.path}/${ALONE}`) : undefined;
  const keepDocument = async (path: string, content: string): Promise<string> => {
    const kept = await keep(path, content, WORTH.document);
    const named = `${DOCUMENTS}/${kept.digest}.html`;
    files.push({ ...kept, path: named });
    return named;
  };
  const served = await keepDocument(file, document);
  const servedAlone = alone && (await keepDocument(alone, menuAlone(document)));
  const isForeign = isForeignTo(rendered);
  const own = client.filesOf(script, (source) => isForeign(source) || source === FINDER);
  const all = client.filesOf(script, isForeign);
  const named = (names: readonly (readonly [string, string])[]): string[] => names.map(([name]) => `${folder}/${name}`);
  const [ofPage, ofIslands] = [data.filter(([name]) => name === ROWS), data.filter(([name]) => name !== ROWS)];
  const listed = {
    files: [...own.map(addressOf), ...named([...inside, ...ofPage]), look.style, ...look.symbols, ...fonts],
    islands: [...all.filter((each) => !own.includes(each)).map(addressOf), ...named(ofIslands)],
  };
  const digests = new Map(files.map(({ path, digest }) => [`/${path}`, digest]));
  const integrityOf = (address: string): string => {
    const digest = digests.get(address) ?? parts.digests.get(address);
    if (digest === undefined) throw new Error(`${row.path}: ${address} is no file of the site`);
    return Buffer.from(digest, 'base64url').toString('base64');
  };
  const documents = [document, ...(alone === undefined ? [] : [menuAlone(document)])];
  const lists = await Promise.all(documents.map((each) => listPageFiles(rendered, each, listed, integrityOf)));
  const policy = policyOf(document, rendered.foreignPictures, {
    hasTagManager: parts.hasTagManager,
    readsCodes: row.path === STAFF,
  });
  return {
    page: {
      path: row.path,
      file,
      served,
      ...(alone !== undefined && servedAlone !== undefined && { alone, servedAlone }),
      routes: [...row.routes],
      status: row.status,
      policy,
      signIn,
    },
    files,
    lists: lists.filter((list) => list !== undefined),
    ...(row.venue !== undefined && { venue: await makeVenue(parts, row.venue) }),
  };
}

/** A font is subset once for the same characters: most changes of a menu bring no new ones. */
const keepFont = ({ project, cache, code }: PageParts, cut: FontCut): Promise<KeptFile> =>
  cache.step('font', [code, cut], async () => {
    const font = await makeFont(project, cut.face, cut.characters);
    return cache.keep(assetAddress(cut.role, '.woff2', font).slice(1), font, WORTH.own);
  });

/**
 * Renders a page in each of its languages for `page/languages.ts`, and its menu as data. `rendered` is the page in its first language; in the result
 * `inside` has the page's files by their names in `folder`, `data` those of its menu, and `text` joins all languages.
 */
async function makeLanguages(
  { renderer, madePictures }: PageParts,
  row: PageRow,
  rendered: RenderedPage,
): Promise<{
  folder: string;
  inside: readonly (readonly [string, string])[];
  data: readonly (readonly [string, string])[];
  text: string;
}> {
  const pages: string[] = [];
  for (const language of rendered.languages) {
    const isFirst = language === row.language;
    pages.push(insideOf(isFirst ? rendered : await renderer.renderInside(row, { madePictures }, language)));
  }
  const data = Object.entries(await renderer.dataOf(row.venue)).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  );
  // Nothing requests another language of a page that has only one.
  const inside =
    pages.length === 1 ? [] : rendered.languages.map((each, index) => [`${each}.html`, pages[index] ?? ''] as const);
  const folder = `${BASE_PATH}/assets/${row.venue ?? row.path}-${hashOf(...pages, ...data.flat())}`;
  return { folder, inside, data, text: pages.join('') };
}

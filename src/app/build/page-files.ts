import { filesAddress, type PageFiles, versionOf } from '../../offline/protocol.ts';
import { LANGUAGE_CODES } from '../../terms/house.ts';
import { STAFF } from '../addresses.ts';
import type { RenderedPage } from '../prerender.tsx';

type WrittenPage = Pick<RenderedPage, 'path' | 'routes' | 'status' | 'hasMenu' | 'venue'>;

/** A page's list of files for the service worker, and its address, which is the document's digest. */
export type PageFileList = { readonly address: string; readonly list: PageFiles };

/**
 * The list of all files that a page and its islands may ask for while it is open, its script first: addresses, and the digest of each. `document` is
 * the page as it is served. The not-found page has no list; the list of a venue without a menu says that the page is not to be kept.
 *
 * @throws {Error} when the document does not name the entry: a new version of its files would go unseen
 */
export async function listPageFiles(
  page: WrittenPage,
  document: string,
  { files, islands }: Readonly<Record<'files' | 'islands', readonly string[]>>,
  digestOf: (address: string) => string,
): Promise<PageFileList | undefined> {
  if (page.status !== 200) return undefined;
  const [entry = ''] = files;
  if (!document.includes(entry)) throw new Error(`The document of ${page.path} does not name ${entry}`);
  const keep = page.hasMenu || page.venue === undefined;
  const digestsOf = (all: readonly string[]): Readonly<Record<string, string>> =>
    Object.fromEntries(keep ? all.map((address) => [address, `sha256-${digestOf(address)}`]) : []);
  return {
    address: filesAddress(await versionOf(new TextEncoder().encode(document))),
    list: {
      pages: [{ page: page.path, routes: page.routes }],
      keep,
      files: digestsOf(files),
      islands: digestsOf(islands),
    },
  };
}

/** The lists as they are written: one for each document, even where several pages share it. */
export function joinLists(lists: readonly PageFileList[]): PageFileList[] {
  const joined = new Map<string, PageFiles>();
  for (const { address, list } of lists) {
    const before = joined.get(address);
    joined.set(address, before ? { ...before, pages: [...before.pages, ...list.pages] } : list);
  }
  return [...joined].map(([address, list]) => ({ address, list }));
}

/** Features that need the network, and their packages. Phones neither store them nor fetch them ahead. */
const NEED_NETWORK = [
  'src/app/stamp-card.ts',
  'src/app/profile-app.tsx',
  'src/loyalty/',
  'src/staff/detect-with-wasm.ts',
  'node_modules/zxing-wasm/',
  'src/analytics/',
  'generated/loyalty',
  'generated/consent',
];

/** The staff's page, with packages. On it staff see and change what is gone tonight without network, too; no other page requests it. */
const OF_STAFF = [
  'src/app/staff-app.tsx',
  'src/session/',
  'generated/account',
  'src/staff/',
  'generated/staff',
  'generated/venues.ts',
  'node_modules/',
];

/** The languages of a page: a menu has its own, all other pages have every language. */
type ShownPage = Pick<RenderedPage, 'path' | 'hasMenu' | 'languages'>;

/** Returns the test for dynamically imported modules that a page never requests, or never without network. */
export function isForeignTo({ path, hasMenu, languages }: ShownPage): (source: string) => boolean {
  const own: readonly string[] = hasMenu ? languages : LANGUAGE_CODES;
  const foreign = path === STAFF ? NEED_NETWORK : [...NEED_NETWORK, ...OF_STAFF];
  return (source) => {
    const [, language] = /^generated\/(?:interface|overlay|tonight)\/([\w-]+)\.ts$/.exec(source) ?? [];
    if (language !== undefined) return !own.includes(language);
    return foreign.some((folder) => source.startsWith(folder));
  };
}

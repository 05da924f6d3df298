import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Site } from '../../../server/protocol/site.ts';
import { BASE_PATH } from '../../terms/house.ts';
import type * as Prerender from '../prerender.tsx';
import type { PageRow } from '../prerender.tsx';
import { SYSTEM } from '../head/share-pictures.ts';
import type { VenueLook } from '../venue-looks.ts';
import type { siteValues } from '../vite/site-values.ts';
import { Bundler } from './bundler.ts';
import type { BuildCache, KeptFile } from './cache.ts';
import { type Bundled, clientFiles, PAGE } from './client-files.ts';
import type { Look } from './code.ts';
import { WORTH } from './compress.ts';
import { digestOf } from './digest.ts';
import { digestVenues, inputsOfVenues } from './inputs.ts';
import { joinLists } from './page-files.ts';
import type { MadePage } from './page.ts';
import { PageMakers } from './page-makers.ts';
import type { sharePicturesFrom } from './share/draw-share-pictures.ts';
import type { MadeOfPictures } from './pictures/make-pictures.ts';
import { keepSiteFiles } from './venue.ts';

type Parts = {
  readonly project: string;
  readonly cache: BuildCache;
  /** The digest of the code. */
  readonly code: string;
  readonly values: ReturnType<typeof siteValues>;
  readonly renderer: typeof Prerender;
  readonly pictures: MadeOfPictures;
};

/** A page with its venue's share picture and icons. */
type MadeRow = MadePage & { readonly share: readonly KeptFile[] };

/** The parts that all pages share. */
type SharedParts = { readonly look: Look; readonly bundle: readonly Bundled[]; readonly shared: readonly KeptFile[] };

/** The number of pages in progress at the same time: some wait for other threads, some for their share pictures. */
const AT_ONCE = 16;

/**
 * Makes all files of a site, and the list of them for the server. Each step names its inputs; a library that is slow to load is loaded only by a step
 * that has to make something.
 */
export async function makeSite(parts: Parts): Promise<{ readonly site: Site; readonly files: readonly KeptFile[] }> {
  const { project, cache, code, values, renderer, pictures } = parts;
  const inputsOf = inputsOfVenues(project, pictures.digests);
  const makeShared = async (): Promise<SharedParts> => {
    const bundler = new Bundler(project, cache);
    const [{ look, files: ofLook }, { bundle, files: ofClient }] = await Promise.all([
      cache.step('look', code, () => bundler.make('look')),
      cache.step('client', [code, digestVenues(project)], () => bundler.make('client')),
    ]).finally(() => bundler.end());
    return { look, bundle, shared: [...ofLook, ...ofClient] };
  };
  const makePages = async ({ look, bundle, shared }: SharedParts): Promise<MadeRow[]> => {
    const client = clientFiles(bundle);
    const digests = new Map(shared.map(({ path, digest }) => [`/${path}`, digest]));
    const hasTagManager = values.TAG_MANAGER !== '';
    const task = { project, code, look, hasTagManager, madePictures: pictures.made, digests };
    const makers = new PageMakers({ ...task, cache: cache.made, bundle, values }, async (row, script) =>
      (await import('./page.ts')).makePage({ ...task, cache, client, renderer }, row, script),
    );
    const rows = renderer.listPages();
    const scriptOf = (row: PageRow): string => (renderer.isApp(row) ? row.path : PAGE);
    const filesOf = new Map(
      [...new Set(rows.map(scriptOf))].map((script) => [
        script,
        digestOf(JSON.stringify(client.filesOf(script, () => false))),
      ]),
    );
    return inOrder(rows, async (row) => {
      const script = scriptOf(row);
      const { venue } = row;
      const of = venue === undefined ? undefined : inputsOf(venue, renderer.summaries[venue]);
      const inputs = [code, { ...row, route: undefined }, filesOf.get(script), of?.all];
      const made = await cache.step('page', inputs, () => makers.make(row, script));
      return { ...made, share: await makeShare(made.venue?.look, of?.pictures) };
    }).finally(() => makers.end());
  };
  let drawShares: ReturnType<typeof sharePicturesFrom> | undefined;
  const makeShare = async (shown: VenueLook | undefined, ofVenue?: string): Promise<readonly KeptFile[]> => {
    if (!shown) return [];
    return cache.step('share', [code, shown, ofVenue], async () => {
      const { sharePicturesFrom: from } = await import('./share/draw-share-pictures.ts');
      drawShares ??= from(project, join(project, 'menus/img'));
      const place = `${BASE_PATH}/img/${shown.venue}`.slice(1);
      const drawn = await drawShares(shown);
      return Promise.all(drawn.map(({ name, content }) => cache.keep(`${place}/${name}`, content, WORTH.shared)));
    });
  };
  let isBundling = true;
  const makingShared = makeShared().finally(() => (isBundling = false));
  // Pages wait for the bundles, which another process makes; their share pictures need not.
  const drawAhead = async (): Promise<void> => {
    for (const [venue, summary] of Object.entries(renderer.summaries)) {
      // Cached bundles arrive at once; then nothing has to be loaded for pictures.
      await setImmediate();
      if (!isBundling) return;
      await makeShare(await renderer.lookOf(venue), inputsOf(venue, summary).pictures);
    }
  };
  const [{ shared }, pages, ofProduct] = await Promise.all([
    makingShared,
    makingShared.then(makePages),
    renderer.lookOf(SYSTEM).then((shown) => makeShare(shown)),
    drawAhead(),
  ]);
  const forCrawlers = await keepSiteFiles(renderer.filesForCrawlers(), cache);
  const lists = await Promise.all(
    joinLists(pages.flatMap((page) => page.lists)).map(({ address, list }) =>
      cache.keep(address.slice(1), JSON.stringify(list), WORTH.own),
    ),
  );

  const notFound = pages.find(({ page }) => page.status === 404)?.page;
  if (notFound === undefined) throw new Error('There is no not-found page');
  // The demo venue has two pages.
  const ofVenues = [...new Map(pages.map(({ venue }) => [venue?.look?.venue, venue])).values()];
  // A drawn picture may have the name of the picture it is made from, and replaces it.
  const ofPages = pages.flatMap((page) => [page.files, page.venue?.files ?? [], page.share]);
  const files = [pictures.files, ...ofPages, forCrawlers, shared, lists, ofProduct];
  return {
    site: {
      base: BASE_PATH,
      pages: pages.map(({ page }) => page).filter((page) => page !== notFound),
      notFound,
      files: [forCrawlers, ...ofVenues.map((venue) => venue?.files ?? [])].flat().map(({ path }) => `/${path}`),
      menus: ofVenues.flatMap((venue) => venue?.dishes ?? []),
    },
    // Each path once: pages of one venue share theirs, and fonts belong to many.
    files: [...new Map(files.flat().map((file) => [file.path, file])).values()],
  };
}

/** Maps all items in their order, a few at a time. */
async function inOrder<Given, Result>(
  all: readonly Given[],
  make: (given: Given) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = all.entries();
  const work = async (): Promise<void> => {
    for (const [index, given] of queue) results[index] = await make(given);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

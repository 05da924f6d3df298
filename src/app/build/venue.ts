import type { BarDishes } from '../../../server/protocol/tonight.ts';
import type * as Prerender from '../prerender.tsx';
import type { SiteFile } from '../site-files.ts';
import type { VenueLook } from '../venue-looks.ts';
import type { BuildCache, KeptFile } from './cache.ts';
import { WORTH } from './compress.ts';

/** The results for a venue besides its page. */
export type MadeVenue = {
  /** Its files for crawlers. */
  readonly files: readonly KeptFile[];
  /** The inputs of its share picture. */
  readonly look: VenueLook | undefined;
  readonly dishes?: BarDishes;
};

type Parts = { readonly renderer: typeof Prerender; readonly cache: BuildCache };

/** Makes a venue's files for crawlers, the inputs of its share picture, and its list of dishes for tonight's news. */
export async function makeVenue({ renderer, cache }: Parts, venue: string): Promise<MadeVenue> {
  return {
    files: await keepSiteFiles(await renderer.filesOfVenue(venue), cache),
    look: await renderer.lookOf(venue),
    ...(renderer.summaries[venue]?.status === 'open' && { dishes: await renderer.dishesOf(venue) }),
  };
}

/** Keeps files beside the pages, each at its address below the output folder. */
export const keepSiteFiles = (files: readonly SiteFile[], cache: BuildCache): Promise<KeptFile[]> =>
  Promise.all(files.map(({ address, content }) => cache.keep(address.slice(1), content, WORTH.own)));

import { interfaceTexts } from '../../../generated/interface.ts';
import { groundsOf } from '../../menu/theme.ts';
import type { VenueSummary } from '../../menu/route.ts';
import type { Language } from '../../terms/house.ts';
import { fill } from '../../terms/fill.ts';
import { graphAddress, manifestAddress, pageAddress, ROBOTS_ADDRESS, SITEMAP_ADDRESS } from '../addresses.ts';
import { menuOf, summaries, textsOf } from '../generated-menus.ts';
import { sharePictures } from '../head/share-pictures.ts';
import { venueGraph } from '../structured-data/venue-graph.ts';
import { robots, type SiteFile, sitemap, webManifest } from './file-formats.ts';

const ORIGIN = import.meta.env.PUBLIC_URL;

/** The files beside the pages: what tells crawlers where to look, and for each venue its own. */
export async function listSiteFiles(): Promise<SiteFile[]> {
  const ofVenues = await Promise.all(Object.keys(summaries).map(filesOfVenue));
  return [...filesForCrawlers(), ...ofVenues.flat()];
}

/** What tells crawlers where to look. */
export function filesForCrawlers(): SiteFile[] {
  const open = Object.values(summaries).filter(({ status }) => status === 'open');
  return [
    { address: ROBOTS_ADDRESS, type: 'text/plain; charset=utf-8', content: robots(ORIGIN + SITEMAP_ADDRESS) },
    {
      address: SITEMAP_ADDRESS,
      type: 'application/xml',
      content: sitemap(open.map(({ path }) => ORIGIN + pageAddress(path))),
    },
  ];
}

/** A venue's web manifest and its menus as structured data. */
export async function filesOfVenue(venue: string): Promise<SiteFile[]> {
  const summary = summaries[venue];
  if (!summary) return [];
  return [await manifestFile(venue, summary), ...(await graphFiles(venue, summary))];
}

async function manifestFile(venue: string, { name, path, languages }: VenueSummary<Language>): Promise<SiteFile> {
  const language = languages[0] ?? 'es';
  const [menu, { texts }] = await Promise.all([menuOf(venue), interfaceTexts[language]()]);
  const content = webManifest({
    name,
    description: fill(texts.page.description, { venue: name }),
    language,
    address: pageAddress(path),
    ground: groundsOf(menu?.theme).at(-1)?.colour ?? '#ffffff',
    pictures: sharePictures(venue),
  });
  return { address: manifestAddress(path), type: 'application/manifest+json', content };
}

async function graphFiles(venue: string, { path, languages }: VenueSummary<Language>): Promise<SiteFile[]> {
  const menu = await menuOf(venue);
  if (!menu) return [];
  const first = await textsOf(venue, languages[0] ?? 'es');
  return Promise.all(
    languages.map(async (language) => {
      const address = graphAddress(path, language);
      const [own, { texts }] = await Promise.all([textsOf(venue, language), interfaceTexts[language]()]);
      const page = ORIGIN + pageAddress(path);
      const graph = venueGraph({ menu, language, own, first, texts, origin: ORIGIN, page, file: ORIGIN + address });
      return { address, type: 'application/ld+json', content: JSON.stringify(graph) };
    }),
  );
}

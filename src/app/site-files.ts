import { interfaceTexts } from '../../generated/interface.ts';
import { groundsOf } from '../menu/theme.ts';
import type { VenueSummary } from '../menu/route.ts';
import type { Language } from '../terms/house.ts';
import { fill } from '../terms/fill.ts';
import { graphAddress, manifestAddress, pageAddress, ROBOTS_ADDRESS, SITEMAP_ADDRESS } from './addresses.ts';
import { menuOf, summaries, textsOf } from './generated-menus.ts';
import { sharePictures } from './head/share-pictures.ts';
import { venueGraph } from './structured-data/venue-graph.ts';
import { escapeHtml } from '../terms/escape-html.ts';
import { pictureUrl } from '../ui/picture-url.ts';

const ORIGIN = import.meta.env.PUBLIC_URL;

/** The files beside the pages: those for crawlers, and each venue's own. */
export async function listSiteFiles(): Promise<SiteFile[]> {
  const ofVenues = await Promise.all(Object.keys(summaries).map(filesOfVenue));
  return [...filesForCrawlers(), ...ofVenues.flat()];
}

/** The files that tell crawlers where to look: sitemap and robots.txt. */
export function filesForCrawlers(): SiteFile[] {
  const open = Object.values(summaries).filter(({ status }) => status === 'open');
  // It allows everything: pages that should not be found have a tag for that.
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}${SITEMAP_ADDRESS}\n`;
  return [
    { address: ROBOTS_ADDRESS, type: 'text/plain; charset=utf-8', content: robots },
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

/**
 * The web manifest (JSON) with which a phone installs a venue's page among its apps. An icon's sign fits into the circle that every mask leaves
 * visible, so one file serves both purposes.
 */
async function manifestFile(venue: string, { name, path, languages }: VenueSummary<Language>): Promise<SiteFile> {
  const language = languages[0] ?? 'es';
  const [menu, { texts }] = await Promise.all([menuOf(venue), interfaceTexts[language]()]);
  const address = pageAddress(path);
  // The background colour in the light scheme.
  const ground = groundsOf(menu?.theme).at(-1)?.colour ?? '#ffffff';
  const { icons } = sharePictures(venue);
  const manifest = {
    name,
    short_name: name,
    description: fill(texts.page.description, { venue: name }),
    lang: language,
    id: address,
    start_url: address,
    scope: address,
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: ([192, 512] as const).flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: pictureUrl(icons[size]),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return { address: manifestAddress(path), type: 'application/manifest+json', content: JSON.stringify(manifest) };
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

/** A file of the site, made from the menus, that is no page. */
export type SiteFile = {
  /** Its address on its host, such as `/robots.txt`. */
  readonly address: string;
  /** Its content type. */
  readonly type: string;
  readonly content: string;
};

/**
 * The sitemap (XML) of pages by their public addresses. It has no dates of change, because the build does not know what has changed.
 */
export function sitemap(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`
  );
}

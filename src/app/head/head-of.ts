import { interfaceTexts } from '../../../generated/interface.ts';
import { staffTexts } from '../../../generated/staff.ts';
import type { Menu } from '../../menu/model.ts';
import type { VenueSummary } from '../../menu/route.ts';
import { type Ground, groundsOf } from '../../menu/theme.ts';
import { COUNTRY, type Language } from '../../terms/house.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { graphAddress, manifestAddress, NOT_FOUND, pageAddress, STAFF } from '../addresses.ts';
import { menuOf, summaries } from '../generated-menus.ts';
import { menuReference } from '../structured-data/menu-node.ts';
import type { RestaurantNode } from '../structured-data/nodes.ts';
import { restaurantNode } from '../structured-data/restaurant-node.ts';
import { sharePictures, type SharePictures } from './share-pictures.ts';
import type { InterfaceTexts } from '../../i18n/texts.ts';
import { fill } from '../../terms/fill.ts';
import { escapeHtml } from '../../terms/escape-html.ts';

const ORIGIN = import.meta.env.PUBLIC_URL;

type Page = { readonly path: string; readonly venue?: string };

/** A page's own head tags in one language, as HTML. `venue` is the name of its menu file. */
export async function headOf({ path, venue }: Page, language: Language): Promise<string> {
  const pictures = sharePictures(venue);
  const summary = venue === undefined ? undefined : summaries[venue];
  const { texts } = await interfaceTexts[language]();
  if (!summary) {
    return plainHead({ origin: ORIGIN, ...(await shellWords(path, language)), grounds: groundsOf(), pictures });
  }
  const menu = await menuOf(venue);
  return venueHead({
    origin: ORIGIN,
    address: pageAddress(path),
    manifest: manifestAddress(path),
    name: summary.name,
    grounds: groundsOf(menu?.theme),
    pictures,
    texts,
  });
}

/** A venue's structured data as an element for the end of its page, because no diner's phone should wait for them; '' for pages without a menu. */
export async function dataOf({ venue }: Pick<Page, 'venue'>): Promise<string> {
  const menu = await menuOf(venue);
  const summary = venue === undefined ? undefined : summaries[venue];
  return menu && summary ? dataScript(venueData(menu, summary, sharePictures(venue))) : '';
}

/** The title and the description of a page that is no menu. */
async function shellWords(path: string, language: Language): Promise<{ title: string; description: string }> {
  if (path === STAFF) return (await staffTexts[language]()).texts.staff;
  const { notFound, profile } = (await interfaceTexts[language]()).texts;
  if (path === NOT_FOUND) return { title: notFound.title, description: notFound.text };
  return { title: profile.title, description: profile.about };
}

/** The venue as structured data, with the addresses of its menus, so that the page does not contain the menu twice. */
function venueData(menu: Menu, { path, languages }: VenueSummary<Language>, { share }: SharePictures): RestaurantNode {
  const menus = languages.map((language) => menuReference(ORIGIN + graphAddress(path, language), language));
  const [page, picture] = [ORIGIN + pageAddress(path), ORIGIN + pictureUrl(share)];
  return restaurantNode(menu, { page, picture, country: COUNTRY, year: import.meta.env.YEAR }, menus);
}

export type VenueHead = {
  /** The site's public origin, without a slash at its end. */
  readonly origin: string;
  /** The page's canonical address on its host, and the address of its web manifest. */
  readonly address: string;
  readonly manifest: string;
  readonly name: string;
  readonly grounds: readonly Ground[];
  readonly pictures: SharePictures;
  /** The interface's texts in the first language. */
  readonly texts: InterfaceTexts;
};

/**
 * The head of a venue's page (specification, point 2). Where search engines, Open Graph and Twitter need the same text, one element has both a name
 * and a property. Values that they derive themselves are left out.
 */
export function venueHead({ origin, address, manifest, name, grounds, pictures, texts }: VenueHead): string {
  const { page } = texts;
  const own = { venue: name };
  const title = fullTitle(fill(page.title, own), origin);
  const url = `${origin}${address}`;
  return [
    titleTag(title),
    element('meta', { name: 'description', property: 'og:description', content: fill(page.description, own) }),
    element('meta', { name: 'keywords', content: fill(page.keywords, own) }),
    element('link', { rel: 'canonical', href: url }),
    property('og:url', url),
    property('og:type', 'website'),
    element('meta', { name: 'twitter:title', property: 'og:title', content: title }),
    element('meta', {
      name: 'twitter:image',
      property: 'og:image',
      content: `${origin}${pictureUrl(pictures.share)}`,
    }),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    groundTags(grounds),
    iconTags(pictures),
    element('link', { rel: 'manifest', href: manifest }),
  ].join('');
}

const property = (name: string, content: string): string => element('meta', { property: name, content });

type PlainHead = {
  readonly origin: string;
  /** The title without the host, which is added. */
  readonly title: string;
  readonly description: string;
  readonly grounds: readonly Ground[];
  readonly pictures: SharePictures;
};

/** The head of a page without a venue, which search engines should not index. */
export function plainHead({ origin, title, description, grounds, pictures }: PlainHead): string {
  return [
    titleTag(fullTitle(title, origin)),
    element('meta', { name: 'description', content: description }),
    element('meta', { name: 'robots', content: 'noindex' }),
    groundTags(grounds),
    iconTags(pictures),
  ].join('');
}

/** An empty element with its attributes in the given order. */
function element(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${printed.join('')}>`;
}

/** A document's title: 'Carta digital QR de {venue} - {host}' (specification, point 2). `use-page-title.ts` keeps its end when the language changes. */
const fullTitle = (title: string, origin: string): string => `${title} - ${new URL(origin).host}`;

const titleTag = (title: string): string => `<title>${escapeHtml(title)}</title>`;

/** The tags that give the browser's own bars the page's colour. The browser uses the first one that matches. */
const groundTags = (grounds: readonly Ground[]): string =>
  grounds
    .map(({ colour, scheme }) =>
      element('meta', {
        name: 'theme-color',
        content: colour,
        ...(scheme && { media: `(prefers-color-scheme:${scheme})` }),
      }),
    )
    .join('');

/** The tags for the icons of the browser tab and the home screen. */
const iconTags = ({ icons }: SharePictures): string =>
  element('link', { rel: 'icon', href: pictureUrl(icons[48]) }) +
  element('link', { rel: 'apple-touch-icon', href: pictureUrl(icons[192]) });

/** Structured data as an element; `<` is escaped, so that no text ends the element. */
export const dataScript = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify(node).replaceAll('<', '\\u003c')}</script>`;

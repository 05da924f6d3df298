import { escapeHtml } from '../../terms/escape-html.ts';
import type { Language } from '../../terms/house.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import type { SharePictures } from '../head/share-pictures.ts';

/** A file of the site that is made from the menus and is no page. */
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

/** The robots.txt, which allows everything: pages that should not be found have a tag for that. */
export const robots = (sitemapAddress: string): string => `User-agent: *\nDisallow:\n\nSitemap: ${sitemapAddress}\n`;

type WebManifest = {
  readonly name: string;
  readonly description: string;
  /** The language of name and description. */
  readonly language: Language;
  /** The page's canonical address on its host. */
  readonly address: string;
  /** The ground colour of the page by day. */
  readonly ground: string;
  readonly pictures: SharePictures;
};

/**
 * The web manifest (JSON) with which a phone installs a venue's page among its apps. An icon's sign stands inside the circle that every mask
 * leaves, so one file serves both purposes.
 */
export function webManifest({ name, description, language, address, ground, pictures }: WebManifest): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    id: address,
    start_url: address,
    scope: address,
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: ([192, 512] as const).flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: pictureUrl(pictures.icons[size]),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}

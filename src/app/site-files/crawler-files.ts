import { escapeMarkup } from '../head/markup.ts';

/**
 * The pages that are to be found, by their one public address each. Nothing is said of when they changed: the build does not know
 * what it was that changed.
 */
export function sitemap(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`
  );
}

/** Everything may be read: a page that is not to be found says so itself. */
export const robots = (sitemapAddress: string): string => `User-agent: *\nDisallow:\n\nSitemap: ${sitemapAddress}\n`;

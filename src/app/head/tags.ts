/** The tags that the heads of all pages share. */
import { escapeHtml } from '../../terms/escape-html.ts';
import type { Ground } from '../../menu/theme.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import type { SharePictures } from './share-pictures.ts';

/** An element without contents, with its attributes in the order given. */
export function element(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${printed.join('')}>`;
}

/** A document's title: 'Carta digital QR de {venue} - {host}' (specification, point 2). `use-page-title.ts` keeps its end when the language changes. */
export const fullTitle = (title: string, origin: string): string => `${title} - ${new URL(origin).host}`;

export const titleTag = (title: string): string => `<title>${escapeHtml(title)}</title>`;

/** The tags that colour the browser's own bars like the page. The browser takes the first one that fits. */
export const groundTags = (grounds: readonly Ground[]): string =>
  grounds
    .map(({ colour, scheme }) =>
      element('meta', {
        name: 'theme-color',
        content: colour,
        ...(scheme && { media: `(prefers-color-scheme:${scheme})` }),
      }),
    )
    .join('');

/** The icon of a browser's tab, and that of a home screen. */
export const iconTags = ({ icons }: SharePictures): string =>
  element('link', { rel: 'icon', href: pictureUrl(icons[48]) }) +
  element('link', { rel: 'apple-touch-icon', href: pictureUrl(icons[192]) });

/** Structured data as an element of the head; `<` is escaped, so that no text ends the element. */
export const dataScript = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify(node).replaceAll('<', '\\u003c')}</script>`;

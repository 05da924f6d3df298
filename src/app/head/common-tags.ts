/** What the heads of all pages have. */
import type { Ground } from '../../menu/theme.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { element, escapeMarkup } from './markup.ts';
import type { SharePictures } from './share-pictures.ts';

/** 'Carta digital QR de {venue} - {host}' (specification, point 2). `use-page-title.ts` keeps the end when the language changes. */
export const fullTitle = (title: string, origin: string): string => `${title} - ${new URL(origin).host}`;

export const titleTag = (title: string): string => `<title>${escapeMarkup(title)}</title>`;

/** The browser's own bars in the colour of the page; it takes the first that fits. */
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

/** The sign on a home screen. The one in a browser's tab is the same for all pages (`index.html`). */
export const iconTag = ({ icons }: SharePictures): string =>
  element('link', { rel: 'apple-touch-icon', href: pictureUrl(icons[192]) });

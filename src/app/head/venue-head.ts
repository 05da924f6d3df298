import { fill } from '../../i18n/fill.ts';
import type { InterfaceTexts } from '../../i18n/interface-texts.ts';
import type { Ground } from '../../menu/theme.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { fullTitle, groundTags, iconTag, titleTag } from './common-tags.ts';
import { element } from './markup.ts';
import type { SharePictures } from './share-pictures.ts';

export type VenueHead = {
  /** The site's public origin, without a slash at its end. */
  readonly origin: string;
  /** The one address of the page on its host, and that of its web manifest. */
  readonly address: string;
  readonly manifest: string;
  readonly name: string;
  readonly grounds: readonly Ground[];
  readonly pictures: SharePictures;
  /** The interface's texts in the first language. */
  readonly texts: InterfaceTexts;
};

/**
 * The head of a venue's page (specification, point 2). One element says a thing to search engines, Open Graph and Twitter where
 * they want the same: it has both a name and a property. What they derive by themselves is left out.
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
    iconTag(pictures),
    element('link', { rel: 'manifest', href: manifest }),
  ].join('');
}

const property = (name: string, content: string): string => element('meta', { property: name, content });

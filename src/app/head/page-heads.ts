import type { InterfaceTexts } from '../../i18n/texts.ts';
import type { Ground } from '../../menu/theme.ts';
import { fill } from '../../terms/fill.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { element, fullTitle, groundTags, iconTags, titleTag } from './tags.ts';
import type { SharePictures } from './share-pictures.ts';

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
 * The head of a venue's page (specification, point 2). Where search engines, Open Graph and Twitter want the same text, one element has both
 * a name and a property. Values that they derive by themselves are left out.
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

/** The head of a page that is no venue's and should not be found by search engines. */
export function plainHead({ origin, title, description, grounds, pictures }: PlainHead): string {
  return [
    titleTag(fullTitle(title, origin)),
    element('meta', { name: 'description', content: description }),
    element('meta', { name: 'robots', content: 'noindex' }),
    groundTags(grounds),
    iconTags(pictures),
  ].join('');
}

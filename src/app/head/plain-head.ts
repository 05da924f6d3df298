import type { Ground } from '../../menu/theme.ts';
import { fullTitle, groundTags, iconTag, titleTag } from './common-tags.ts';
import { element } from './markup.ts';
import type { SharePictures } from './share-pictures.ts';

type PlainHead = {
  readonly origin: string;
  /** Without the host, which is added. */
  readonly title: string;
  readonly description: string;
  readonly grounds: readonly Ground[];
  readonly pictures: SharePictures;
};

/** The head of a page that is no venue's and that nobody looks for. */
export function plainHead({ origin, title, description, grounds, pictures }: PlainHead): string {
  return [
    titleTag(fullTitle(title, origin)),
    element('meta', { name: 'description', content: description }),
    element('meta', { name: 'robots', content: 'noindex' }),
    groundTags(grounds),
    iconTag(pictures),
  ].join('');
}

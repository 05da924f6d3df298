import type { Language } from '../../i18n/language.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { ICON_SIZES, type SharePictures } from '../head/share-pictures.ts';

type WebManifest = {
  readonly name: string;
  readonly description: string;
  /** Of the two texts. */
  readonly language: Language;
  /** The one address of the page on its host. */
  readonly address: string;
  /** The page's by day. */
  readonly ground: string;
  readonly pictures: SharePictures;
};

/**
 * What a phone needs to keep a venue's page among its apps. An icon's sign stands inside the circle that every mask leaves, so one
 * file serves both purposes.
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
    icons: ICON_SIZES.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: pictureUrl(pictures.icons[size]),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}

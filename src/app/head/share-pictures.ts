/** The sizes of the icons of a web manifest, in pixels: `menus/img/<venue>/icon-192.png`, `icon-512.png`. */
export const ICON_SIZES = [192, 512] as const;

/** The folder of the product's own. */
const SYSTEM = '_system';

/** Pictures that stand for a venue elsewhere, as paths below the image folder. */
export type SharePictures = {
  readonly share: string;
  /** The share image is the venue's, not the product's. */
  readonly isOwn: boolean;
  /** By size. */
  readonly icons: Readonly<Record<(typeof ICON_SIZES)[number], string>>;
};

/** A venue's pictures, each the product's own where the venue's folder has none. `pictures` are all that there are. */
export function sharePictures(venue: string | undefined, pictures: ReadonlySet<string>): SharePictures {
  const find = (file: string): string => {
    const own = `${venue}/${file}`;
    return pictures.has(own) ? own : `${SYSTEM}/${file}`;
  };
  const share = find('share.jpg');
  return {
    share,
    isOwn: !share.startsWith(`${SYSTEM}/`),
    icons: { 192: find('icon-192.png'), 512: find('icon-512.png') },
  };
}

/** The sizes of a venue's icons, in pixels: the browser tab's, then those of its web manifest. */
export const ICON_SIZES = [48, 192, 512] as const;

export type IconSize = (typeof ICON_SIZES)[number];

/** The folder of the product's own pictures. */
export const SYSTEM = '_system';

/**
 * A venue's share picture, and its icons by size, as paths below the image folder. The build makes all of them (`build/share`); the product's own for a
 * page without a venue.
 */
export const sharePictures = (venue: string = SYSTEM) => ({
  share: `${venue}/share.jpg`,
  icons: { 48: `${venue}/icon-48.png`, 192: `${venue}/icon-192.png`, 512: `${venue}/icon-512.png` },
});

export type SharePictures = ReturnType<typeof sharePictures>;

/** Endings of pictures that browsers cannot show, and that the build converts. */
const OF_PHONES = ['.heic', '.heif'];

/** Endings of raster pictures, from which the build makes the files for pages. */
const RASTERS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', ...OF_PHONES];

/** Endings of all pictures and videos, in the order in which a name without one is looked up. */
const ENDINGS = [...RASTERS, '.svg', '.mp4'];

const endsIn = (file: string, endings: readonly string[]): boolean =>
  endings.some((ending) => file.toLowerCase().endsWith(ending));

/** The files that a name without an ending may mean. */
export const picturesNamed = (name: string): string[] => ENDINGS.map((ending) => name + ending);

/** Whether a page can show a file, or the build's version of it. The case of an ending does not matter, because cameras write `.JPG`. */
export const isPicture = (file: string): boolean => endsIn(file, ENDINGS);

/** Whether a picture is a looping, muted video, by its ending (specification, point 2). */
export const isVideo = (file: string): boolean => endsIn(file, ['.mp4']);

/** Whether a picture is a drawing, which the page shows as it is. */
export const isDrawing = (file: string): boolean => endsIn(file, ['.svg']);

/** The picture with the same name as a video, which is shown until it plays. */
export function posterOf(video: string, files: Iterable<string>): string | undefined {
  const stem = stemOf(video);
  return [...files].find((file) => endsIn(file, RASTERS) && stemOf(file) === stem);
}

/** A file without its ending. */
export const stemOf = (file: string): string => file.replace(/\.\w+$/, '');

/** The file name of the whole picture on the site; a converted one for formats that browsers cannot show. */
export const wholeOf = (file: string): string => (endsIn(file, OF_PHONES) ? `${file}.jpg` : file);

/**
 * The crops of a picture, in pixels: for a row (three times its place), for the full width of a phone's popup, and for a section's title (three times
 * its place). `bytes` is the size limit of a file.
 */
export const CROPS = {
  row: { width: 288, height: 192, bytes: 12_000 },
  section: { width: 528, height: 168, bytes: 20_000 },
  popup: { width: 1080, height: 720, bytes: 70_000 },
} as const;

export type Crop = keyof typeof CROPS;

/** An uncropped raster logo, badge or sign: three times the place of a logo. WebP, which supports transparency. */
export const SMALL = { width: 360, height: 108, bytes: 12_000, ending: '~small.webp' } as const;

/** The formats in order: a browser takes the first that it supports. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof FORMATS)[number];

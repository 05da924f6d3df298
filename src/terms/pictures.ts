/** Endings of pictures that no browser shows, and of which the build makes others. */
const OF_PHONES = ['.heic', '.heif'];

/** Endings of pictures made of points, of which the build makes what a page needs. */
const RASTERS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', ...OF_PHONES];

/** Endings of all pictures and videos, in the order in which a name without one is looked up. */
const ENDINGS = [...RASTERS, '.svg', '.mp4'];

const endsIn = (file: string, endings: readonly string[]): boolean =>
  endings.some((ending) => file.toLowerCase().endsWith(ending));

/** The files that a name without an ending may mean. */
export const picturesNamed = (name: string): string[] => ENDINGS.map((ending) => name + ending);

/** Whether a page can show a file, or what the build makes of it. A camera writes `.JPG`: the case of an ending does not matter. */
export const isPicture = (file: string): boolean => endsIn(file, ENDINGS);

/** Whether a picture is a looping, muted video, by its ending (specification, point 2). */
export const isVideo = (file: string): boolean => endsIn(file, ['.mp4']);

/** Whether a picture is a drawing, which the page shows as it is. */
export const isDrawing = (file: string): boolean => endsIn(file, ['.svg']);

/** Whether a picture is made of points, and no drawing or video. */
const isRaster = (file: string): boolean => endsIn(file, RASTERS);

/** The picture of the same name beside a video, which stands until it plays. */
export function posterOf(video: string, files: Iterable<string>): string | undefined {
  const stem = stemOf(video);
  return [...files].find((file) => isRaster(file) && stemOf(file) === stem);
}

/** A file without its ending. */
const stemOf = (file: string): string => file.replace(/\.\w+$/, '');

/** The picture that the build makes of a whole one, under a name of its own where no browser shows it as it is. */
export const wholeOf = (file: string): string => (endsIn(file, OF_PHONES) ? `${file}.jpg` : file);

/**
 * What is made of a picture, in points: three times the place of a row's, the whole width of a phone's popup, three times the
 * place beside a section's title. `bytes` are the most that a file may have.
 */
export const CROPS = {
  row: { width: 288, height: 192, bytes: 12_000 },
  section: { width: 528, height: 168, bytes: 20_000 },
  popup: { width: 1080, height: 720, bytes: 70_000 },
} as const;

export type Crop = keyof typeof CROPS;

/** A logo, a badge or a sign made of points, whole: three times the place of a logo. WebP, which lets the ground shine through. */
export const SMALL = { width: 360, height: 108, bytes: 12_000, ending: '~small.webp' } as const;

/** In the order in which a browser takes the first that it knows. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof FORMATS)[number];

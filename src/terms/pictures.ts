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

/** Whether a picture is made of points, and no drawing or video. */
export const isRaster = (file: string): boolean => endsIn(file, RASTERS);

/** The picture that the build makes of a whole one, under a name of its own where no browser shows it as it is. */
export const wholeOf = (file: string): string => (endsIn(file, OF_PHONES) ? `${file}.jpg` : file);

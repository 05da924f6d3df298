/** Endings of the pictures and videos that a page can show, in the order in which a name without one is looked up. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg', '.mp4'];

/** The files that a name without an ending may mean, the likeliest first. */
export const picturesNamed = (name: string): string[] => ENDINGS.map((ending) => name + ending);

/** Whether a page can show a file. A camera writes `.JPG`, so the case of an ending does not matter. */
export const isPicture = (file: string): boolean => ENDINGS.some((ending) => file.toLowerCase().endsWith(ending));

import sharp from 'sharp';

// A thread for each picture uses cores better than many threads for one.
sharp.concurrency(1);
sharp.cache(false);

/** The library that draws and encodes pictures, as the build uses it. */
export { sharp };

import sharp from 'sharp';

// One thread per picture uses cores better than many threads for one picture.
sharp.concurrency(1);
sharp.cache(false);

/** The library that draws and encodes pictures, as the build uses it. */
export { sharp };

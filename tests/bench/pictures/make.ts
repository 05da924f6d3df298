/** Makes the pictures of a folder as the build does, and prints how many it made: measured as a process by `run.ts`. */
import { join } from 'node:path';
import { BuildCache } from '../../../src/app/build/cache.ts';
import { WORTH } from '../../../src/app/build/compress.ts';
import { makePictures } from '../../../src/app/build/pictures/make-pictures.ts';

const [folder = ''] = process.argv.slice(2);
const cache = new BuildCache(join(folder, 'cache'), WORTH.shared);
const { files, encoded } = await makePictures({ from: join(folder, 'img'), to: '', cache, code: '' });
for (const file of files) cache.place(join(folder, 'site'), file);
process.stdout.write(String(encoded));

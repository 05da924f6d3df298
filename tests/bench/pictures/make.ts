/** Makes the pictures of a folder as the build does, and prints how many it made: measured as a process by `run.ts`. */
import { join } from 'node:path';
import { makePictures } from '../../../src/app/build/pictures/make-pictures.ts';

const [folder = ''] = process.argv.slice(2);
const { encoded } = await makePictures({
  from: join(folder, 'img'),
  to: join(folder, 'site'),
  cache: join(folder, 'cache'),
});
process.stdout.write(String(encoded));

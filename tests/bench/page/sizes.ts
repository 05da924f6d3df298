/**
 * Raw, gzip and brotli size of every text file of a folder, as `serve.ts` would send it, in kilobytes of 1000.
 *
 *   node tests/bench/page/sizes.ts FOLDER
 */
import { formatSizes } from './serve/format-sizes.ts';
import { loadFolder } from './serve/load-folder.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: sizes.ts FOLDER');
process.stdout.write(formatSizes(loadFolder(folder)));

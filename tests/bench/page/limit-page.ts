/**
 * Writes the limit page of a venue: `OUT_DIR/index.html` and `OUT_DIR/i18n/<language>.json`.
 *
 *   npm run --silent carta -- inspect menus/oceans.yaml --format json | node tests/bench/page/limit-page.ts OUT_DIR [--images URL]
 */
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { limitPage } from './limit/limit-page.ts';
import { writeLimitPage } from './limit/write-limit-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { images: { type: 'string', default: 'img' } },
});
const [folder] = positionals;
if (folder === undefined)
  throw new Error('usage: carta inspect FILE --format json | limit-page.ts OUT_DIR [--images URL]');
const page = limitPage(JSON.parse(readFileSync(0, 'utf8')) as ResolvedVenue, values.images);
writeLimitPage(page, folder);
process.stdout.write(`${folder}/index.html: ${page.html.length} characters\n`);

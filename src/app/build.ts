import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { explain } from '../../server/protocol/explained-error.ts';
import { readEnvFile } from './build/env-file.ts';

/**
 * `npm run build -- [--out DIR] [--cache DIR] [--quick]`: builds the site from what the compiler has written. The cache keeps the results of earlier
 * builds and may be deleted at any time. A quick build, for a trial, compresses less.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    cache: { type: 'string', default: 'node_modules/.cache/carta' },
    quick: { type: 'boolean', default: false },
  },
});

// This overrides the shell's value, because React's development build is three times as large.
process.env['NODE_ENV'] = 'production';
const begin = performance.now();
enableCompileCache();
try {
  readEnvFile(resolve(project, '.env'), process.env);
  const { buildSite } = await import('./build/build-site.ts');
  const { pages } = await buildSite({
    project,
    out: resolve(project, values.out),
    cache: resolve(project, values.cache),
    quick: values.quick,
    environment: process.env,
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(`Built ${pages} pages in ${seconds} s.\n`);
} catch (error) {
  explain(error);
}

/**
 * Serves folders for `page-load.ts`, one port each, alike in every respect. They are read once: start it anew after a build.
 *
 *   node tests/bench/page/serve.ts name=FOLDER [name=FOLDER ...] [--port 4100]
 */
import { parseArgs } from 'node:util';
import { parseNamed } from './named.ts';
import { serveFolder } from './serve/serve-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4100' } },
});
if (positionals.length === 0) throw new Error('usage: serve.ts name=FOLDER [name=FOLDER ...] [--port 4100]');
for (const [index, { name, value }] of positionals.map(parseNamed).entries()) {
  const { origin } = await serveFolder(value, Number(values.port) + index);
  process.stdout.write(`${name}=${origin}/  ${value}\n`);
}

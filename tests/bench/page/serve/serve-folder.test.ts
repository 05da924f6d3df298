import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../codegen/support/temporary-folder.ts';
import { formatSizes } from './format-sizes.ts';
import { loadFolder } from './load-folder.ts';
import { type Folder, serveFolder } from './serve-folder.ts';

const LONG = 'dish '.repeat(100);

let served: Folder;
beforeEach(async () => {
  served = await serveFolder(
    temporaryFolder({
      'index.html': LONG,
      'menu/index.html': LONG,
      'cartasqr/assets/app-abcdefgh.js': LONG,
      'short.css': 'a{}',
      'menu/index.html.br': 'of the build',
    }),
  );
});
afterEach(() => served.close());

const ask = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(served.origin + path, { headers }, (response) => resolve(response.resume())).on('error', reject);
  });

it('compresses as well as the browser can read', async () => {
  const encoding = async (accept: string): Promise<unknown> =>
    (await ask('/menu/', { 'accept-encoding': accept })).headers['content-encoding'];
  expect(await encoding('gzip, br')).toBe('br');
  expect(await encoding('gzip')).toBe('gzip');
  expect(await encoding('')).toBeUndefined();
});

it('answers a folder with its page, with or without a slash', async () => {
  expect((await ask('/menu')).statusCode).toBe(200);
  expect((await ask('/')).statusCode).toBe(200);
});

it('lets hashed files be kept for ever, and has pages checked', async () => {
  expect((await ask('/cartasqr/assets/app-abcdefgh.js')).headers['cache-control']).toMatch('immutable');
  const page = await ask('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await ask('/', { 'if-none-match': String(page.headers['etag']) })).statusCode).toBe(304);
});

it('stays inside of its folder', async () => {
  expect((await ask('/../package.json')).statusCode).toBe(404);
  expect((await ask('/%E0%A4%A')).statusCode).toBe(400);
});

it('prints the sizes of text files, the largest first, without those that the build compressed', () => {
  const folder = temporaryFolder({
    'small.html': LONG,
    'large.js': LONG + [...LONG].toSorted().join(''),
    'large.js.br': '',
  });
  expect(formatSizes(loadFolder(folder))).toBe(
    ['kB           raw  gzip  brotli\n', '/large.js    1.0   0.0     0.0\n', '/small.html  0.5   0.0     0.0\n'].join(
      '',
    ),
  );
});

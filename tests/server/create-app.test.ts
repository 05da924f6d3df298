import fastify, { type FastifyInstance } from 'fastify';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { registerErrors } from '../../server/http/errors.ts';
import { createFixtureSite } from '../support/fixture-site.ts';

const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";
const NOT_FOUND = [404, '<h1>Not found</h1>'];

let app: FastifyInstance;
let fixture: Awaited<ReturnType<typeof createFixtureSite>>;

beforeAll(async () => {
  fixture = await createFixtureSite();
  app = await createApp({ ...fixture, config: { publicUrl: undefined, logLevel: 'silent' } });
});

afterAll(async () => {
  await app.close();
  await fixture.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  test.each([
    ['/cartasqr/', 'Demo'],
    ['/cartasqr/test', 'Demo'],
    ['/cartasqr/test/', 'Demo'],
    ['/cartasqr/ohara', 'Ohara'],
    ['/cartasqr/ohara/', 'Ohara'],
    ['/cartasqr/ohara?mesa=4', 'Ohara'],
    ['/cartasqr/%6Fhara', 'Ohara'],
    ['/cartasqr/ohara/mesa-4', 'Ohara'],
    ['/cartasqr/ohara/mesa-4/', 'Ohara'],
    ['/cartasqr/ohara/a%2Fb', 'Ohara'],
    [`/cartasqr/ohara/${'x'.repeat(900)}`, 'Ohara'],
    ['/cartasqr/bsmash', 'Bsmash'],
  ])('%s is served', async (url, name) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', `<h1>${name}</h1>`]);
  });

  it('has the document without stamp card where nobody can sign in', async () => {
    expect((await get('/cartasqr/taberna')).body).toBe('<h1>Taberna, menu alone</h1>');
    expect((await get('/cartasqr/taberna/index.alone.html')).statusCode).toBe(404);
  });

  test('T10: ask for no news where nobody can sign in, and so nobody answers', async () => {
    expect((await get('/cartasqr/ohara')).headers).not.toHaveProperty('server-timing');
    expect((await get('/cartasqr/api/tonight?barID=taberna')).statusCode).toBe(404);
  });

  test.each([
    '/cartasqr/bsmash/mesa-4',
    '/cartasqr/ohara/mesa-4/x',
    '/cartasqr/nada',
    '/cartasqr/OHARA',
    '/cartasqr//ohara',
    '/cartasqr/bsmash/index.html',
    '/cartasqr/index.html',
    '/cartasqr/assets/none.js',
    '/cartasqr/assets/',
    '/cartasqr/img/ohara',
    '/cartasqr/img/ohara/',
    '/cartasqr/img/ohara/logo.svg/',
    '/nada',
    '/cartasqr/%zz',
    '/cartasqr/%00',
    '/pages.json',
    '/secret.txt',
    // Out of the folder.
    '/cartasqr/img/../../secret.txt',
    '/cartasqr/img/..%2F..%2Fsecret.txt',
    '/cartasqr/img/%2e%2e/%2e%2e/secret.txt',
    '/cartasqr/assets/..%5c..%5csecret.txt',
    '/cartasqr/img//etc/passwd',
    '/cartasqr/img/ohara/logo.svg%00.jpg',
  ])('%s is answered with the not-found page', async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual(NOT_FOUND);
  });

  it('are looked for once: each try listens to the answer, and Node warns of too many', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on('warning', note);
    for (const url of ['assets/none.js', 'img/none.jpg', 'img/ohara', 'nada']) {
      await get(`/cartasqr/${url}`, { 'accept-encoding': 'br, gzip' });
    }
    // Node warns later.
    await setImmediate();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('are not found in parts, nor because a browser has them', async () => {
    for (const conditions of [
      { 'if-none-match': '*', range: 'bytes=0-0' },
      { 'if-match': '"1"' },
      { 'if-unmodified-since': new Date(0).toUTCString() },
    ]) {
      const { statusCode, body } = await get('/cartasqr/nada', conditions);
      expect([statusCode, body]).toEqual(NOT_FOUND);
    }
  });

  test.each([
    ['/', '/cartasqr/'],
    ['/cartasqr', '/cartasqr/'],
    ['/cartasqr?mesa=4', '/cartasqr/?mesa=4'],
  ])('%s leads to the demo at %s', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it('are answered to HEAD like to GET, without the body, and to no other method', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/cartasqr/ohara' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '14', '']);
    expect((await app.inject({ method: 'POST', url: '/cartasqr/ohara' })).statusCode).toBe(404);
  });
});

it('a page whose file is missing is no page that went away: phones keep their copies, and the log says which file', async () => {
  const half = await createFixtureSite();
  onTestFinished(half.remove);
  await rm(join(half.folder, 'documents/ohara-index.html'));
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const broken = await createApp({ ...half, config: { publicUrl: undefined, logLevel: 'warn' }, logStream });
  onTestFinished(() => broken.close());
  const statuses = ['/cartasqr/ohara', '/cartasqr/ohara/mesa-4', '/cartasqr/nada', '/cartasqr/bsmash'].map(
    async (url) => (await broken.inject(url)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([500, 500, 404, 200]);
  expect((await broken.inject({ method: 'POST', url: '/cartasqr/ohara' })).statusCode).toBe(404);
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual([
    'documents/ohara-index.html is missing from the site: build it again.',
  ]);
});

describe('files beside the pages', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *'],
    ['/cartasqr/ohara/menu.es.jsonld', 'application/ld+json', '{"@type":"Menu"}'],
    ['/cartasqr/ohara/manifest.webmanifest', 'application/manifest+json', '{"name":"Ohara"}'],
    ['/cartasqr/ohara', 'text/html; charset=utf-8', '<h1>Ohara</h1>'],
  ])('%s is served as %s, compressed where the browser takes it', async (url, type, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, body]);
    const { headers } = await get(url, { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary, headers['content-type']]).toEqual([
      'br',
      'accept-encoding',
      type,
    ]);
  });

  it('are those that the site names: a file that merely lies there is not found', async () => {
    expect((await get('/cartasqr/ohara/menu.en.jsonld')).body).toBe('<h1>Ohara</h1>');
    expect((await get('/cartasqr/bsmash/manifest.webmanifest')).statusCode).toBe(404);
  });

  it('stand before a venue’s own segment: a table of that name is not lost, its page has another address', async () => {
    expect((await get('/cartasqr/ohara/manifest.webmanifest/')).body).toBe('<h1>Ohara</h1>');
  });
});

describe('headers', () => {
  test.each([
    ['/cartasqr/ohara', 'no-cache'],
    ['/cartasqr/ohara/menu.es.jsonld', 'no-cache'],
    ['/cartasqr/service-worker.js', 'no-cache'],
    ['/cartasqr/img/ohara/logo.svg', 'public, max-age=86400'],
    ['/cartasqr/assets/main-a1b2c3.js', 'public, max-age=31536000, immutable'],
  ])('let %s be kept as %s, and asked for shortly', async (url, caching) => {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe(caching);
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('say of no page when it was made: a menu that was taken back is older than the one that it replaces', async () => {
    const later = { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() };
    for (const url of ['/cartasqr/ohara', '/cartasqr/ohara/menu.es.jsonld']) {
      const { statusCode, headers } = await get(url, later);
      expect([statusCode, headers['last-modified']]).toEqual([200, undefined]);
    }
  });

  test.each([
    ['/cartasqr/ohara', POLICY],
    ['/cartasqr/nada', POLICY],
    ['/cartasqr/img/ohara/logo.svg', "default-src 'none'; frame-ancestors 'none'"],
    ['/cartasqr/service-worker.js', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"],
  ])('let %s load what it needs, and nobody frame it', async (url, policy) => {
    const { headers } = await get(url);
    expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual([policy, 'nosniff']);
  });

  test.each([
    ['IMG_0412.JPG', 'image/jpeg'],
    ['queso.jpeg', 'image/jpeg'],
    ['vino.AVIF', 'image/avif'],
    ['logo.svg', 'image/svg+xml'],
  ])('say of the picture %s that it is %s', async (name, type) => {
    const { statusCode, headers } = await get(`/cartasqr/img/ohara/${name}`);
    expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([200, type]);
  });

  it('say that the service worker is a script', async () => {
    const { headers, body } = await get('/cartasqr/service-worker.js');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(body).toBe('self.skipWaiting();');
  });

  it('ask for https only where the public address has it', async () => {
    expect((await get('/cartasqr/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await createApp({ ...fixture, config: { publicUrl: 'https://cartas.example', logLevel: 'silent' } });
    const { headers } = await secure.inject('/cartasqr/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await secure.close();
  });
});

it('nothing of the inside is said when something fails', async () => {
  const broken = fastify();
  registerErrors(broken);
  broken.get('/broken', () => {
    throw new Error('password of the database: hunter2');
  });
  const { statusCode, headers, body } = await broken.inject('/broken');
  expect([statusCode, headers['content-type'], body]).toEqual([
    500,
    'text/plain; charset=utf-8',
    'Internal server error\n',
  ]);
});

it('slow clients have 5 s for their headers and 10 s for a whole request', () => {
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([5_000, 10_000]);
});

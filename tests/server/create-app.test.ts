import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { createFixtureSite } from '../support/fixture-site.ts';

const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";

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
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(`<h1>${name}</h1>`);
  });

  test.each([
    ['/cartasqr/bsmash/mesa-4'],
    ['/cartasqr/ohara/mesa-4/x'],
    ['/cartasqr/nada'],
    ['/cartasqr/OHARA'],
    ['/cartasqr//ohara'],
    ['/cartasqr/bsmash/index.html'],
    ['/cartasqr/index.html'],
    ['/cartasqr/assets/none.js'],
    ['/cartasqr/assets/'],
    ['/cartasqr/img/ohara/'],
    ['/nada'],
    ['/cartasqr/%zz'],
    ['/cartasqr/%00'],
    ['/pages.json'],
    ['/secret.txt'],
  ])('%s is answered with the not-found page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('<h1>Not found</h1>');
  });

  test.each([
    ['/cartasqr/img/../../secret.txt'],
    ['/cartasqr/img/..%2F..%2Fsecret.txt'],
    ['/cartasqr/img/%2e%2e/%2e%2e/secret.txt'],
    ['/cartasqr/assets/..%5c..%5csecret.txt'],
    ['/cartasqr/img//etc/passwd'],
    ['/cartasqr/img/ohara/logo.svg%00.jpg'],
  ])('%s does not leave the folder', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('<h1>Not found</h1>');
  });

  it('leads / and /cartasqr to the demo and keeps the query', async () => {
    expect((await get('/')).headers.location).toBe('/cartasqr/');
    expect((await get('/cartasqr')).headers.location).toBe('/cartasqr/');
    expect((await get('/cartasqr?mesa=4')).headers.location).toBe('/cartasqr/?mesa=4');
    expect((await get('/')).statusCode).toBe(302);
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/cartasqr/ohara' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('14');
    expect(answer.body).toBe('');
  });

  it('refuses other methods', async () => {
    const answer = await app.inject({ method: 'POST', url: '/cartasqr/ohara' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('files beside the pages', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *'],
    ['/cartasqr/ohara/menu.es.jsonld', 'application/ld+json', '{"@type":"Menu"}'],
    ['/cartasqr/ohara/manifest.webmanifest', 'application/manifest+json', '{"name":"Ohara"}'],
  ])('%s is served as %s', async (url, type, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, body]);
    const compressed = await get(url, { 'accept-encoding': 'br' });
    expect([compressed.headers['content-encoding'], compressed.headers['content-type']]).toEqual(['br', type]);
  });

  it('are asked for anew each time, and answered shortly when they did not change', async () => {
    const first = await get('/cartasqr/ohara/menu.es.jsonld');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/cartasqr/ohara/menu.es.jsonld', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
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
  it('lets a page be kept only after asking again', async () => {
    const first = await get('/cartasqr/ohara');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/cartasqr/ohara', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('gives a page its own policy, and lets nobody frame it', async () => {
    expect((await get('/cartasqr/ohara')).headers['content-security-policy']).toBe(POLICY);
    expect((await get('/cartasqr/nada')).headers['content-security-policy']).toBe(POLICY);
  });

  it('lets a file that is opened by itself load nothing', async () => {
    const { headers } = await get('/cartasqr/img/ohara/logo.svg');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends the compressed variant that the browser takes', async () => {
    const answer = await get('/cartasqr/ohara', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('lets scripts be kept for a year and pictures for a day', async () => {
    const script = await get('/cartasqr/assets/main-a1b2c3.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const picture = await get('/cartasqr/img/ohara/logo.svg');
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('lets the service worker be asked for anew each time, and lets it ask this site only', async () => {
    const { statusCode, headers, body } = await get('/cartasqr/service-worker.js');
    expect(statusCode).toBe(200);
    expect(body).toBe('self.skipWaiting();');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  });

  it('never answers an unknown address with an empty page', async () => {
    const answer = await get('/cartasqr/nada', { 'if-none-match': '*', range: 'bytes=0-0' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('<h1>Not found</h1>');
  });

  it('asks for https only where the public address has it', async () => {
    expect((await get('/cartasqr/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await createApp({
      ...fixture,
      config: { publicUrl: 'https://cartas.example', logLevel: 'silent' },
    });
    const { headers } = await secure.inject({ url: '/cartasqr/' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await secure.close();
  });
});

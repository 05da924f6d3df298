import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import type { Site } from '../../server/protocol/site.ts';
import { readSite } from '../../server/read-site.ts';
import { atBase, buildTestSite, PUBLIC_URL, WITH_LANGUAGES } from '../support/built-site.ts';
import { inShort } from '../support/long.ts';

/** Addresses on this host that a document or a style names. */
const ADDRESSES = /(?:href|src|srcset|data-script|data-style|content)="(\/[^"\s,#?]*)/g;

// Each is a site of its own to build: in short the one that differs most from the tests' site.
const SITES = inShort(1, [
  { base: '', variant: WITH_LANGUAGES },
  { base: '/menu', variant: atBase('/menu') },
]);

describe.each(SITES)('a site at "$base"', ({ base, variant }) => {
  let folder: string;
  let site: Site;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await buildTestSite(variant);
    site = await readSite(folder);
    app = await createApp({ folder, site, config: { publicUrl: PUBLIC_URL, logLevel: 'silent' } });
  }, 240_000);

  afterAll(() => app?.close());

  const get = async (url: string) => app.inject({ url });

  it('has every page, and all that a page names on its host', async () => {
    const documents = await Promise.all(
      site.pages.map(async ({ path }) => {
        const answer = await get(`${base}/${path}`);
        expect([path, answer.statusCode]).toEqual([path, 200]);
        return answer.body;
      }),
    );
    const named = new Set(
      documents.flatMap((each) => [...each.matchAll(ADDRESSES)].map(([, address = '']) => address)),
    );
    expect(named.size).toBeGreaterThan(20);
    for (const address of named) {
      // Pages that do not know the base path would name others.
      expect(address.startsWith(`${base}/`)).toBe(true);
      expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
    }
  });

  it('has a page at the address of each table, and of each view of an app', async () => {
    const deep = site.pages.flatMap(({ routes }) => routes.filter((route) => route.includes('/')));
    expect(deep).toContain('taberna/:urlPath');
    for (const route of deep) {
      const address = `${base}/${route.replaceAll(/:[^/]+/g, 'mesa-4')}`;
      expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
    }
  });

  it('knows no other base path', async () => {
    for (const { file } of [...site.pages, site.notFound]) {
      // The marker of a diner's code is no address.
      expect(await readFile(join(folder, file), 'utf8')).not.toContain('/cartasqr');
    }
    expect((await get('/cartasqr/parrilla')).statusCode).toBe(404);
  });

  it('tells crawlers, phones and shared links where it is', async () => {
    const sitemap = (await get(`${base}/sitemap.xml`)).body;
    expect(sitemap).toContain(`<loc>https://cartas.example${base}/</loc>`);
    expect(sitemap).toContain(`<loc>https://cartas.example${base}/parrilla</loc>`);
    expect((await get('/robots.txt')).body).toContain(`Sitemap: https://cartas.example${base}/sitemap.xml`);
    const document = (await get(`${base}/parrilla`)).body;
    expect(document).toContain(`<link rel="canonical" href="https://cartas.example${base}/parrilla">`);
    expect(document).toContain(`<meta property="og:url" content="https://cartas.example${base}/parrilla">`);
    expect((await get(`${base}/parrilla/manifest.webmanifest`)).json()).toMatchObject({
      start_url: `${base}/parrilla`,
      scope: `${base}/parrilla`,
    });
  });

  it('has its service worker at its top, so that it may answer for all pages', async () => {
    const worker = await get(`${base}/service-worker.js`);
    expect(worker.statusCode).toBe(200);
    expect(worker.body).not.toContain('/cartasqr');
  });

  it('leads the root of the host to its home page', async () => {
    const root = await get('/?mesa=4');
    expect([root.statusCode, root.headers.location]).toEqual(base === '' ? [200, undefined] : [302, '/menu/?mesa=4']);
    expect((await get('/nada')).statusCode).toBe(404);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Site } from '../../server/protocol/site.ts';

const POLICY = "default-src 'none'; img-src 'self'";

/** One price, one that is a text, and none. */
const DISHES: Site['menus'][number]['dishes'] = [
  { id: 'croquetas', name: { es: 'Croquetas', en: 'Croquettes' }, section: 'Tapas', price: 7.5 },
  { id: 'rodaballo', name: { es: 'Rodaballo' }, section: 'Pescados', price: 'S.M' },
  { id: 'vino', name: { es: 'Vino' }, section: 'Bebidas', price: null },
];

export const FIXTURE_SITE: Site = {
  base: '/cartasqr',
  pages: [
    {
      path: '',
      file: 'cartasqr/index.html',
      served: 'documents/index.html',
      routes: [''],
      status: 200,
      policy: POLICY,
      signIn: 'none',
    },
    {
      path: 'test',
      file: 'cartasqr/test/index.html',
      served: 'documents/test-index.html',
      routes: ['test'],
      status: 200,
      policy: POLICY,
      signIn: 'none',
    },
    {
      path: 'ohara',
      file: 'cartasqr/ohara/index.html',
      served: 'documents/ohara-index.html',
      routes: ['ohara', 'ohara/:urlPath'],
      status: 200,
      policy: POLICY,
      signIn: 'none',
    },
    {
      path: 'bsmash',
      file: 'cartasqr/bsmash/index.html',
      served: 'documents/bsmash-index.html',
      routes: ['bsmash'],
      status: 200,
      policy: POLICY,
      signIn: 'none',
    },
    {
      path: 'taberna',
      file: 'cartasqr/taberna/index.html',
      served: 'documents/taberna-index.html',
      alone: 'cartasqr/taberna/index.alone.html',
      servedAlone: 'documents/taberna-index.alone.html',
      routes: ['taberna'],
      status: 200,
      policy: POLICY,
      signIn: 'session',
    },
  ],
  notFound: {
    path: '404',
    file: 'cartasqr/404.html',
    served: 'documents/404.html',
    routes: [],
    status: 404,
    policy: POLICY,
    signIn: 'none',
  },
  menus: ['taberna', 'gottan'].map((barID) => ({ barID, languages: ['es', 'en'], dishes: DISHES })),
  files: ['/robots.txt', '/cartasqr/ohara/menu.es.jsonld', '/cartasqr/ohara/manifest.webmanifest'],
};

const files: Record<string, string> = {
  'pages.json': JSON.stringify(FIXTURE_SITE),
  'documents/index.html': '<h1>Demo</h1>',
  'documents/test-index.html': '<h1>Demo</h1>',
  'documents/ohara-index.html': '<h1>Ohara</h1>',
  'documents/bsmash-index.html': '<h1>Bsmash</h1>',
  'documents/taberna-index.html': '<h1>Taberna</h1>',
  'documents/taberna-index.alone.html': '<h1>Taberna, menu alone</h1>',
  'documents/404.html': '<h1>Not found</h1>',
  'cartasqr/index.html': '<h1>Demo</h1>',
  'cartasqr/test/index.html': '<h1>Demo</h1>',
  'cartasqr/ohara/index.html': '<h1>Ohara</h1>',
  'cartasqr/bsmash/index.html': '<h1>Bsmash</h1>',
  'cartasqr/taberna/index.html': '<h1>Taberna</h1>',
  'cartasqr/taberna/index.alone.html': '<h1>Taberna, menu alone</h1>',
  'cartasqr/404.html': '<h1>Not found</h1>',
  'cartasqr/service-worker.js': 'self.skipWaiting();',
  'cartasqr/assets/main-a1b2c3.js': 'export {};',
  // 1 KB, for measuring the time of an answer.
  'cartasqr/assets/kilobyte-d4e5f6.js': `//${'x'.repeat(1_022)}`,
  'cartasqr/img/ohara/logo.svg': '<svg/>',
  'cartasqr/img/ohara/IMG_0412.JPG': 'x',
  'cartasqr/img/ohara/queso.jpeg': 'x',
  'cartasqr/img/ohara/vino.AVIF': 'x',
  'robots.txt': 'User-agent: *',
  'cartasqr/ohara/menu.es.jsonld': '{"@type":"Menu"}',
  'cartasqr/ohara/manifest.webmanifest': '{"name":"Ohara"}',
  'cartasqr/ohara/menu.en.jsonld': '{}',
  'secret.txt': 'secret',
};

/** A low quality suffices for tests; the best takes ten times as long. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

/** A small built site in a folder of its own, so that the server's rules are tested without a build. */
export async function createFixtureSite(): Promise<{ folder: string; site: Site; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'carta-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content, QUICK));
  }
  return { folder, site: FIXTURE_SITE, remove: () => rm(folder, { recursive: true }) };
}

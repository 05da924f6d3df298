/** How the built site is found by search engines and looks when its link is sent around (specification, point 2). */
import { describe, expect, inject, it } from 'vitest';
import { goToTheEnd, openPage, speak } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';
import { faultsOf } from '../support/schema-org.ts';

const site = inject('site');
const { origin } = new URL(site);
const PUBLIC = 'https://cartas.example';

/** A file of the site by its public address or its path. */
const get = (address: string): Promise<Response> => fetch(new URL(address.replace(PUBLIC, ''), origin));

const typeOf = async (address: string): Promise<string | null> => (await get(address)).headers.get('content-type');

const htmlOf = async (path: string): Promise<string> => (await get(`/cartasqr${path}`)).text();

/** How the page is drawn. */
const FOR_BROWSERS = new Set(['viewport', 'stylesheet', 'preload']);

/** Everything else in a head that has a name, a property or a relation, in its order; what stands twice is a list. */
function tagsOf(html: string): Record<string, string> {
  const [head = ''] = html.split('</head>');
  const found: Record<string, string> = {};
  for (const [, inside = ''] of head.matchAll(/<(?:meta|link) ([^>]*)>/g)) {
    const all = Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value]) => [key, value]),
    );
    for (const key of [all['name'], all['property'], all['rel']]) {
      const value = all['content'] ?? all['href'] ?? '';
      if (key && !FOR_BROWSERS.has(key)) found[key] = key in found ? `${found[key]} ${value}` : value;
    }
  }
  return found;
}

type Data = { hasMenu: { '@id': string; inLanguage: string } | { '@id': string; inLanguage: string }[] };

const dataOf = (html: string): Data =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Data;

/** The open venues by their paths, with their languages and the colour of their ground by day. */
const OPEN = [
  ['/', 'La Prueba', ['es', 'en', 'fr', 'de', 'it', 'ca'], '#fff8ee'],
  ['/caserio', 'El Caserío', ['es'], '#fdfaf3'],
  ['/larga', 'La Larga', ['es'], '#fcf8f1'],
  ['/parrilla', 'La Parrilla', ['es', 'en'], '#17120f'],
  ['/parrilla-playa', 'La Parrilla de la Playa', ['es', 'en'], '#0e1a24'],
  ['/taberna', 'La Taberna', ['es', 'en', 'fr'], '#fbf6ec'],
] as const;

describe.each(OPEN)('%s', (path, name, languages, ground) => {
  const address = `${PUBLIC}/cartasqr${path}`;
  const files = `/cartasqr${path === '/' ? '' : path}`;
  const pictures = `/cartasqr/img${path === '/' ? '/index' : path}`;

  it('carries the venue, its pictures and its one address', async () => {
    const html = await htmlOf(path);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(`Carta digital QR de ${name} - cartas.example`);
    const { 'theme-color': grounds = '', ...tags } = tagsOf(html);
    expect(tags).toMatchObject({
      canonical: address,
      'og:title': `Carta digital QR de ${name} - cartas.example`,
      'og:url': address,
      'og:image': `${PUBLIC}${pictures}/share.jpg`,
      'twitter:image': `${PUBLIC}${pictures}/share.jpg`,
      icon: `${pictures}/icon-48.png`,
      'apple-touch-icon': `${pictures}/icon-192.png`,
      manifest: `${files}/manifest.webmanifest`,
    });
    expect(tags['robots']).toBeUndefined();
    // A light venue is dark on a phone that is.
    expect(grounds.split(' ').at(-1)).toBe(ground);
    const types = await Promise.all(['og:image', 'icon', 'apple-touch-icon'].map((tag) => typeOf(tags[tag] ?? '')));
    expect(types).toEqual(['image/jpeg', 'image/png', 'image/png']);
  });

  it('says where its menus stand, and each file holds one', async () => {
    const data = dataOf(await htmlOf(path));
    expect(faultsOf(data)).toEqual([]);
    const menus = [data.hasMenu].flat();
    expect(menus.map(({ inLanguage }) => inLanguage)).toEqual(languages);
    for (const { '@id': id, inLanguage } of menus) {
      const answer = await get(id);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/ld+json']);
      const graph = (await answer.json()) as Data;
      expect(faultsOf(graph)).toEqual([]);
      expect(graph).toMatchObject({ name, url: address, hasMenu: { '@id': id, inLanguage } });
    }
  });

  it('can be kept on a home screen', async () => {
    const answer = await get(`${files}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string }[] };
    const start = `/cartasqr${path}`;
    expect(manifest).toMatchObject({ name, lang: 'es', start_url: start, scope: start, background_color: ground });
    expect(new Set(await Promise.all(manifest.icons.map(({ src }) => typeOf(src))))).toEqual(new Set(['image/png']));
  });
});

it.each([
  ['/test', '/'],
  ['/taberna/', '/taberna'],
  ['/taberna/mesa-4', '/taberna'],
  ['/cerrado/mesa-4', '/cerrado'],
])('%s names the address of %s, which shows the same', async (path, same) => {
  expect(tagsOf(await htmlOf(path))['canonical']).toBe(`${PUBLIC}/cartasqr${same}`);
});

it.each(['/profile', '/staff', '/nada'])('%s is not to be found', async (path) => {
  const html = await htmlOf(path);
  expect(tagsOf(html)['robots']).toBe('noindex');
  expect(html).not.toMatch(/canonical|ld\+json/);
});

it('an unavailable venue has its name and its picture, and promises no menu', async () => {
  const html = await htmlOf('/cerrado');
  expect(tagsOf(html)).toMatchObject({
    'og:title': 'Carta digital QR de El Cerrado - cartas.example',
    'og:image': `${PUBLIC}/cartasqr/img/cerrado/share.jpg`,
  });
  expect(html).not.toContain('ld+json');
});

it('crawlers find every open venue in the sitemap, and that through robots.txt at the root of the host', async () => {
  const robots = await get('/robots.txt');
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await robots.text()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${PUBLIC}/cartasqr/sitemap.xml\n`);
  const answer = await get('/cartasqr/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(OPEN.map(([path]) => `${PUBLIC}/cartasqr${path}`));
});

describe('a phone', () => {
  it('shows title and description in the language that the diner chose', async () => {
    const page = await openPage(`${site}/parrilla`);
    await speak(page, 'en');
    expect(await page.locator('title').allTextContents()).toEqual(['Digital QR menu of La Parrilla - cartas.example']);
    // The title comes with the page, the description with the app.
    const description = () =>
      page.locator('meta[name=description]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
    await expect.poll(description).toEqual([expect.stringMatching(/^La Parrilla: the menu on your phone/)]);
  });

  it.each([
    ['of a diner fetches no more data', undefined, []],
    ['that is a robot gets the whole menu as data', 'Googlebot/2.1', ['/cartasqr/taberna/menu.es.jsonld']],
  ])('%s', async (_title, userAgent, files) => {
    const page = await openPhone(userAgent === undefined ? {} : { userAgent });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goToTheEnd(page, `${site}/taberna/mesa-4`);
    await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(1 + files.length);
    expect(asked.filter((path) => path.endsWith('.jsonld'))).toEqual(files);
  });
});

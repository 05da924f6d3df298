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

/** Looked at closely. */
const VENUES = [
  ['/', 'La Prueba', 'index', ['es', 'en', 'fr', 'de', 'it', 'ca'], '#fff8ee'],
  ['/caserio', 'El Caserío', 'caserio', ['es'], '#fdfaf3'],
  ['/taberna', 'La Taberna', 'taberna', ['es', 'en', 'fr'], '#fbf6ec'],
  ['/parrilla', 'La Parrilla', 'parrilla', ['es', 'en'], '#17120f'],
] as const;

/** The open venues, as paths behind the base path's slash. */
const OPEN = ['', 'caserio', 'larga', 'parrilla', 'parrilla-playa', 'taberna'];

describe.each(VENUES)('%s', (path, name, folder, languages, ground) => {
  const address = `${PUBLIC}/cartasqr${path}`;
  const files = `/cartasqr${path === '/' ? '' : path}`;

  it('carries the venue, its share image and its one address', async () => {
    const html = await htmlOf(path);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(`Carta digital QR de ${name} - cartas.example`);
    const { 'theme-color': grounds = '', ...tags } = tagsOf(html);
    const description = `${name}: la carta en tu móvil, con precios y alérgenos. Cartas digitales QR personalizadas para bares y restaurantes.`;
    expect(tags).toEqual({
      description,
      keywords: `${name}, carta digital, carta QR, menú, bar, restaurante, alérgenos`,
      canonical: address,
      'og:type': 'website',
      'og:title': `Carta digital QR de ${name} - cartas.example`,
      'og:description': description,
      'og:url': address,
      'og:image': `${PUBLIC}/cartasqr/img/${folder}/share.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:title': `Carta digital QR de ${name} - cartas.example`,
      'twitter:image': `${PUBLIC}/cartasqr/img/${folder}/share.jpg`,
      icon: '/cartasqr/img/_system/favicon.svg',
      'apple-touch-icon': `/cartasqr/img/${folder}/icon-192.png`,
      manifest: `${files}/manifest.webmanifest`,
    });
    // By day; a light venue is dark on a phone that is.
    expect(grounds.split(' ').at(-1)).toBe(ground);
    const pictures = await Promise.all(['og:image', 'icon', 'apple-touch-icon'].map((tag) => typeOf(tags[tag] ?? '')));
    expect(pictures).toEqual(['image/jpeg', 'image/svg+xml', 'image/png']);
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
    const manifest = (await answer.json()) as { start_url: string; scope: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({ name, lang: 'es', display: 'standalone', background_color: ground });
    expect([manifest.start_url, manifest.scope]).toEqual([`/cartasqr${path}`, `/cartasqr${path}`]);
    expect(new Set(await Promise.all(manifest.icons.map(({ src }) => typeOf(src))))).toEqual(new Set(['image/png']));
  });
});

describe('pages that show the same', () => {
  it.each([
    ['/test', '/'],
    ['/taberna/', '/taberna'],
    ['/taberna/mesa-4', '/taberna'],
    ['/cerrado/mesa-4', '/cerrado'],
  ])('%s names the address of %s', async (path, same) => {
    expect(tagsOf(await htmlOf(path))['canonical']).toBe(`${PUBLIC}/cartasqr${same}`);
  });
});

describe('pages without a menu', () => {
  it.each([
    ['/profile', 'Tu perfil - cartas.example'],
    ['/staff', 'Sellos - cartas.example'],
    ['/nada', 'Página no encontrada - cartas.example'],
  ])('%s is not to be found', async (path, title) => {
    const html = await htmlOf(path);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title);
    const tags = tagsOf(html);
    expect(tags['robots']).toBe('noindex');
    expect(tags['canonical']).toBeUndefined();
    expect(html).not.toContain('ld+json');
  });

  it('an unavailable venue has its name and its picture, and promises no menu', async () => {
    const html = await htmlOf('/cerrado');
    expect(tagsOf(html)).toMatchObject({
      'og:title': 'Carta digital QR de El Cerrado - cartas.example',
      'og:image': `${PUBLIC}/cartasqr/img/cerrado/share.jpg`,
    });
    expect(html).not.toContain('ld+json');
  });
});

describe('crawlers', () => {
  it('find the sitemap through robots.txt at the root of the host', async () => {
    const robots = await get('/robots.txt');
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await robots.text()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${PUBLIC}/cartasqr/sitemap.xml\n`);
  });

  it('find every open venue in the sitemap, by the address that its page names', async () => {
    const answer = await get('/cartasqr/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml');
    const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed.toSorted()).toEqual(OPEN.map((path) => `${PUBLIC}/cartasqr/${path}`).toSorted());
    for (const address of listed) {
      const tags = tagsOf(await (await get(address)).text());
      expect([tags['canonical'], tags['robots']]).toEqual([address, undefined]);
    }
  });
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
    ['gets the whole menu as data when it is idle', false, ['/cartasqr/taberna/menu.es.jsonld']],
    ['gets no more data where it saves them', true, []],
  ])('%s', async (_title, saveData, files) => {
    const page = await openPhone();
    await page.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: saves } });
    }, saveData);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goToTheEnd(page, `${site}/taberna/mesa-4`);
    await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(1 + files.length);
    expect(asked.filter((path) => path.endsWith('.jsonld'))).toEqual(files);
  });
});

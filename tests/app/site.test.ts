import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insideOf } from '../../src/app/document.ts';
import { sitemap } from '../../src/app/site-files.ts';
import type { MenuRoute, VenueSummary } from '../../src/menu/route.ts';
import { type Language, LANGUAGE_CODES } from '../../src/terms/house.ts';
import { fixtureMenu, textsOfFixture } from '../support/fixture-menu.ts';

type App = typeof import('../../src/app/prerender.tsx');
type Menus = typeof import('../../src/app/generated-menus.ts');

const MENU = { ...fixtureMenu, theme: { background: '#fff8ee', text: '#2a1a12' } };
const open = { status: 'open', urlPath: true, languages: fixtureMenu.languages } as const;
const SUMMARIES: Record<string, VenueSummary<Language>> = {
  index: { ...open, name: 'La Prueba', barID: 'index', path: '', urlPath: false },
  bar: { ...open, name: 'Bar', barID: 'bar', path: 'bar', loyalty: { stamps: 8, reward: { es: 'Una caña' } } },
  cerrado: { ...open, name: 'El Cerrado', barID: 'cerrado', path: 'cerrado', status: 'unavailable', languages: ['es'] },
};
const lazy = async () => ({ Component: () => null });
const ROUTES: MenuRoute[] = [
  { path: '', handle: { venue: 'index' }, lazy },
  { path: 'test', handle: { venue: 'index' }, lazy },
  { path: 'bar/:urlPath?', handle: { venue: 'bar' }, lazy },
  { path: 'cerrado/:urlPath?', handle: { venue: 'cerrado' }, lazy },
  { path: '*', lazy: () => import('../../src/shell/not-found-page.tsx') },
];
const MENUS: Partial<Menus> = {
  listMenus: () => ['bar'],
  summaries: SUMMARIES,
  menuOf: async (venue) => (venue === 'index' || venue === 'bar' ? MENU : undefined),
  loadMenuTexts: async () => {},
  textsOf: async (_venue, language) => textsOfFixture[language as 'es'],
};

const APPS = ['../../src/app/profile-app.tsx', '../../src/app/staff-app.tsx'];

let app: App;
/** The apps whose code has been loaded. */
const loaded: string[] = [];

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://cartas.example');
  vi.resetModules();
  vi.doMock('../../generated/routes.tsx', () => ({ routes: ROUTES }));
  vi.doMock('../../src/app/generated-menus.ts', () => MENUS);
  for (const name of APPS) vi.doMock(name, () => ({ loaded: loaded.push(name) }));
  app = await import('../../src/app/prerender.tsx');
});

afterAll(() => {
  vi.doUnmock('../../generated/routes.tsx');
  vi.doUnmock('../../src/app/generated-menus.ts');
  for (const name of APPS) vi.doUnmock(name);
  vi.resetModules();
  vi.unstubAllEnvs();
});

describe('the pages of a site', () => {
  it('are those of its venues, the demo twice, and three more, each with what it needs of signing in', () => {
    const rows = app.listPages().map((row) => [row.path, row.routes, row.status, row.venue, app.signInOf(row)]);
    expect(rows).toEqual([
      ['profile', ['profile', 'profile/history', 'profile/account'], 200, undefined, 'page'],
      ['staff', expect.arrayContaining(['staff', 'staff/:barID', 'staff/:barID/figures']), 200, undefined, 'page'],
      ['', [''], 200, 'index', 'none'],
      ['test', ['test'], 200, 'index', 'none'],
      ['bar', ['bar', 'bar/:urlPath'], 200, 'bar', 'session'],
      ['cerrado', ['cerrado', 'cerrado/:urlPath'], 200, 'cerrado', 'none'],
      ['404', [], 404, undefined, 'none'],
    ]);
  });
});

describe('a page of a site', () => {
  const render = (path: string, language?: Language) => {
    const row = app.listPages().find((page) => page.path === path);
    if (!row) throw new Error(`There is no page ${path}`);
    return app.renderPage(row, {}, language);
  };

  it.each([
    ['of a venue, those of its menu', 'bar', fixtureMenu.languages, true],
    ['of a venue without a menu, every one', 'cerrado', LANGUAGE_CODES, false],
    ['that is not found, every one', '404', LANGUAGE_CODES, false],
    ['that is an app’s, none of its own: it speaks all of them', 'profile', [], false],
    ['of the staff, none either', 'staff', [], false],
  ] as const)('can be shown in languages: %s', async (_what, path, languages, hasMenu) => {
    expect(await render(path)).toMatchObject({ language: 'es', languages, hasMenu });
  });

  it('is made without the code of an app', async () => {
    for (const path of ['profile', 'staff']) expect((await render(path)).body).toContain('<main');
    expect(loaded).toEqual([]);
  });

  it('is written in each of them', async () => {
    const { head, body, language } = await render('404', 'en');
    expect([language, body]).toEqual(['en', expect.stringContaining('Page not found')]);
    expect(insideOf({ head, body, language })).toMatch(/^<html lang="en"><title>Page not found.*<body><main/);
  });
});

describe('the files of a site', () => {
  const filesOf = async () => new Map((await app.listSiteFiles()).map((file) => [file.address, file]));

  it('are each venue’s own, and nothing else', async () => {
    expect([...(await filesOf()).values()].map(({ address, type }) => `${address} ${type}`)).toEqual([
      '/robots.txt text/plain; charset=utf-8',
      '/cartasqr/sitemap.xml application/xml',
      '/cartasqr/manifest.webmanifest application/manifest+json',
      '/cartasqr/menu.es.jsonld application/ld+json',
      '/cartasqr/menu.en.jsonld application/ld+json',
      '/cartasqr/menu.fr.jsonld application/ld+json',
      '/cartasqr/bar/manifest.webmanifest application/manifest+json',
      '/cartasqr/bar/menu.es.jsonld application/ld+json',
      '/cartasqr/bar/menu.en.jsonld application/ld+json',
      '/cartasqr/bar/menu.fr.jsonld application/ld+json',
      '/cartasqr/cerrado/manifest.webmanifest application/manifest+json',
    ]);
  });

  it('give a venue on the home screen its name, its colours, its page and its icons', async () => {
    const small = { src: '/cartasqr/img/bar/icon-192.png', sizes: '192x192', type: 'image/png' };
    const large = { src: '/cartasqr/img/bar/icon-512.png', sizes: '512x512', type: 'image/png' };
    expect(JSON.parse((await filesOf()).get('/cartasqr/bar/manifest.webmanifest')?.content ?? '')).toEqual({
      name: 'Bar',
      short_name: 'Bar',
      description:
        'Bar: la carta en tu móvil, con precios y alérgenos. Cartas digitales QR personalizadas para bares y restaurantes.',
      lang: 'es',
      id: '/cartasqr/bar',
      start_url: '/cartasqr/bar',
      scope: '/cartasqr/bar',
      display: 'standalone',
      background_color: '#fff8ee',
      theme_color: '#fff8ee',
      icons: [
        { ...small, purpose: 'any' },
        { ...small, purpose: 'maskable' },
        { ...large, purpose: 'any' },
        { ...large, purpose: 'maskable' },
      ],
    });
  });

  it('give an unavailable venue a manifest in the colours of the house', async () => {
    const manifest = (await filesOf()).get('/cartasqr/cerrado/manifest.webmanifest');
    expect(JSON.parse(manifest?.content ?? '')).toMatchObject({
      name: 'El Cerrado',
      start_url: '/cartasqr/cerrado',
      theme_color: '#fcf8f1',
      icons: [{ src: '/cartasqr/img/cerrado/icon-192.png' }, {}, {}, {}],
    });
  });
});

describe('what can be sold out (T6)', () => {
  it('is every dish, drink, offer and set menu of a venue, in the order of the page', async () => {
    const [menu, ...others] = await app.listDishes();
    expect(others).toEqual([]);
    expect(menu).toMatchObject({ barID: 'la-prueba', languages: ['es', 'en', 'fr'] });
    const sold = ['simple', 'full', 'highlight', 'promo', 'builder', 'setMenu'];
    const ids = fixtureMenu.sections.flatMap(({ entries }) =>
      entries.flatMap(({ kind, id }) => (sold.includes(kind) ? id : [])),
    );
    expect(menu?.dishes.map(({ id }) => id)).toEqual(ids);
    const kinds = new Set(fixtureMenu.sections.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
    expect([...kinds].filter((kind) => !sold.includes(kind)).toSorted()).toEqual([
      'banner',
      'conditions',
      'heading',
      'note',
      'options',
    ]);
  });

  it('has its names, and its price where that is one alone (T2)', async () => {
    const [menu] = await app.listDishes();
    const find = (id: string) => menu?.dishes.find((dish) => dish.id === id);
    const starter = { section: 'Entrantes' };
    expect(find('croquetas-de-jamon')).toEqual({
      ...starter,
      id: 'croquetas-de-jamon',
      name: { es: 'Croquetas de jamón', en: 'Ham croquettes' },
      price: null,
    });
    expect(find('nachos-de-la-casa')).toMatchObject({ ...starter, price: 9.5 });
    expect(find('pulpo-a-la-gallega')).toMatchObject({ ...starter, name: { es: 'Pulpo a la gallega' }, price: 'S.M' });
  });
});

it('the sitemap lists addresses, and nothing that the build does not know', () => {
  expect(sitemap(['https://cartas.example/cartasqr/', 'https://cartas.example/cartasqr/a&b'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://cartas.example/cartasqr/</loc></url>\n' +
      '<url><loc>https://cartas.example/cartasqr/a&amp;b</loc></url>\n' +
      '</urlset>\n',
  );
});

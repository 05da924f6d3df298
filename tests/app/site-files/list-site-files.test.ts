import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Menu, MenuTexts } from '../../../src/menu/model.ts';
import type { SiteFile } from '../../../src/app/site-files/site-file.ts';
import { faultsOf } from '../../support/schema-org.ts';
import { venues } from '../../../generated/venues.ts';

let files: ReadonlyMap<string, SiteFile>;
let menuOf: (venue: string) => Promise<Menu | undefined>;
let textsOf: (venue: string, language: Menu['languages'][number]) => Promise<MenuTexts>;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://cartas.example');
  const { listSiteFiles } = await import('../../../src/app/site-files/list-site-files.ts');
  ({ menuOf, textsOf } = await import('../../../src/app/generated-menus.ts'));
  files = new Map((await listSiteFiles(new Set())).map((file) => [file.address, file]));
});

const open = Object.entries(venues).filter(([, { status }]) => status === 'open');
const editions = open.flatMap(([venue, { path, languages }]) =>
  languages.map((language) => ({ venue, path, language })),
);

/** Every value of a property, however deep. */
function valuesOf(data: unknown, property: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => [
    ...(key === property ? [value] : []),
    ...valuesOf(value, property),
  ]);
}

describe('the menus as structured data', () => {
  it.each(editions)('$venue in $language has every item and every price', async ({ venue, path, language }) => {
    const file = files.get(`/cartasqr/${path === '' ? '' : `${path}/`}menu.${language}.jsonld`);
    expect(file?.type).toBe('application/ld+json');
    const graph = JSON.parse(file?.content ?? '') as { hasMenu: { inLanguage: string } };
    expect(graph.hasMenu.inLanguage).toBe(language);
    const menu = await menuOf(venue);
    const texts = { ...(await textsOf(venue, menu?.languages[0] ?? 'es')), ...(await textsOf(venue, language)) };
    const sold = menu?.sections.flatMap(({ entries }) =>
      entries.filter(({ kind }) => ['simple', 'full', 'highlight', 'promo', 'setMenu', 'builder'].includes(kind)),
    );
    const names = new Set(valuesOf(graph, 'name'));
    expect(sold?.length).toBeGreaterThan(5);
    expect(sold?.map(({ id }) => texts[id]).filter((name) => !names.has(name))).toEqual([]);
    const amounts = valuesOf(menu, 'amount');
    const byValue = (one: unknown, other: unknown) => Number(one) - Number(other);
    expect(valuesOf(graph, 'price').toSorted(byValue)).toEqual(
      amounts.filter((amount) => typeof amount === 'number').toSorted(byValue),
    );
    const words = amounts.filter((amount) => typeof amount === 'string');
    const descriptions = valuesOf(graph, 'description');
    expect(words.filter((amount) => !descriptions.includes(amount))).toEqual([]);
  });

  it.each(editions)('$venue in $language speaks schema.org', ({ path, language }) => {
    const file = files.get(`/cartasqr/${path === '' ? '' : `${path}/`}menu.${language}.jsonld`);
    expect(faultsOf(JSON.parse(file?.content ?? ''))).toEqual([]);
  });
});

describe('the files of the site', () => {
  it('list each venue’s own, and nothing else', () => {
    const named = open.flatMap(([, { path, languages }]) =>
      languages.map((language) => `${path}/menu.${language}.jsonld`.replace(/^\//, '')),
    );
    const manifests = Object.values(venues).map(({ path }) => `${path}/manifest.webmanifest`.replace(/^\//, ''));
    expect([...files.keys()].toSorted()).toEqual(
      [
        '/robots.txt',
        '/cartasqr/sitemap.xml',
        ...named.map((name) => `/cartasqr/${name}`),
        ...manifests.map((name) => `/cartasqr/${name}`),
      ].toSorted(),
    );
  });

  it('keep unavailable venues, the second path of the demo and the profile out of the sitemap', () => {
    const listed = [...(files.get('/cartasqr/sitemap.xml')?.content ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(listed.map(([, address]) => address)).toEqual(
      open.map(([, { path }]) => `https://cartas.example/cartasqr/${path}`),
    );
    expect(listed.join(' ')).not.toMatch(/oceans|test|profile|404/);
  });

  it('give an unavailable venue a manifest in the colours of the house', () => {
    expect(JSON.parse(files.get('/cartasqr/oceans/manifest.webmanifest')?.content ?? '')).toMatchObject({
      name: 'Oceans',
      start_url: '/cartasqr/oceans',
      theme_color: '#fcf8f1',
      icons: [{ src: '/cartasqr/img/_system/icon-192.png' }, {}, {}, {}],
    });
  });
});

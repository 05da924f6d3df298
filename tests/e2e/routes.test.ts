import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { hydrated, launchBrowser, openPhone, watchConsole } from '../support/browser.ts';

const site = inject('site');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('venue pages', () => {
  test.each([
    ['/', 'La Buena Lumbre'],
    ['/test', 'La Buena Lumbre'],
    ['/el-moreno', 'El Moreno'],
    ['/el-moreno/', 'El Moreno'],
    ['/el-moreno/mesa-4', 'El Moreno'],
    ['/gottan-granada', 'Gottan Granada'],
    ['/dbh-iturrialde', 'DBH Iturrialde'],
  ])('%s shows the menu of %s', async (path, name) => {
    const page = await openPhone(browser);
    const answer = await page.goto(site + path);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    expect(await page.title()).toBe(`Carta digital QR de ${name} - cartas.example`);
    expect(await page.locator('h1').textContent()).toBe(name);
    expect(await page.locator('main section').count()).toBeGreaterThan(3);
    await page.context().close();
  });
});

describe('pages without a menu', () => {
  test.each([
    ['/feria-mundial-cerveza', 200, 'Menú no disponible'],
    ['/luckyluke', 200, 'Menú no disponible'],
    ['/la-gresca/mesa-4', 200, 'Menú no disponible'],
    ['/oceans/x', 200, 'Menú no disponible'],
    ['/profile', 200, 'Tu perfil'],
    ['/nada', 404, 'Página no encontrada'],
    ['/gottan-granada/mesa-4', 404, 'Página no encontrada'],
    ['/feria-mundial-cerveza/x', 404, 'Página no encontrada'],
    ['/El-Moreno', 404, 'Página no encontrada'],
    ['//el-moreno', 404, 'Página no encontrada'],
  ])('%s answers %i with %j', async (path, status, title) => {
    const page = await openPhone(browser);
    const answer = await page.goto(site + path);
    expect(answer?.status()).toBe(status);
    await hydrated(page);
    expect(await page.locator('h1').allTextContents()).toEqual([title]);
    await page.context().close();
  });

  it('shows the not-found page outside of the base path, too', async () => {
    const page = await openPhone(browser);
    const said = watchConsole(page);
    const answer = await page.goto(new URL('/nada', site).href);
    expect(answer?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').textContent()).toBe('Página no encontrada');
    expect(said).toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)']);
    await page.getByRole('link').click();
    expect(await page.locator('h1').textContent()).toBe('La Buena Lumbre');
    await page.context().close();
  });
});

describe('head', () => {
  it('carries the venue, the picture and the one address of the page', async () => {
    const page = await openPhone(browser);
    await page.goto(`${site}/gottan-granada`);
    await hydrated(page);
    const tags = await page.evaluate(() =>
      Object.fromEntries(
        [...document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical]')].map((tag) => [
          tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical',
          tag.getAttribute('content') ?? tag.getAttribute('href'),
        ]),
      ),
    );
    expect(tags).toEqual({
      viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
      description:
        'Gottan Granada: la carta en tu móvil, con precios y alérgenos. Cartas digitales QR personalizadas para bares y restaurantes.',
      keywords: 'Gottan Granada, carta digital, carta QR, menú, bar, restaurante, alérgenos',
      canonical: 'https://cartas.example/cartasqr/gottan-granada',
      'og:type': 'website',
      'og:title': 'Carta digital QR de Gottan Granada - cartas.example',
      'og:description':
        'Gottan Granada: la carta en tu móvil, con precios y alérgenos. Cartas digitales QR personalizadas para bares y restaurantes.',
      'og:url': 'https://cartas.example/cartasqr/gottan-granada',
      'og:site_name': 'Gottan Granada',
      'og:image': 'https://cartas.example/cartasqr/img/gottan-granada/logo.svg',
      'twitter:card': 'summary',
      'twitter:title': 'Carta digital QR de Gottan Granada - cartas.example',
      'twitter:description':
        'Gottan Granada: la carta en tu móvil, con precios y alérgenos. Cartas digitales QR personalizadas para bares y restaurantes.',
      'twitter:image': 'https://cartas.example/cartasqr/img/gottan-granada/logo.svg',
    });
    await page.context().close();
  });

  it('names one address for all that show the same page', async () => {
    const page = await openPhone(browser);
    for (const [path, canonical] of [
      ['/test', 'https://cartas.example/cartasqr/'],
      ['/el-moreno/mesa-4', 'https://cartas.example/cartasqr/el-moreno'],
    ]) {
      await page.goto(site + path);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
    }
    await page.context().close();
  });

  it('changes with the language', async () => {
    const page = await openPhone(browser);
    await page.goto(`${site}/gottan-granada`);
    await page.getByRole('button', { name: 'English' }).tap();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.title()).toBe('Digital QR menu of Gottan Granada - cartas.example');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
      /^Gottan Granada: the menu on/,
    );
    expect(await page.locator('title').count()).toBe(1);
    expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
    await page.context().close();
  });
});

it('loads the modules of the shown venue only', async () => {
  const page = await openPhone(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}/el-moreno`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/route-[^/]*\.js$/.test(url))).toHaveLength(1);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000);
  await page.context().close();
});

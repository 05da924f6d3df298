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
    ['/staff', 200, 'Sellos'],
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

/** Of all scripts until the page is idle, compressed; React alone has 58,000. */
const SCRIPT_BYTES = 80_000;

it('loads its own entry, what all pages share, and nothing of other venues', async () => {
  const page = await openPhone(browser);
  await page.goto(`${site}/el-moreno`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // What comes when the phone has nothing else to do is not the page's.
      .filter(({ name }) => name.endsWith('.js') && !/\/(?:start-offline|ask-worker)-/.test(name))
      .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize })),
  );
  const names = scripts.map(({ name }) => /([^/]+)-[\w-]{8}\.js$/.exec(name)?.[1]);
  expect(names.toSorted()).toEqual(['app', 'el-moreno', 'rest']);
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(SCRIPT_BYTES);
  await page.context().close();
});

it('asks for the app only when the page has loaded, for all of it at once', async () => {
  const page = await openPhone(browser);
  const html = await (await page.request.get(`${site}/el-moreno`)).text();
  expect(html).not.toMatch(/<script[^>]+src=|rel="(?:modulepreload|preload)"/);
  await page.goto(`${site}/el-moreno`);
  await hydrated(page);
  const { loaded, begins, ends } = await page.evaluate(() => {
    const chunks = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !name.includes('/rest-')) as PerformanceResourceTiming[];
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      loaded: load?.loadEventStart ?? 0,
      begins: chunks.map(({ startTime }) => startTime),
      ends: chunks.map(({ responseEnd }) => responseEnd),
    };
  });
  expect(Math.min(...begins)).toBeGreaterThanOrEqual(loaded);
  // None waits for another to name it.
  expect(Math.max(...begins)).toBeLessThan(Math.min(...ends));
  await page.context().close();
});

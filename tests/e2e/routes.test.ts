import { describe, expect, inject, it, test } from 'vitest';
import { hydrated, watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

describe('venue pages', () => {
  test.each([
    ['/', 'La Prueba'],
    ['/test', 'La Prueba'],
    ['/taberna', 'La Taberna'],
    ['/taberna/', 'La Taberna'],
    ['/taberna/mesa-4', 'La Taberna'],
    ['/parrilla', 'La Parrilla'],
    ['/caserio', 'El Caserío'],
  ])('%s shows the menu of %s', async (path, name) => {
    const page = await openPhone();
    const answer = await page.goto(site + path);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    expect(await page.title()).toBe(`Carta digital QR de ${name} - cartas.example`);
    expect(await page.locator('h1').textContent()).toBe(name);
    expect(await page.locator('main section').count()).toBeGreaterThan(3);
  });
});

describe('pages without a menu', () => {
  test.each([
    ['/cerrado', 200, 'Menú no disponible'],
    ['/cerrado', 200, 'Menú no disponible'],
    ['/cerrado/mesa-4', 200, 'Menú no disponible'],
    ['/cerrado/x', 200, 'Menú no disponible'],
    ['/profile', 200, 'Tu perfil'],
    ['/staff', 200, 'Sellos'],
    ['/nada', 404, 'Página no encontrada'],
    ['/parrilla/mesa-4', 404, 'Página no encontrada'],
    ['/cerrado/x', 404, 'Página no encontrada'],
    ['/Taberna', 404, 'Página no encontrada'],
    ['//taberna', 404, 'Página no encontrada'],
  ])('%s answers %i with %j', async (path, status, title) => {
    const page = await openPhone();
    const answer = await page.goto(site + path);
    expect(answer?.status()).toBe(status);
    await hydrated(page);
    expect(await page.locator('h1').allTextContents()).toEqual([title]);
  });

  it('shows the not-found page outside of the base path, too', async () => {
    const page = await openPhone();
    const said = watchConsole(page);
    const answer = await page.goto(new URL('/nada', site).href);
    expect(answer?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').textContent()).toBe('Página no encontrada');
    expect(said).toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)']);
    await page.getByRole('link').click();
    expect(await page.locator('h1').textContent()).toBe('La Prueba');
  });
});

/** Of all scripts until the page is idle, compressed; React alone has 58,000. */
const SCRIPT_BYTES = 80_000;

it('loads its own entry, what all pages share, and nothing of other venues', async () => {
  const page = await openPhone();
  await page.goto(`${site}/taberna`);
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
  expect(names.toSorted()).toEqual(['app', 'taberna', 'rest']);
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(SCRIPT_BYTES);
});

it('asks for the app only when the page has loaded, for all of it at once', async () => {
  const page = await openPhone();
  const html = await (await page.request.get(`${site}/taberna`)).text();
  expect(html).not.toMatch(/<script[^>]+src=|rel="(?:modulepreload|preload)"/);
  await page.goto(`${site}/taberna`);
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
});

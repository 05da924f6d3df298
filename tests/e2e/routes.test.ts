import type { Page } from 'playwright-core';
import { expect, inject, it, test } from 'vitest';
import { watchConsole } from '../support/browser.ts';
import { goToTheEnd } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

const heading = (page: Page) => page.locator('h1').textContent();

test('each address shows its page, to the end without a word in the console', async () => {
  const page = await openPhone();
  const said = watchConsole(page);
  for (const [path, status, title, sections] of [
    ['/', 200, 'La Prueba', 9],
    ['/test', 200, 'La Prueba', 9],
    ['/taberna', 200, 'La Taberna', 7],
    ['/taberna/', 200, 'La Taberna', 7],
    ['/taberna/mesa-4', 200, 'La Taberna', 7],
    ['/parrilla', 200, 'La Parrilla', 7],
    ['/caserio', 200, 'El Caserío', 7],
    ['/cerrado', 200, 'Menú no disponible', 0],
    ['/cerrado/mesa-4', 200, 'Menú no disponible', 0],
    ['/profile', 200, 'Tu perfil', 0],
    ['/staff', 200, 'Sellos', 0],
    ['/nada', 404, 'Página no encontrada', 0],
    ['/parrilla/mesa-4', 404, 'Página no encontrada', 0],
    ['/Taberna', 404, 'Página no encontrada', 0],
    ['//taberna', 404, 'Página no encontrada', 0],
  ] as const) {
    said.length = 0;
    const answer = await goToTheEnd(page, site + path);
    expect({
      path,
      status: answer?.status(),
      title: await heading(page),
      sections: await page.locator('main .section').count(),
      said,
    }).toEqual({ path, status, title, sections, said: status === 404 ? [NOT_FOUND] : [] });
  }
});

it('shows the not-found page outside of the base path, too, which leads to the demo', async () => {
  const page = await openPhone();
  const said = watchConsole(page);
  const answer = await goToTheEnd(page, new URL('/nada', site).href);
  expect(answer?.status()).toBe(404);
  expect(await heading(page)).toBe('Página no encontrada');
  expect(said).toEqual([NOT_FOUND]);
  await page.getByRole('link').click();
  expect(await heading(page)).toBe('La Prueba');
});

it('asks for the app only when the page has loaded, for all of it at once, and for nothing of other venues', async () => {
  const page = await openPhone();
  const answer = await goToTheEnd(page, `${site}/taberna`);
  expect(await answer?.text()).not.toMatch(/<script[^>]+src=|rel="(?:modulepreload|preload)"/);
  const { loaded, scripts } = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      loaded: load?.loadEventStart ?? 0,
      scripts: files
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
    };
  });
  const nameOf = (address: string): string => /([^/]+)-[\w-]{8}\.js$/.exec(address)?.[1] ?? address;
  expect(scripts.map(({ name }) => nameOf(name)).toSorted()).toEqual([
    'app',
    'ask-worker',
    'rest',
    'start-offline',
    'taberna',
  ]);
  const app = scripts.filter(({ name }) => ['app', 'taberna'].includes(nameOf(name)));
  const begins = app.map(({ startTime }) => startTime);
  expect(Math.min(...begins)).toBeGreaterThanOrEqual(loaded);
  // None waits for another to name it.
  expect(Math.max(...begins)).toBeLessThan(Math.min(...app.map(({ responseEnd }) => responseEnd)));
});

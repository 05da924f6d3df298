import type { Page } from 'playwright-core';
import { describe, expect, inject, it, test } from 'vitest';
import { inShort } from '../support/long.ts';
import { watchConsole } from '../support/browser.ts';
import { goTo, goToTheEnd, openPage } from '../support/open-page.ts';
import { openPhone, takePhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

const heading = (page: Page) => page.locator('h1').textContent();

describe.each([
  ['/profile', 'profile', 'Tu perfil'],
  ['/staff', 'staff', 'Reintentar'],
])('%s', (path, script, again) => {
  it.each([
    ['its script', `**/assets/${script}-*.js`],
    ['a file of it', '**/assets/react-*.js'],
    ['its first words', '**/assets/es-*.js*'],
  ])('without %s says so, and tries again on demand', async (_what, files) => {
    const page = await openPhone();
    await page.route(files, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>WiFi</h1>' }));
    await page.goto(site + path);
    await page.getByRole('alert').filter({ hasText: 'Comprueba la conexión' }).waitFor();
    expect(await page.getByText('Cargando…').count()).toBe(0);
    await page.unroute(files);
    await page.getByRole('button', { name: again }).tap();
    await page.getByLabel('Contraseña').waitFor();
  });
});

test('each address shows its page, to the end without a word in the console', async () => {
  const page = await takePhone();
  const said = watchConsole(page);
  const addresses = [
    ['/test', 200, 'La Prueba', 9],
    ['/taberna/mesa-4', 200, 'La Taberna', 7],
    ['/cerrado/mesa-4', 200, 'Menú no disponible', 0],
    ['/profile', 200, 'Tu perfil', 0],
    ['/staff', 200, 'Servicio', 0],
    ['/parrilla/mesa-4', 404, 'Página no encontrada', 0],
    // What the long form adds.
    ['/', 200, 'La Prueba', 9],
    ['/taberna', 200, 'La Taberna', 7],
    ['/taberna/', 200, 'La Taberna', 7],
    ['/parrilla', 200, 'La Parrilla', 7],
    ['/caserio', 200, 'El Caserío', 7],
    ['/cerrado', 200, 'Menú no disponible', 0],
    ['/nada', 404, 'Página no encontrada', 0],
    ['/Taberna', 404, 'Página no encontrada', 0],
    ['//taberna', 404, 'Página no encontrada', 0],
  ] as const;
  for (const [path, status, title, sections] of inShort(6, addresses)) {
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
  const page = await takePhone();
  const said = watchConsole(page);
  const answer = await goToTheEnd(page, new URL('/nada', site).href);
  expect(answer?.status()).toBe(404);
  expect(await heading(page)).toBe('Página no encontrada');
  expect(said).toEqual([NOT_FOUND]);
  await page.getByRole('link').click();
  expect(await heading(page)).toBe('La Prueba');
});

it('asks for no script before the first paint, for one after it, and for nothing of React or of other venues', async () => {
  const page = await openPhone();
  const answer = await goToTheEnd(page, `${site}/taberna`);
  expect(await answer?.text()).not.toMatch(/<script[^>]+src=|rel="(?:modulepreload|preload)"/);
  const scripts = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.filter((name) => name.endsWith('.js'));
  });
  const nameOf = (address: string): string => /([^/]+)-[\w-]{8}\.js$/.exec(address)?.[1] ?? address;
  expect(scripts.map(nameOf).toSorted()).toEqual(['page']);
});

describe('the last visited venue', () => {
  const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('carta-last-venue'));

  it('is stored with its path', async () => {
    const page = await openPage(`${site}/`);
    for (const [path, remembered] of [
      ['/taberna/mesa-4', '/taberna/mesa-4/'],
      ['/taberna', '/taberna/'],
      ['/parrilla?mesa=4', '/parrilla/'],
      ['/taberna/', '/taberna/'],
      ['/cerrado/mesa-4', '/cerrado/mesa-4/'],
    ] as const) {
      await goTo(page, site + path);
      await expect.poll(() => stored(page), { message: path }).toBe(remembered);
    }
  });

  it('stays when the profile is opened, which leads back to it', async () => {
    const page = await openPage(`${site}/taberna/mesa-4`);
    await expect.poll(() => stored(page)).toBe('/taberna/mesa-4/');
    await goTo(page, `${site}/profile`);
    expect(await stored(page)).toBe('/taberna/mesa-4/');
    await page.getByRole('link', { name: 'Volver' }).tap();
    await page.waitForURL(`${site}/taberna/mesa-4/`);
    expect(await page.locator('h1').textContent()).toBe('La Taberna');
  });
});

it('the demo, and only it, asks whether the visitor wants a menu, and shows the information', async () => {
  const page = await openPage(`${site}/parrilla`);
  expect(await page.getByText('¿Quieres que te hagamos tu carta?').count()).toBe(0);
  await goTo(page, `${site}/`);
  expect(await page.getByText('¿Quieres que te hagamos tu carta?').isVisible()).toBe(true);
  await scrollAndTap(page.getByRole('button', { name: 'Ver información' }));
  const information = page.locator('#demo_information');
  await expect.poll(() => information.isVisible()).toBe(true);
  await information.getByRole('button', { name: 'Cerrar' }).tap();
  await expect.poll(() => information.isVisible()).toBe(false);
});

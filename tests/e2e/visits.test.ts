import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goTo, openPage } from '../support/open-page.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

describe('the last visited venue', () => {
  const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('carta-last-venue'));

  it('is stored with its path', async () => {
    const page = await openPage(`${site}/`);
    for (const [path, remembered] of [
      ['/taberna/mesa-4', '/taberna/mesa-4/'],
      ['/taberna', '/taberna/'],
      ['/parrilla?mesa=4', '/parrilla/'],
      ['/taberna/', '/taberna/'],
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

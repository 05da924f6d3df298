import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

let page: Page;
beforeEach(async () => {
  page = await openPhone();
});

async function open(path: string): Promise<void> {
  await page.goto(site + path);
  await hydrated(page);
}

describe('the last visited venue', () => {
  const stored = () => page.evaluate(() => Object.values(window.localStorage));

  test.each([
    ['/taberna', '/taberna/'],
    ['/taberna/', '/taberna/'],
    ['/taberna/mesa-4', '/taberna/mesa-4/'],
    ['/parrilla?mesa=4', '/parrilla/'],
  ])('after %s is stored as %s', async (path, remembered) => {
    await open(path);
    await expect.poll(stored).toEqual([remembered]);
  });

  it('stays when the profile is opened, which leads back to it', async () => {
    await open('/taberna/mesa-4');
    await expect.poll(stored).toEqual(['/taberna/mesa-4/']);
    await open('/profile');
    expect(await stored()).toEqual(['/taberna/mesa-4/']);
    await page.getByRole('link', { name: 'Volver' }).tap();
    await page.waitForURL(`${site}/taberna/mesa-4/`);
    expect(await page.locator('h1').textContent()).toBe('La Taberna');
  });
});

describe('the demo', () => {
  it('asks whether the visitor wants a menu, and shows the information', async () => {
    await open('/');
    expect(await page.getByText('¿Quieres que te hagamos tu carta?').isVisible()).toBe(true);
    await scrollAndTap(page.getByRole('button', { name: 'Ver información' }));
    const information = page.locator('#demo_information');
    await expect.poll(() => information.isVisible()).toBe(true);
    await information.getByRole('button', { name: 'Cerrar' }).tap();
    await expect.poll(() => information.isVisible()).toBe(false);
  });

  it('is the only page that asks', async () => {
    await open('/parrilla');
    expect(await page.getByText('¿Quieres que te hagamos tu carta?').count()).toBe(0);
  });
});

import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, inject, it } from 'vitest';
import { ready } from '../support/browser.ts';
import { takePhone } from '../support/open-phone.ts';

const site = inject('site');

let page: Page;
beforeEach(async () => {
  page = await takePhone({ isHurried: true });
  await page.goto(`${site}/parrilla`);
  await ready(page);
});

/** Two taps on one place, the second as fast as a finger can. */
async function tapTwice(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

it('on the list of sections opens it, and goes to none of them', async () => {
  await tapTwice(page.getByRole('button', { name: 'Secciones' }));
  expect(await page.locator('#sections').evaluate((list) => list.matches(':popover-open'))).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});

it('on a dish opens it, and does not close it again', async () => {
  await tapTwice(page.locator('[data-opens]').first());
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

it('on the allergens opens them, and chooses none', async () => {
  await page.locator('.bar [data-wants=allergens]').tap();
  await page.locator('dialog.finder-allergens[open]').waitFor();
  await page.goBack();
  await page.locator('dialog.finder-allergens').waitFor({ state: 'hidden' });
  await tapTwice(page.locator('.bar [data-wants=allergens]'));
  expect(await page.locator('dialog.finder-allergens[open]').count()).toBe(1);
  expect(await page.locator('.finder-choices :checked').count()).toBe(0);
});

it('is none in two places: a dish closes, and a section is gone to, as fast as it opened', async () => {
  // As fast as can be: however slow the machine is, no time passes between the taps.
  await page.evaluate(() => {
    performance.now = () => 0;
    Object.defineProperty(MouseEvent.prototype, 'timeStamp', { get: () => 0 });
  });
  await page.locator('[data-opens]').first().tap();
  await page.locator('.popup[open]').getByRole('button', { name: 'Cerrar' }).tap();
  await page.locator('.popup[open]').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Secciones' }).tap();
  const last = page.locator('#sections li a').last();
  const hash = await last.getAttribute('href');
  await last.tap();
  await page.locator('#sections:popover-open').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe(hash);
});

it('is two taps again where the first has shown nothing new', async () => {
  await page.getByRole('button', { name: 'Secciones' }).tap();
  await page
    .locator('#sections')
    .getByRole('button', { name: 'Cerrar' })
    .evaluate((close: HTMLElement) => close.click());
  await page.locator('#sections:popover-open').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'English' }).tap();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
});

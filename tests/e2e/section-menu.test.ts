import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, it } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

let page: Page;
beforeEach(async () => {
  page = await openPhone();
  await page.goto(`${site}/taberna`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Secciones' }).tap();
  await menu().waitFor();
});

const menu = () => page.getByRole('navigation', { name: 'Secciones' });
const isOpen = () => menu().isVisible();

it('lists the sections in their order', async () => {
  expect(await menu().getByRole('link').allTextContents()).toEqual([
    'Para picar',
    'Fritos',
    'A la plancha y a la brasa',
    'De cuchara y cazuela',
    'Roscas y montaditos',
    'Postres',
    'Bebidas',
  ]);
});

it('scrolls to the chosen section and closes', async () => {
  await menu().getByRole('link', { name: 'Postres' }).tap();
  await expect.poll(isOpen).toBe(false);
  await page.waitForFunction(() => {
    const top = document.getElementById('postres')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 200;
  });
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

it('is closed by its close button', async () => {
  await menu().getByRole('button', { name: 'Cerrar' }).tap();
  await expect.poll(isOpen).toBe(false);
});

it('is closed by a click outside, where a backdrop lies over the menu', async () => {
  await page.touchscreen.tap(200, 60);
  await expect.poll(isOpen).toBe(false);
});

it('is closed by the Escape key', async () => {
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
});

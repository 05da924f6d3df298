import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, it } from 'vitest';
import { openPage } from '../support/open-page.ts';

const site = inject('site');

let page: Page;
const menu = () => page.getByRole('navigation', { name: 'Secciones' });
const isOpen = () => menu().isVisible();

async function open(): Promise<void> {
  await page.getByRole('button', { name: 'Secciones' }).tap();
  await menu().waitFor();
}

beforeEach(async () => {
  page = await openPage(`${site}/taberna`);
});

it('lists the sections in their order, and is closed by its button, a tap beside it and Escape', async () => {
  const ways = {
    button: () => menu().getByRole('button', { name: 'Cerrar' }).tap(),
    // Where a backdrop lies over the page.
    tap: () => page.touchscreen.tap(200, 60),
    Escape: () => page.keyboard.press('Escape'),
  };
  for (const [way, close] of Object.entries(ways)) {
    await open();
    expect(await menu().getByRole('link').allTextContents()).toEqual([
      'Para picar',
      'Fritos',
      'A la plancha y a la brasa',
      'De cuchara y cazuela',
      'Roscas y montaditos',
      'Postres',
      'Bebidas',
    ]);
    await close();
    await expect.poll(isOpen, { message: way }).toBe(false);
  }
});

it('scrolls to the chosen section and closes', async () => {
  await open();
  await menu().getByRole('link', { name: 'Postres' }).tap();
  await expect.poll(isOpen).toBe(false);
  await page.waitForFunction(() => {
    const top = document.getElementById('postres')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 200;
  });
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

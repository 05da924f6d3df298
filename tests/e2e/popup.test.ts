import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

let page: Page;
beforeEach(async () => {
  page = await openPhone();
});

const popup = () => page.locator('dialog[open]');
const title = () => popup().getByRole('heading');
const opened = () => popup().waitFor();
const isOpen = () => popup().isVisible();
const entries = () => page.evaluate(() => window.history.length);

async function openPopup(): Promise<void> {
  await page.goto(`${site}/parrilla`);
  await hydrated(page);
  await page.getByRole('button', { name: 'LA GORDI' }).tap();
  await opened();
}

describe('the detail popup', () => {
  beforeEach(openPopup);

  it('shows name, price, description, detail, picture and allergens', async () => {
    expect(await title().textContent()).toBe('LA GORDI');
    const text = (await popup().textContent()) ?? '';
    expect(text).toContain("14'90");
    expect(text).toContain('Doble de vaca, cheddar negro');
    expect(text).toContain('Pan negro de tinta de calamar');
    expect(text).toContain('Gluten');
    expect(await popup().locator('.picture').getAttribute('src')).toBe('/cartasqr/img/parrilla/la-gordi.jpg');
    expect(await popup().getAttribute('aria-label')).toBe('LA GORDI');
  });

  it('is closed by the close icon, and the history is as before', async () => {
    await popup().getByRole('button', { name: 'Cerrar' }).tap();
    await expect.poll(isOpen).toBe(false);
    await page.waitForFunction(() => window.history.state?.carta?.item === undefined);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('is closed by a tap on the overlay', async () => {
    await page.touchscreen.tap(206, 10);
    await expect.poll(isOpen).toBe(false);
  });

  it('stays when its body is tapped', async () => {
    await title().tap();
    await page.waitForTimeout(200);
    expect(await popup().isVisible()).toBe(true);
  });

  it('is closed by the Escape key', async () => {
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
  });

  it('is closed by the back button, which stays on the page, and opened by forward', async () => {
    const before = await entries();
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
    await page.goForward();
    await opened();
    expect(await title().textContent()).toBe('LA GORDI');
    expect(await entries()).toBe(before);
  });

  it('is open again after a reload, and back closes it', async () => {
    await page.reload();
    await opened();
    await hydrated(page);
    expect(await title().textContent()).toBe('LA GORDI');
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('can be opened and closed again and again', async () => {
    for (let round = 0; round < 5; round += 1) {
      await page.keyboard.press('Escape');
      await expect.poll(isOpen).toBe(false);
      await page.getByRole('button', { name: 'LA GORDI' }).tap();
      await opened();
    }
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('leaves the page where it was', async () => {
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens=detail]')?.click());
    await opened();
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });
});

it('does not open for items without detailedPopup', async () => {
  await page.goto(`${site}/taberna`);
  await hydrated(page);
  await scrollAndTap(page.getByText('Croquetas de jamón', { exact: true }));
  await page.waitForTimeout(200);
  expect(await popup().count()).toBe(0);
});

it('is a plain picture where an item has a picture and no popup', async () => {
  await page.goto(`${site}/taberna`);
  await hydrated(page);
  const item = page.locator('[data-opens=picture]').first();
  const name = await item.textContent();
  await scrollAndTap(item);
  await opened();
  expect(await popup().getAttribute('data-popup')).toBe('picture');
  expect(await title().textContent()).toBe(name);
  expect(await popup().locator('img').count()).toBe(1);
  await page.goBack();
  await expect.poll(isOpen).toBe(false);
});

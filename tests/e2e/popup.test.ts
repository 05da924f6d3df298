import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { drawn } from '../support/at-rest.ts';
import { settled } from '../support/browser.ts';
import { openPage } from '../support/open-page.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

let page: Page;

const popup = () => page.locator('dialog[open]');
const title = () => popup().getByRole('heading').textContent();
const isOpen = () => popup().isVisible();
const isMarked = () => page.evaluate(() => window.history.state?.carta?.item !== undefined);
const entries = () => page.evaluate(() => window.history.length);

async function open(): Promise<void> {
  await page.getByRole('button', { name: 'LA GORDI', exact: true }).tap();
  await popup().waitFor();
}

describe('the detail popup', () => {
  beforeEach(async () => {
    page = await openPage(`${site}/parrilla`);
  });

  it('shows name, price, description, detail, picture and allergens, and stays when its body is tapped', async () => {
    await open();
    expect(await title()).toBe('LA GORDI');
    expect(await popup().getAttribute('aria-label')).toBe('LA GORDI');
    const text = await popup().textContent();
    for (const words of ["14'90", 'Doble de vaca, cheddar negro', 'Pan negro de tinta de calamar', 'Gluten']) {
      expect(text).toContain(words);
    }
    // In the size of the popup.
    await expect
      .poll(() =>
        popup()
          .locator('.picture img')
          .evaluate(({ currentSrc }: HTMLImageElement) => currentSrc),
      )
      .toMatch(/\/img\/parrilla\/la-gordi\.jpg~popup\.avif$/);
    await popup().getByRole('heading').tap();
    await drawn(page);
    expect(await isOpen()).toBe(true);
  });

  it('is closed by its icon, a tap on the overlay, Escape and the way back, each time with the page as before', async () => {
    // What moves while it is tapped is scrolled to elsewhere.
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 100));
    const ways = {
      icon: () => popup().getByRole('button', { name: 'Cerrar' }).tap(),
      overlay: () => page.touchscreen.tap(5, 20),
      Escape: () => page.keyboard.press('Escape'),
      back: () => page.goBack(),
    };
    for (const [way, close] of Object.entries(ways)) {
      await open();
      await close();
      await expect.poll(isOpen, { message: way }).toBe(false);
      await expect.poll(isMarked, { message: way }).toBe(false);
      expect({ way, at: page.url(), top: await page.evaluate(() => window.scrollY) }).toEqual({
        way,
        at: `${site}/parrilla`,
        top: 100,
      });
    }
  });

  it('is painted before it is modal, and Escape closes it even then', async () => {
    const isModal = () => popup().evaluate((dialog) => dialog.matches(':modal'));
    await open();
    await expect.poll(isModal).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('close');
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    // Without timers it stays as it is first painted: over the bars of the page, and not modal.
    await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
    await open();
    expect(await isModal()).toBe(false);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await popup().boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const isOnTop = (x: number, y: number) =>
      page.evaluate((at) => document.elementFromPoint(...at)?.closest('.popup') !== null, [x, y] as [number, number]);
    expect([await isOnTop(5, 5), await isOnTop(width / 2, height - 20)]).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
  });

  it('grows once, and stands still when it becomes modal', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const tops = await page.evaluate(async () => {
      const found: { top: number; isModal: boolean }[] = [];
      document.querySelector<HTMLElement>('[data-opens]')?.click();
      while (found.filter(({ isModal }) => isModal).length < 10) {
        await new Promise(requestAnimationFrame);
        const card = document.querySelector('.popup[open] .card');
        const { top = 0 } = card?.getBoundingClientRect() ?? {};
        if (card) found.push({ top, isModal: card.matches(':modal > *') });
      }
      return found;
    });
    expect(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).toSorted((one, other) => other - one));
    expect(new Set(tops.filter(({ isModal }) => isModal).map(({ top }) => top)).size).toBe(1);
  });

  it('gives the focus back to the dish when a reload has opened it', async () => {
    await open();
    await page.reload();
    await popup().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('LA GORDI');
  });

  it('is opened again by forward and by a reload, and closed by back', async () => {
    await open();
    const before = await entries();
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    await page.goForward();
    await popup().waitFor();
    expect(await title()).toBe('LA GORDI');
    expect(await entries()).toBe(before);
    await page.reload();
    await popup().waitFor();
    expect(await title()).toBe('LA GORDI');
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });
});

it('does not open for items without detailedPopup, and is a plain picture where they have one', async () => {
  page = await openPage(`${site}/taberna`);
  await scrollAndTap(page.getByText('Croquetas de jamón', { exact: true }));
  await drawn(page);
  expect(await popup().count()).toBe(0);
  await scrollAndTap(page.getByRole('button', { name: 'Piononos de Santa Fe', exact: true }));
  await popup().waitFor();
  expect(await popup().getAttribute('data-popup')).toBe('picture');
  expect(await title()).toBe('Piononos de Santa Fe');
  expect(await popup().locator('img').getAttribute('src')).toBe('/cartasqr/img/taberna/piononos.jpg~row.jpg');
  await popup().locator('img').tap();
  await expect.poll(isOpen).toBe(false);
  await expect.poll(isMarked).toBe(false);
});

describe('the section menu', () => {
  // The bar of sections, while it is the list of all.
  const menu = () => page.locator('nav:popover-open');
  const isShown = () => menu().isVisible();

  async function openMenu(): Promise<void> {
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
      await openMenu();
      expect(await menu().getByRole('listitem').allTextContents()).toEqual([
        'Para picar',
        'Fritos',
        'A la plancha y a la brasa',
        'De cuchara y cazuela',
        'Roscas y montaditos',
        'Postres',
        'Bebidas',
      ]);
      await close();
      await expect.poll(isShown, { message: way }).toBe(false);
    }
  });

  it('scrolls to the chosen section and closes', async () => {
    await openMenu();
    await menu().getByRole('link', { name: 'Postres' }).tap();
    await expect.poll(isShown).toBe(false);
    await page.waitForFunction(() => {
      const top = document.getElementById('postres')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 200;
    });
    // Back leaves the menu, not the list.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

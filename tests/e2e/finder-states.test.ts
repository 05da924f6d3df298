import type { Page } from 'playwright-core';
import { describe, expect, inject, it, test } from 'vitest';
import { violations } from '../support/axe.ts';
import {
  GLUTEN,
  bar,
  opened,
  isClosed,
  row,
  topOf,
  marks,
  openSheet,
  visit as visitPage,
} from '../support/finder-visit.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

const visit = (path: string, drive: (page: Page) => Promise<void>, options?: Parameters<typeof visitPage>[2]) =>
  visitPage(site + path, drive, options);

describe('the search', () => {
  it('leads to a dish far below, lights it up and goes on there', async () => {
    await visit('/taberna', async (page) => {
      await bar(page, 'search').tap();
      await opened(page, 'search');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
      await page.keyboard.type('cafe');
      const name = (await page.locator('button.finder-name').first().textContent()) ?? '';
      await page.keyboard.press('Enter');
      await isClosed(page);
      const top = await topOf(page, name);
      expect(top).toBeGreaterThan(60);
      expect(top).toBeLessThan(800);
      expect(await row(page, name).getAttribute('data-finder-here')).toBe('');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(name);
      await page.waitForTimeout(300);
      expect(await topOf(page, name)).toBe(top);
      await expect.poll(() => marks(page)).toBe('[]');
      expect(page.url()).toBe(`${site}/taberna`);
    });
  });

  it('is walked by keyboard', async () => {
    await visit(
      '/parrilla',
      async (page) => {
        await bar(page, 'search').focus();
        await page.keyboard.press('Enter');
        await opened(page, 'search');
        await page.keyboard.type('burger');
        await page.locator('button.finder-name').first().waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        const name = await page.evaluate(() => document.activeElement?.textContent);
        await page.keyboard.press('Enter');
        await isClosed(page);
        expect(await page.evaluate(() => document.querySelector('[data-finder-here]')?.textContent)).toContain(name);
      },
      { hasTouch: false, isMobile: false },
    );
  });

  it('finds the beginnings of several words', async () => {
    await visit('/', async (page) => {
      await bar(page, 'search').tap();
      await opened(page, 'search');
      await page.keyboard.type('con pa');
      await page.locator('button.finder-name').first().waitFor();
      expect(await page.locator('.finder-result').count()).toBeGreaterThan(0);
    });
  });
});

describe('the card for the staff', () => {
  it.each([
    [360, 640],
    [640, 360],
    [320, 480],
  ])('is in the language of the house, large, and not cut off at %i x %i', async (width, height) => {
    await visit(
      '/taberna',
      async (page) => {
        await page.locator('[data-language=en]').tap();
        await page.waitForFunction(() => document.documentElement.lang === 'en');
        await scrollAndTap(page.getByRole('button', { name: 'Ask the staff about Ham croquettes' }));
        await opened(page, 'waiter');
        const card = page.locator('.finder-card');
        expect(await card.getAttribute('lang')).toBe('es');
        expect(await card.locator('.finder-dish').textContent()).toBe('Croquetas de jamón');
        expect(await card.locator('.finder-question').textContent()).toBe(
          '¿Este plato contiene gluten, aunque sean trazas?',
        );
        const size = await card
          .locator('.finder-dish')
          .evaluate((dish) => Number.parseFloat(getComputedStyle(dish).fontSize));
        expect(size).toBeGreaterThanOrEqual(36);
        expect(
          await page.locator('.finder-waiter .finder-box').evaluate((box) => box.scrollWidth <= box.clientWidth),
        ).toBe(true);
      },
      { viewport: { width, height }, stored: GLUTEN },
    );
  });
});

describe('large text and small screens', () => {
  it('nothing is wider than a screen of 320 with text of double size', async () => {
    await visit(
      '/',
      async (page) => {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await overflow()).toBeLessThanOrEqual(0);
        await bar(page, 'allergens').tap();
        await opened(page, 'allergens');
        const cut = () =>
          page
            .locator('dialog[open]')
            .evaluate((dialog) =>
              [...dialog.querySelectorAll('*')]
                .filter(
                  (each) =>
                    each.scrollWidth > each.clientWidth + 1 &&
                    each.clientWidth > 1 &&
                    getComputedStyle(each).overflowX !== 'visible',
                )
                .map((each) => each.className),
            );
        expect(await cut()).toEqual([]);
        await page.keyboard.press('Escape');
        await isClosed(page);
        await bar(page, 'search').tap();
        await opened(page, 'search');
        await page.keyboard.type('croq');
        expect(await cut()).toEqual([]);
      },
      { viewport: { width: 320, height: 640 }, stored: { chosen: ['frutos con cáscara', 'gluten'], strict: false } },
    );
  });
});

describe('accessibility', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.each(['/taberna', '/parrilla', '/'])(
      `every state of %s has no fault in ${colorScheme} colours`,
      async (path) => {
        await visit(
          path,
          async (page) => {
            expect(await violations(page)).toEqual([]);
            await openSheet(page);
            expect(await violations(page)).toEqual([]);
            await page.locator('.finder-strict').tap();
            expect(await violations(page)).toEqual([]);
            await page.locator('.finder-more [data-wants=legend]').tap();
            await opened(page, 'legend');
            expect(await violations(page)).toEqual([]);
            await page.goBack();
            await page.goBack();
            await isClosed(page);
            expect(await violations(page)).toEqual([]);
            await bar(page, 'search').tap();
            await opened(page, 'search');
            expect(await violations(page)).toEqual([]);
            await page.keyboard.type('queso');
            await page.locator('.finder-result').first().waitFor();
            expect(await violations(page)).toEqual([]);
            await page.locator('.finder-input').fill('xyzxyz');
            await page.getByText('Nada coincide').waitFor();
            expect(await violations(page)).toEqual([]);
            await page.goBack();
            await isClosed(page);
            await scrollAndTap(page.locator('.finder-ask:visible').first());
            await opened(page, 'waiter');
            expect(await violations(page)).toEqual([]);
          },
          { colorScheme, stored: GLUTEN },
        );
      },
    );
  }
});

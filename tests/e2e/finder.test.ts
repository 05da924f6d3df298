import type { Page } from 'playwright-core';
import { describe, expect, inject, it, test } from 'vitest';
import { openPhone } from '../support/open-phone.ts';
import {
  GLUTEN,
  STRICT,
  bar,
  open,
  opened,
  isClosed,
  row,
  topOf,
  marks,
  openSheet,
  choose,
  visit as visitPage,
} from '../support/finder-visit.ts';

const site = inject('site');

const visit = (path: string, drive: (page: Page) => Promise<void>, options?: Parameters<typeof visitPage>[2]) =>
  visitPage(site + path, drive, options);

describe('the allergen filter', () => {
  test.each([
    [360, 740],
    [412, 915],
    [768, 1024],
    [1280, 800],
    [740, 360],
  ])('is used by touch at %i x %i', async (width, height) => {
    await visit(
      '/taberna',
      async (page) => {
        await openSheet(page);
        await choose(page, 'Gluten');
        await choose(page, 'Lácteos');
        expect(await page.locator('.finder-foot output').textContent()).toMatch(
          /^Contienen: \d+ · Pueden contener: \d+ · No declarados: \d+$/,
        );
        await page.getByRole('button', { name: 'Ver la carta' }).tap();
        await isClosed(page);
        expect(await row(page, 'Croquetas de jamón').locator('.finder-words').textContent()).toBe(
          'Contiene: gluten, lácteos',
        );
        expect(await page.locator('.finder-reminder').textContent()).toContain('Mis alérgenos: gluten, lácteos');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const targets = await page
          .locator('.finder-ask:visible, .finder-reminder button')
          .evaluateAll(
            (all) =>
              all.map((each) => each.getBoundingClientRect()).filter((box) => box.height < 43.9 || box.width < 43.9)
                .length,
          );
        expect(targets).toBe(0);
      },
      { viewport: { width, height } },
    );
  });

  it('is used by keyboard, and the focus comes back', async () => {
    await visit(
      '/taberna',
      async (page) => {
        await bar(page, 'allergens').focus();
        await page.keyboard.press('Enter');
        await opened(page, 'allergens');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        expect(await page.locator('.finder-choices input').first().isChecked()).toBe(true);
        await page.keyboard.press('Escape');
        await isClosed(page);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-wants'))).toBe('allergens');
        await expect.poll(() => marks(page)).toBe('[]');
        expect(page.url()).toBe(`${site}/taberna`);
      },
      { hasTouch: false, isMobile: false },
    );
  });

  it('strict, takes rows out, counts them, and brings them back', async () => {
    await visit(
      '/taberna',
      async (page) => {
        expect(await row(page, 'Croquetas de jamón').isVisible()).toBe(false);
        const hidden = await page.locator('[data-finder-out]').count();
        expect(await page.locator('.finder-reminder').textContent()).toContain('platos ocultos');
        await openSheet(page);
        expect(await page.locator('.finder-foot output').textContent()).toMatch(/^\d+ platos ocultos$/);
        expect(hidden).toBeGreaterThan(10);
        await page.getByRole('button', { name: 'Borrar' }).tap();
        expect(await row(page, 'Croquetas de jamón').isVisible()).toBe(true);
        expect(await page.locator('.finder-reminder').count()).toBe(0);
      },
      { stored: STRICT },
    );
  });

  it('is there at the next visit, and at another venue', async () => {
    await visit(
      '/taberna',
      async (page) => {
        await page.reload();
        await page.locator('.finder-reminder').waitFor();
        await page.goto(`${site}/parrilla`);
        await page.locator('.finder-reminder').waitFor();
        expect(await row(page, 'LA GORDI').locator('.finder-words').textContent()).toBe('Contiene: gluten');
      },
      { stored: GLUTEN },
    );
  });

  it('keeps the row that is read where it is, when lines come into those above and when they go', async () => {
    await visit('/taberna', async (page) => {
      await openSheet(page);
      await choose(page, 'Gluten');
      // One that a strict filter keeps, put to the top of the screen, with many above it that it does not.
      const kept = page.locator('.item', { has: page.locator('[data-verdict=notAmong]') }).nth(6);
      await kept.evaluate((element) => {
        document.documentElement.dataset['jumped'] = '';
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 5);
      });
      // Browsers scroll by whole pixels.
      const stands = async (top: number) => expect(Math.abs(top - 5)).toBeLessThan(2);
      const place = () => kept.evaluate((element) => element.getBoundingClientRect().top);
      await stands(await place());
      await page.locator('.finder-strict').tap();
      expect(await page.locator('[data-finder-out]').count()).toBeGreaterThan(5);
      await stands(await place());
      await page.locator('.finder-strict').tap();
      await stands(await place());
      const name = (await kept.locator('h3').textContent()) ?? '';
      await page.getByRole('button', { name: 'Borrar' }).tap();
      await stands(await topOf(page, name));
      await choose(page, 'Huevos');
      await stands(await topOf(page, name));
    });
  });

  it('follows the language', async () => {
    await visit(
      '/taberna',
      async (page) => {
        await page.locator('[data-language=fr]').tap();
        await page.waitForFunction(() => document.documentElement.lang === 'fr');
        await page.locator('.finder-reminder', { hasText: 'Mes allergènes : gluten' }).waitFor();
        expect(await row(page, 'Croquettes au jambon').locator('.finder-words').textContent()).toBe(
          'Contient : gluten',
        );
      },
      { stored: GLUTEN },
    );
  });

  it('prints every dish, with its verdict and whose it is', async () => {
    await visit(
      '/taberna',
      async (page) => {
        await page.emulateMedia({ media: 'print' });
        expect(await row(page, 'Croquetas de jamón').isVisible()).toBe(true);
        expect(await row(page, 'Croquetas de jamón').locator('.finder-words').isVisible()).toBe(true);
        expect(await page.locator('.finder-reminder').isVisible()).toBe(true);
        expect(await page.locator('.finder-ask:visible, .bar:visible').count()).toBe(0);
      },
      { stored: STRICT },
    );
  });
});

describe('a tap before the app is there', () => {
  it('on search opens it when it comes', async () => {
    const page = await openPhone();
    let letThrough = (): void => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/assets\/(?!rest)[\w-]+\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${site}/taberna`);
    await page.waitForFunction(() => window.carta?.ready);
    await bar(page, 'search').tap();
    expect(await bar(page, 'search').getAttribute('aria-busy')).toBe('true');
    letThrough();
    await opened(page, 'search');
    expect(await bar(page, 'search').getAttribute('aria-busy')).toBeNull();
  });

  it('is not lost to a switch of the language', async () => {
    const page = await openPhone();
    let letThrough = (): void => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/assets\/(?!rest)[\w-]+\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${site}/taberna`);
    await bar(page, 'allergens').tap();
    await page.locator('[data-language=en]').tap();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    letThrough();
    await opened(page, 'allergens');
    expect(await open(page).locator('h2').textContent()).toBe('Allergens');
  });
});

describe('the history', () => {
  it('back closes the card, then the popup, and never leaves the page; forward opens them again', async () => {
    await visit(
      '/parrilla',
      async (page) => {
        await page.getByRole('button', { name: 'LA GORDI', exact: true }).tap();
        const popup = page.locator('.popup[open]');
        await popup.waitFor();
        expect(await popup.locator('.finder-words').textContent()).toBe('Contiene: gluten');
        await popup.getByRole('button', { name: 'Preguntar al personal por LA GORDI' }).tap();
        await opened(page, 'waiter');
        await page.goBack();
        await expect.poll(() => page.locator('.finder-waiter[open]').count()).toBe(0);
        expect(await popup.isVisible()).toBe(true);
        await page.goBack();
        await isClosed(page);
        expect(page.url()).toBe(`${site}/parrilla`);
        await page.goForward();
        await popup.waitFor();
        await page.goForward();
        await opened(page, 'waiter');
        await page.locator('.finder-waiter').getByRole('button', { name: 'Cerrar' }).tap();
        await expect.poll(() => page.locator('.finder-waiter[open]').count()).toBe(0);
        expect(await popup.isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        await isClosed(page);
        await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('"item":');
        expect(page.url()).toBe(`${site}/parrilla`);
      },
      { stored: GLUTEN },
    );
  });

  it('back closes legend and sheet one by one, and search', async () => {
    await visit('/taberna', async (page) => {
      await openSheet(page);
      await page.locator('.finder-more').getByRole('button', { name: 'Leyenda de alérgenos' }).tap();
      await opened(page, 'legend');
      await page.goBack();
      await expect.poll(() => page.locator('.finder-legend[open]').count()).toBe(0);
      expect(await page.locator('.finder-allergens').isVisible()).toBe(true);
      await page.goBack();
      await isClosed(page);
      await bar(page, 'search').tap();
      await opened(page, 'search');
      await page.goBack();
      await isClosed(page);
      expect(page.url()).toBe(`${site}/taberna`);
    });
  });

  it('a reload with the sheet open shows it again, and back closes it', async () => {
    await visit('/taberna', async (page) => {
      await openSheet(page);
      await page.reload();
      await opened(page, 'allergens');
      await page.goBack();
      await isClosed(page);
      expect(page.url()).toBe(`${site}/taberna`);
    });
  });

  it('a tap beside the sheet closes it', async () => {
    await visit('/taberna', async (page) => {
      await openSheet(page);
      await page.touchscreen.tap(200, 5);
      await isClosed(page);
      await expect.poll(() => marks(page)).toBe('[]');
    });
  });

  it('opening and closing leaves the page where it was', async () => {
    await visit('/taberna', async (page) => {
      await page.evaluate(() => window.scrollTo(0, 700));
      await openSheet(page);
      await page.goBack();
      await isClosed(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(700);
    });
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  GLUTEN,
  STRICT,
  bar,
  choose,
  isClosed,
  marks,
  open,
  opened,
  openSearch,
  openSheet,
  row,
  topOf,
  verdict,
  visit,
} from '../support/finder-visit.ts';
import { inShort } from '../support/long.ts';
import { ready, settled } from '../support/browser.ts';
import { holdBack, ISLANDS } from '../support/hold-back.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { goTo, speak } from '../support/open-page.ts';
import { openPhone, takePhone } from '../support/open-phone.ts';

const site = inject('site');

describe('the allergen filter', () => {
  it('is used by touch on each size of screen', async () => {
    const page = await visit(`${site}/taberna`);
    const sizes = [
      [412, 915],
      [740, 360],
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const;
    for (const [width, height] of inShort(2, sizes)) {
      await page.setViewportSize({ width, height });
      await openSheet(page);
      await choose(page, 'Gluten');
      await choose(page, 'Lácteos');
      expect(await page.locator('.finder-foot output').textContent()).toBe(
        'Contienen: 31 · Pueden contener: 9 · No declarados: 9',
      );
      await page.getByRole('button', { name: 'Ver la carta' }).tap();
      await isClosed(page);
      expect(await verdict(page, 'Croquetas de jamón')).toBe('Contiene: gluten, lácteos');
      expect(await page.locator('.finder-reminder').textContent()).toContain('Mis alérgenos: gluten, lácteos');
      const tooSmall = await page.locator('.finder-ask:visible, .finder-reminder button').evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.height < 43.9 || box.width < 43.9)
          .map((box) => `${box.width} x ${box.height}`),
      );
      expect({ width: await page.evaluate(() => document.documentElement.scrollWidth), tooSmall }).toEqual({
        width,
        tooSmall: [],
      });
      await openSheet(page);
      await page.getByRole('button', { name: 'Borrar' }).tap();
      await page.keyboard.press('Escape');
      await isClosed(page);
    }
  });

  it('is used by keyboard, as the search is, and the focus comes back', async () => {
    const page = await visit(`${site}/parrilla`, { hasTouch: false, isMobile: false });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-wants'));
    await bar(page, 'allergens').press('Enter');
    await opened(page, 'allergens');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.locator('.finder-choices input').first().isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await focused()).toBe('allergens');
    await expect.poll(() => marks(page)).toBe('[]');
    expect(page.url()).toBe(`${site}/parrilla`);
    // The reminder, from which the sheet is opened now, goes when nothing is chosen any more.
    await page.locator('.finder-reminder [data-wants]').press('Enter');
    await opened(page, 'allergens');
    await page.locator('.finder-foot .link').press('Enter');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect.poll(focused).toBe('allergens');
    await bar(page, 'search').press('Enter');
    await opened(page, 'search');
    await page.locator('.finder-search input').fill('queso');
    await page.locator('button.finder-name').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const name = await page.evaluate(() => document.activeElement?.textContent);
    expect(name).toBe(await page.locator('button.finder-name').nth(1).textContent());
    await page.keyboard.press('Enter');
    await isClosed(page);
    expect(await page.locator('[data-finder-here]').textContent()).toContain(name);
  });

  it('strict, takes rows out on the screen and not on paper, counts them, and brings them back', async () => {
    const page = await visit(`${site}/taberna`, { stored: STRICT });
    const croquettes = row(page, 'Croquetas de jamón');
    const counted = '44 platos ocultos';
    expect(await croquettes.isVisible()).toBe(false);
    expect(await page.locator('.finder-reminder').textContent()).toContain(counted);
    await page.emulateMedia({ media: 'print' });
    expect(await croquettes.isVisible()).toBe(true);
    expect(await croquettes.locator('.finder-words').isVisible()).toBe(true);
    expect(await page.locator('.finder-reminder').isVisible()).toBe(true);
    expect(await page.locator('.finder-ask:visible, .bar:visible').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await openSheet(page);
    expect(await page.locator('.finder-foot output').textContent()).toBe(counted);
    await page.getByRole('button', { name: 'Borrar' }).tap();
    expect(await croquettes.isVisible()).toBe(true);
    expect(await page.locator('.finder-reminder').count()).toBe(0);
  });

  it('follows the language, and is there at the next visit, and at another venue', async () => {
    const page = await visit(`${site}/taberna`, { stored: GLUTEN });
    await speak(page, 'fr');
    await page.locator('.finder-reminder', { hasText: 'Mes allergènes : gluten' }).waitFor();
    expect(await verdict(page, 'Croquettes au jambon')).toBe('Contient\u00A0: gluten');
    for (const [path, dish, words] of [
      ['/taberna', 'Croquettes au jambon', 'Contient\u00A0: gluten'],
      ['/parrilla', 'LA GORDI', 'Contiene: gluten'],
    ] as const) {
      await goTo(page, site + path);
      await page.locator('.finder-reminder').waitFor();
      expect(await verdict(page, dish)).toBe(words);
    }
  });

  it('keeps the row that is read where it is, when lines come into those above and when they go', async () => {
    const page = await visit(`${site}/taberna`);
    await openSheet(page);
    await choose(page, 'Gluten');
    // One that a strict filter keeps, put to the top of the screen, with many above it that it does not.
    const name = 'Tortilla de patatas';
    await row(page, name).evaluate((element) => {
      document.documentElement.dataset['jumped'] = '';
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 5);
    });
    // Browsers scroll by whole pixels.
    const expectStill = async () => expect(Math.abs((await topOf(page, name)) - 5)).toBeLessThan(2);
    await expectStill();
    await page.locator('.finder-strict').tap();
    expect(await page.locator('[data-finder-out]').count()).toBeGreaterThan(5);
    await expectStill();
    await page.locator('.finder-strict').tap();
    await expectStill();
    await page.getByRole('button', { name: 'Borrar' }).tap();
    await expectStill();
    await choose(page, 'Huevos');
    await expectStill();
  });
});

it('the search leads to its first result by Enter, and a second one does not open it again', async () => {
  const page = await visit(`${site}/taberna`, { hasTouch: false, isMobile: false });
  await bar(page, 'search').press('Enter');
  await opened(page, 'search');
  await page.keyboard.type('croquetas');
  await page.locator('button.finder-name').first().waitFor();
  // Both come before the browser has gone back over the search's entry.
  await page.locator('.finder-search form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    (document.activeElement as HTMLElement).click();
  });
  const picked = page.locator('[data-finder-here]');
  await picked.waitFor();
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
  expect(await open(page).count()).toBe(0);
  expect(await picked.evaluate((each) => each.contains(document.activeElement))).toBe(true);
});

describe('a tap before the finder is there', () => {
  it('on search opens its field, whose words are answered when it comes', async () => {
    const page = await takePhone();
    const letThrough = await holdBack(page, ISLANDS);
    await page.goto(`${site}/taberna`);
    await bar(page, 'search').tap();
    await opened(page, 'search');
    expect(await bar(page, 'search').getAttribute('aria-busy')).toBe('true');
    await page.keyboard.type('queso');
    letThrough();
    await page.locator('.finder-result').first().waitFor();
    expect(await bar(page, 'search').getAttribute('aria-busy')).toBeNull();
    expect(await page.getByRole('searchbox').inputValue()).toBe('queso');
  });

  it('is not lost to a switch of the language', async () => {
    const page = await takePhone();
    const letThrough = await holdBack(page, ISLANDS);
    await page.goto(`${site}/taberna`);
    await bar(page, 'allergens').tap();
    await speak(page, 'en');
    letThrough();
    await opened(page, 'allergens');
    expect(await open(page).locator('h2').textContent()).toBe('Allergens');
  });
});

it('that could not be had comes with the page, once the network is back', async () => {
  const page = await takePhone();
  await goTo(page, `${site}/taberna`);
  await page.route(ISLANDS, (route) => route.abort());
  await bar(page, 'allergens').tap();
  const failure = page.locator('#failure:not(:empty)');
  await failure.waitFor();
  await page.unroute(ISLANDS);
  let isAnew = false;
  page.once('load', () => (isAnew = true));
  await bar(page, 'allergens').tap();
  await expect.poll(async () => isAnew || (await open(page).count()) > 0).toBe(true);
  // A browser that remembers the failure of a module loads the page again; newer ones ask for the module.
  if (isAnew) {
    await ready(page);
    await openSheet(page);
  }
  await opened(page, 'allergens');
  expect(await failure.count()).toBe(0);
});

describe('a stored filter, before its verdicts', () => {
  const hiddenRows = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main .entries > :is(.item, .panel)')]
        .filter((each) => !each.checkVisibility())
        .map((each) => each.querySelector('h3')?.textContent ?? ''),
    );

  /** Verdicts of one, two and three lines. */
  const FOUR = { chosen: ['gluten', 'huevos', 'lacteo', 'pescado'], strict: false };

  /** Opens a page with the sheet of a filter that an earlier page has stored, and holds the verdicts back. */
  async function comeBack(path: string, filter: object): Promise<{ page: Page; letThrough: () => void }> {
    const page = await openPhone();
    await page.clock.setFixedTime('2026-11-20T12:00:00Z');
    await goTo(page, `${site}/parrilla`);
    await page.evaluate((text) => window.localStorage.setItem('carta-allergens', text), JSON.stringify(filter));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('carta-early'))).not.toBeNull();
    const letThrough = await holdBack(page, ISLANDS);
    await goTo(page, site + path);
    await settled(page);
    return { page, letThrough };
  }

  it.each([
    ['/taberna', STRICT],
    ['/parrilla', STRICT],
    ['/', STRICT],
    ['/taberna', { ...GLUTEN, diets: ['vegetariano'] }],
    ['/', { chosen: [], strict: false, diets: ['vegano'] }],
  ])('hides on %s what the verdicts hide', async (path, filter) => {
    const { page, letThrough } = await comeBack(path, filter);
    const before = await hiddenRows(page);
    expect(before.length).toBeGreaterThan(0);
    expect(await page.locator('.finder-line').count()).toBe(0);
    letThrough();
    await page.locator('.finder-reminder').waitFor();
    expect(await hiddenRows(page)).toEqual(before);
  });

  it.each([
    ['/taberna', GLUTEN],
    ['/parrilla', GLUTEN],
    ['/', GLUTEN],
    ['/taberna', STRICT],
    ['/parrilla', STRICT],
    ['/', STRICT],
    ['/taberna', FOUR],
    ['/parrilla', FOUR],
    ['/', FOUR],
    ['/taberna', { ...FOUR, diets: ['vegetariano'] }],
    ['/', { chosen: [], strict: false, diets: ['vegano'] }],
  ])('leaves the rows of %s where they are', async (path, filter) => {
    const { page, letThrough } = await comeBack(path, filter);
    letThrough();
    await page.locator('.finder-reminder').waitFor();
    expect(await layoutShift(page)).toBe(0);
  });

  it('still hides when the finder cannot be had, and the page says so', async () => {
    const { page } = await comeBack('/taberna', STRICT);
    await page.unroute(ISLANDS);
    await page.route(ISLANDS, (route) => route.abort());
    await page.reload();
    await page.locator('#failure', { hasText: 'Alérgenos' }).waitFor();
    expect(await row(page, 'Croquetas de jamón').isVisible()).toBe(false);
  });

  it('shows all again when another page has removed the filter meanwhile', async () => {
    const { page } = await comeBack('/taberna', STRICT);
    expect(await row(page, 'Croquetas de jamón').isVisible()).toBe(false);
    await page.unroute(ISLANDS);
    await page.route(ISLANDS, (route) => route.abort());
    await page.reload();
    await page.locator('#failure', { hasText: 'Alérgenos' }).waitFor();
    const other = await page.context().newPage();
    await goTo(other, `${site}/parrilla`);
    await other.evaluate(() => window.localStorage.removeItem('carta-allergens'));
    await row(page, 'Croquetas de jamón').waitFor();
    // The style sheet is still there, as after an older version of the page.
    await page.reload();
    await row(page, 'Croquetas de jamón').waitFor();
  });

  it('is gone with the filter', async () => {
    const { page, letThrough } = await comeBack('/taberna', STRICT);
    letThrough();
    await openSheet(page);
    await page.getByRole('button', { name: 'Borrar' }).tap();
    expect(await row(page, 'Croquetas de jamón').isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('carta-early'))).toBeNull();
  });
});

describe('the history', () => {
  it('back closes the card, then the popup, and never leaves the page; forward opens them again', async () => {
    const page = await visit(`${site}/parrilla`, { stored: GLUTEN });
    await page.getByRole('button', { name: 'LA GORDI', exact: true }).tap();
    const popup = page.locator('.popup[open]');
    await popup.waitFor();
    expect(await popup.locator('.finder-words').textContent()).toBe('Contiene: gluten');
    await popup.getByRole('button', { name: 'Mostrar al personal' }).tap();
    await opened(page, 'waiter');
    await page.goBack();
    await isClosed(page, 'waiter');
    expect(await popup.isVisible()).toBe(true);
    await page.goBack();
    await isClosed(page);
    expect(page.url()).toBe(`${site}/parrilla`);
    await page.goForward();
    await popup.waitFor();
    await page.goForward();
    await opened(page, 'waiter');
    await page.locator('.finder-waiter').getByRole('button', { name: 'Cerrar' }).tap();
    await isClosed(page, 'waiter');
    expect(await popup.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('item:');
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('back closes legend, sheet and search one by one, and leaves the page where it was', async () => {
    const page = await visit(`${site}/taberna`);
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await openSheet(page);
    await page.locator('.finder-more').getByRole('button', { name: 'Leyenda de alérgenos' }).tap();
    await opened(page, 'legend');
    await page.goBack();
    await isClosed(page, 'legend');
    expect(await page.locator('.finder-allergens').isVisible()).toBe(true);
    await page.goBack();
    await isClosed(page);
    await openSearch(page);
    await page.goBack();
    await isClosed(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    expect(page.url()).toBe(`${site}/taberna`);
  });

  it('a tap beside the sheet closes it, and a reload shows it again, which back closes', async () => {
    const page = await visit(`${site}/taberna`);
    await openSheet(page);
    await page.touchscreen.tap(200, 5);
    await isClosed(page);
    await expect.poll(() => marks(page)).toBe('[]');
    await openSheet(page);
    await page.reload();
    await opened(page, 'allergens');
    await page.goBack();
    await isClosed(page);
    expect(page.url()).toBe(`${site}/taberna`);
  });
});

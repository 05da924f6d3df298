import { describe, expect, inject, it, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { violationsInBothColours, violationsOfColours } from '../support/both-colours.ts';
import {
  GLUTEN,
  bar,
  isClosed,
  marks,
  opened,
  openSearch,
  openSheet,
  row,
  topOf,
  visit,
} from '../support/finder-visit.ts';
import { inShort, LONG } from '../support/long.ts';
import { speak } from '../support/open-page.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

it('the search leads to a dish far below, lights it up and goes on there', async () => {
  const page = await visit(`${site}/taberna`);
  await openSearch(page);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  await page.keyboard.type('cafe');
  const name = 'Café solo';
  await page.locator('button.finder-name', { hasText: name }).waitFor();
  await page.keyboard.press('Enter');
  await isClosed(page);
  const top = await topOf(page, name);
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(800);
  expect(await row(page, name).getAttribute('data-finder-here')).toBe('');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(name);
  await expect.poll(() => marks(page)).toBe('[]');
  await atRest(page);
  expect(await topOf(page, name)).toBe(top);
  expect(page.url()).toBe(`${site}/taberna`);
});

it('the card for the staff is in the language of the house, large, and not cut off on any phone', async () => {
  const page = await visit(`${site}/taberna`, { stored: GLUTEN });
  await speak(page, 'en');
  await scrollAndTap(page.getByRole('button', { name: 'Ask the staff about Ham croquettes' }));
  await opened(page, 'waiter');
  const card = page.locator('.finder-card');
  expect(await card.getAttribute('lang')).toBe('es');
  const dish = card.locator('.finder-dish');
  expect(await dish.textContent()).toBe('Croquetas de jamón');
  expect(await card.locator('.finder-question').textContent()).toBe('¿Este plato contiene gluten, aunque sean trazas?');
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    expect(await dish.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(35);
    const box = page.locator('.finder-waiter .finder-box');
    expect({ width, cut: await box.evaluate((element) => element.scrollWidth - element.clientWidth) }).toEqual({
      width,
      cut: 0,
    });
  }
});

it('nothing is wider than a screen of 320 with text of double size', async () => {
  const page = await visit(`${site}/`, {
    viewport: { width: 320, height: 640 },
    stored: { chosen: ['frutos con cáscara', 'gluten'], strict: false },
  });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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
  await bar(page, 'allergens').tap();
  await opened(page, 'allergens');
  expect(await cut()).toEqual([]);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await openSearch(page);
  await page.locator('.finder-search input').fill('croq');
  await page.locator('.finder-result').first().waitFor();
  expect(await cut()).toEqual([]);
});

describe('each state has no fault', () => {
  const pages = [
    ['/, in light and dark colours', '/', violationsInBothColours],
    ['/parrilla, which is dark, in its colours', '/parrilla', violationsOfColours],
  ] as const;
  test.each(inShort(1, pages))('on %s', async (_title, path, faults) => {
    const page = await visit(site + path, { stored: GLUTEN });
    const expectNone = async (state: string, within?: string) =>
      expect([state, ...(await faults(page, within))]).toEqual([state]);
    await expectNone('a filtered menu');
    await openSheet(page);
    await expectNone('the sheet', 'dialog[open]');
    await page.locator('.finder-strict').tap();
    if (LONG) await expectNone('the strict sheet', 'dialog[open]');
    await page.locator('.finder-more [data-wants=legend]').tap();
    await opened(page, 'legend');
    await expectNone('the legend', '.finder-legend');
    await page.goBack();
    await isClosed(page, 'legend');
    await page.goBack();
    await isClosed(page);
    if (LONG) await expectNone('a strictly filtered menu');
    await openSearch(page);
    if (LONG) await expectNone('the search', 'dialog[open]');
    await page.locator('.finder-search input').fill('queso');
    await page.locator('.finder-result').first().waitFor();
    await expectNone('what it finds', 'dialog[open]');
    await page.locator('.finder-search input').fill('xyzxyz');
    await page.getByText('Nada coincide').waitFor();
    await expectNone('what it does not find', 'dialog[open]');
    await page.goBack();
    await isClosed(page);
    await scrollAndTap(page.locator('.finder-ask:visible').first());
    await opened(page, 'waiter');
    await expectNone('the card for the staff', 'dialog[open]');
  });
});

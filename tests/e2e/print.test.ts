import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

let page: Page;
beforeEach(async () => {
  page = await openPhone({ colorScheme: 'dark' });
});

/** The line that paper gets under the legal ones. */
const dateLine = () =>
  page.locator('.venue-footer').evaluate((footer) => {
    const { content } = getComputedStyle(footer, '::after');
    return content === 'none' ? undefined : content.replaceAll('"', '');
  });

/** Prints in truth, which tells the page so, and then shows it as it stands on paper. */
async function print(): Promise<void> {
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
}

/** The app dates prints from the moment on that it has the page. */
async function expectDate(line: string): Promise<void> {
  const printed = async (): Promise<string | undefined> => {
    await print();
    return dateLine();
  };
  await expect.poll(printed, { timeout: 10_000 }).toBe(line);
}

describe('the date on paper', () => {
  it('is that of printing, in Madrid, however long the page has been open', async () => {
    await page.clock.setFixedTime('2026-11-20T12:00:00Z');
    await page.goto(`${site}/parrilla`);
    await hydrated(page);
    await expectDate('Fecha de impresión: 20 de noviembre de 2026');
    await page.clock.setFixedTime('2026-12-31T23:30:00Z');
    await expectDate('Fecha de impresión: 1 de enero de 2027');
  });

  it('is not on the screen', async () => {
    await page.goto(`${site}/parrilla`);
    await hydrated(page);
    await page.pdf();
    expect(await dateLine()).toBeUndefined();
  });

  test.each([
    ['es', 'Fecha de impresión: 1 de diciembre de 2026'],
    ['en', 'Printed on 1 December 2026'],
    ['fr', 'Date d’impression : 1 décembre 2026'],
    ['de', 'Gedruckt am 1. Dezember 2026'],
    ['it', 'Data di stampa: 1 dicembre 2026'],
    ['ca', 'Data d’impressió: 1 de desembre del 2026'],
  ])('is written as %s writes it', async (language, line) => {
    await page.clock.setFixedTime('2026-12-01T12:00:00Z');
    await page.goto(`${site}/`);
    await hydrated(page);
    if (language !== 'es') {
      await page.locator(`button[data-language=${language}]`).tap();
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    }
    await expectDate(line);
  });
});

describe('a printed menu', () => {
  it('has every price, the allergens by name and the legal lines', async () => {
    await page.goto(`${site}/parrilla`);
    await hydrated(page);
    await print();
    const text = await page.locator('body').innerText();
    for (const words of ["14'90", '14,99 €', 'Gluten', 'IVA incluido', 'Ley 1/2025', 'Ley 7/2022', 'alergia']) {
      expect(text).toContain(words);
    }
    const names = await page
      .locator('.declared li span')
      .evaluateAll((spans) =>
        spans.filter((span) => span.getBoundingClientRect().width < 5).map((span) => span.textContent),
      );
    expect(names).toEqual([]);
    const covered = await page.locator('.item').evaluateAll((items) =>
      items
        .filter((item) => {
          const price = item.querySelector('.prices, .price')?.getBoundingClientRect();
          return !price || price.width === 0;
        })
        .map((item) => item.textContent),
    );
    expect(covered).toEqual([]);
  });

  it('has nothing to tap but what is read', async () => {
    await page.goto(`${site}/`);
    await hydrated(page);
    await print();
    const seen = await page
      .locator('button:not(.name), [popover], dialog, .skip-link, .bar, .round')
      .evaluateAll((elements) =>
        elements.filter((element) => element.checkVisibility()).map(({ className }) => className),
      );
    expect(seen).toEqual([]);
  });

  it('has what is served at other hours, with its hours', async () => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    await page.goto(`${site}/taberna`);
    await hydrated(page);
    const cheese = page.getByText('Tabla de quesos').first();
    expect(await cheese.isVisible()).toBe(false);
    await print();
    expect(await cheese.isVisible()).toBe(true);
    expect(await page.getByText('Solo por la noche, desde las 19:00').first().isVisible()).toBe(true);
  });

  it('is dark on white, whatever the venue’s theme', async () => {
    await page.goto(`${site}/parrilla`);
    await hydrated(page);
    await print();
    const colours = await page
      .locator('.item h3, .item .price, .heading, .legal li')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))].toSorted());
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
  });
});

import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { inShort } from '../support/long.ts';
import { goTo, openPage, speak } from '../support/open-page.ts';
import { takePhone } from '../support/open-phone.ts';

const site = inject('site');

/** The line that paper gets under the legal ones. */
const dateLine = (page: Page) =>
  page.locator('.venue-footer').evaluate((footer) => {
    const { content } = getComputedStyle(footer, '::after');
    return content === 'none' ? undefined : content.replaceAll('"', '');
  });

/** Prints in truth, which tells the page so, and then shows it as it stands on paper. */
async function print(page: Page): Promise<void> {
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
}

/** The app dates prints from the moment on that it has the page. */
async function expectDate(page: Page, line: string): Promise<void> {
  const printed = async (): Promise<string | undefined> => {
    await print(page);
    return dateLine(page);
  };
  await expect.poll(printed).toBe(line);
}

it('a menu has the date of its printing, in Madrid, however long it has been open, and on paper only', async () => {
  const page = await takePhone({ time: '2026-11-20T12:00:00Z' });
  await goTo(page, `${site}/parrilla`);
  await expectDate(page, 'Fecha de impresión: 20 de noviembre de 2026');
  await page.clock.setFixedTime('2026-12-31T23:30:00Z');
  await expectDate(page, 'Fecha de impresión: 1 de enero de 2027');
  await page.emulateMedia({ media: 'screen' });
  expect(await dateLine(page)).toBeUndefined();
});

it('the date is written as each language writes it, and nothing is there to tap but what is read', async () => {
  const page = await takePhone({ time: '2026-12-01T12:00:00Z' });
  await goTo(page, `${site}/`);
  await expectDate(page, 'Fecha de impresión: 1 de diciembre de 2026');
  const seen = await page
    .locator('button:not(.name), [popover], dialog, .skip-link, .bar, .section-bar, [aria-label=Síguenos]')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ className }) => className),
    );
  expect(seen).toEqual([]);
  const lines = [
    ['en', 'Printed on 1 December 2026'],
    ['fr', 'Date d’impression\u00A0: 1 décembre 2026'],
    ['de', 'Gedruckt am 1. Dezember 2026'],
    ['it', 'Data di stampa: 1 dicembre 2026'],
    ['ca', 'Data d’impressió: 1 de desembre del 2026'],
  ] as const;
  for (const [language, line] of inShort(2, lines)) {
    await page.emulateMedia({ media: 'screen' });
    await speak(page, language);
    await expectDate(page, line);
  }
});

it('a menu has every price, the allergens by name and the legal lines, dark on white whatever its theme', async () => {
  const page = await openPage(`${site}/parrilla`, { colorScheme: 'dark' });
  await print(page);
  const text = await page.locator('body').innerText();
  for (const words of ["14'90", '14,99 €', 'IVA incluido', 'Ley\u00A01/2025', 'Ley\u00A07/2022', 'alergia']) {
    expect(text).toContain(words);
  }
  const allergens = await page
    .locator('.signs')
    .evaluateAll((lines) =>
      lines.map((line) => [getComputedStyle(line, '::before').content, line.getBoundingClientRect().width > 10]),
    );
  expect(allergens.filter(([words, isWide]) => !/\p{L}{4}/u.test(`${words}`) || !isWide)).toEqual([]);
  expect(allergens.map(([words]) => `${words}`).join(' ')).toContain('Gluten');
  const withoutPrice = await page
    .locator('.item')
    .evaluateAll((items) =>
      items
        .filter((item) => !item.querySelector('.prices')?.getBoundingClientRect().width)
        .map((item) => item.textContent),
    );
  expect(withoutPrice).toEqual([]);
  const colours = await page
    .locator('.item h3, .item .prices, .heading, .legal li')
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))].toSorted());
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
});

it('a menu has what is served at other hours, with its hours', async () => {
  const page = await takePhone({ time: '2026-11-20T10:00:00Z' });
  await goTo(page, `${site}/taberna`);
  const cheese = page.getByText('Tabla de quesos').first();
  expect(await cheese.isVisible()).toBe(false);
  await print(page);
  expect(await cheese.isVisible()).toBe(true);
  expect(await page.getByText('Solo por la noche, desde las 19:00').first().isVisible()).toBe(true);
});

it('a menu has what a popup says of a dish, what stands out in a whole frame, and not whether the house is open, which no paper knows', async () => {
  const page = await openPage(`${site}/parrilla`);
  await print(page);
  expect(await page.getByText('Pan negro de tinta de calamar').first().isVisible()).toBe(true);
  const frames = await page
    .locator('.special')
    .evaluateAll((specials) => [...new Set(specials.map((each) => getComputedStyle(each).borderWidth))]);
  expect(frames).toEqual(['1px']);
  await goTo(page, `${site}/caserio`);
  expect(await page.locator('.opening').isVisible()).toBe(false);
  expect(await page.locator('.opening-hours').isVisible()).toBe(true);
});

it('a title stands over what it heads, its remark included, and no picture parts the lines of a highlight', async () => {
  const page = await takePhone();
  await goTo(page, `${site}/`);
  await print(page);
  const breaks = await page
    .locator('.section > h2, .heading, .entries > .note:first-child, .heading + .note')
    .evaluateAll((all) => all.map((each) => [each.tagName, getComputedStyle(each).breakAfter].join(': ')));
  expect(new Set(breaks)).toEqual(new Set(['H2: avoid', 'LI: avoid']));
  expect(await page.locator('main .entries > .note:first-child').count()).toBeGreaterThan(0);
  expect(await page.locator('main .badge').evaluateAll((all) => all.map((each) => each.checkVisibility()))).toEqual([
    false,
  ]);
});

it('a menu stands in two columns, what is said of a dish within its row and over nothing', async () => {
  const page = await openPage(`${site}/taberna`);
  // What a sheet of A4 has between its margins.
  await page.setViewportSize({ width: 700, height: 1000 });
  await print(page);
  const rows = await page.locator('.row').evaluateAll((elements) =>
    elements.map((row) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      const [signs] = row.querySelector('.signs')?.getClientRects() ?? [];
      const prices = row.querySelector('.prices')?.getBoundingClientRect();
      const isInside = !signs || (signs.left >= left && signs.right <= right + 1 && signs.bottom <= bottom + 1);
      const isClear = !signs || !prices || signs.top >= prices.bottom - 1 || signs.right <= prices.left + 1;
      return { left: Math.round(left), width: right - left, top, bottom, isFine: isInside && isClear };
    }),
  );
  const fonts = await page
    .locator('.row .signs')
    .evaluateAll((signs) => signs.map((each) => getComputedStyle(each, '::before').fontFamily));
  expect(fonts.filter((family) => family.includes('Carta signs'))).toEqual([]);
  expect(new Set(rows.map(({ left }) => left)).size).toBe(2);
  expect(rows.filter(({ width, isFine }) => width > 345 || !isFine)).toEqual([]);
  const over = rows.filter((row) =>
    rows.some((other) => other !== row && other.left === row.left && other.top < row.top && other.bottom > row.top + 1),
  );
  expect(over).toEqual([]);
});

it('a card that is open is not printed over the menu', async () => {
  const page = await openPage(`${site}/parrilla`);
  await page.locator('[data-opens=detail]').first().click();
  await page.locator('.popup:modal').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('dialog[open]').isVisible()).toBe(false);
});

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

const PAGES = ['/', '/parrilla', '/caserio', '/taberna', '/cerrado', '/profile'];

/** What follows the first paint: the second script and the rest of the style. */
const REST = '**/assets/rest-*';

/** Opens a page as it is first painted; what follows comes when the returned function is called. */
async function openAtFirstPaint(path: string, width: number): Promise<{ page: Page; goOn: () => Promise<void> }> {
  const page = await openPhone({ viewport: { width, height: 915 } });
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(REST, async (route) => {
    asked += 1;
    await gate.promise;
    await route.continue();
  });
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked).toBeGreaterThan(0);
  const goOn = async (): Promise<void> => {
    gate.resolve();
    await hydrated(page);
  };
  return { page, goOn };
}

/** Where the headings and the names in the first screens stand, by their texts. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('h2, h3'))
      .filter((element) => element.checkVisibility())
      .slice(0, 8)
      .map((element) => `${element.textContent}: ${Math.round(element.getBoundingClientRect().top)}`),
  );

describe.each(PAGES)('the first paint of %s', (path) => {
  it.each([320, 412, 768])('is no wider than a screen of %i', async (width) => {
    const { page } = await openAtFirstPaint(path, width);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths).toEqual([width, width]);
  });

  it('has everything where it stays', async () => {
    const { page, goOn } = await openAtFirstPaint(path, 412);
    const before = await places(page);
    await goOn();
    expect(await places(page)).toEqual(before);
  });
});

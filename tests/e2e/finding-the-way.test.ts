import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { drawn } from '../support/at-rest.ts';
import { ready, settled } from '../support/browser.ts';
import { openPage } from '../support/open-page.ts';

const site = inject('site');

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height };
    });
const current = (page: Page): Promise<string[]> => page.locator('.section-bar [aria-current]').allTextContents();

describe('the first screen', () => {
  it.each(['/', '/parrilla', '/taberna', '/caserio', '/larga'])(
    'of %s has a header that leaves room for a dish or a menu with its price',
    async (path) => {
      const page = await openPage(site + path);
      expect((await boxOf(page, 'header')).height).toBeLessThanOrEqual(130);
      expect((await boxOf(page, 'main .prices')).bottom).toBeLessThan((await boxOf(page, '.bar')).top);
    },
  );
});

describe('the bar of sections', () => {
  it('stays in sight, follows the reading, and leads to a section', async () => {
    const page = await openPage(`${site}/taberna`);
    expect(await current(page)).toEqual(['Para picar']);
    await page.locator('.section-bar').getByRole('link', { name: 'Postres' }).tap();
    await expect.poll(() => current(page)).toEqual(['Postres']);
    await expect.poll(async () => Math.round((await boxOf(page, '#postres')).top)).toBeLessThan(100);
    expect((await boxOf(page, '.section-bar')).top).toBe(0);
    expect(new URL(page.url()).hash).toBe('#postres');
  });

  it('follows a fling to the end, and back to the beginning', async () => {
    const page = await openPage(`${site}/taberna`);
    // At the end, the footer fills such a screen.
    await page.setViewportSize({ width: 412, height: 480 });
    const last = (await page.locator('.section-bar a').allTextContents()).at(-1);
    const isAtEnd = () =>
      page.evaluate(() => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        return isAtEnd();
      })
      .toBe(true);
    await expect.poll(() => current(page)).toEqual([last]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => current(page)).toEqual(['Para picar']);
  });

  it('leads who comes by the address of a section to it, and who reloads the page', async () => {
    const page = await openPage(`${site}/taberna#postres`);
    const beside = async (): Promise<number> => Math.abs((await boxOf(page, '#postres')).top - 64);
    await settled(page);
    await expect.poll(beside).toBeLessThan(1);
    await page.reload();
    await ready(page);
    await settled(page);
    // The browser keeps how far a page was scrolled, and other fonts make it higher, by less than a line.
    await expect.poll(beside).toBeLessThan(20);
  });

  it.each(['.section-bar li:nth-child(3) a', '.skip-link'])(
    'leads on, as %s does, and the focus comes back from what is opened there',
    async (link) => {
      const page = await openPage(`${site}/taberna`, { reducedMotion: 'reduce' });
      await page.locator(link).press('Enter');
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
      await page.locator('.bar [popovertarget=sections]').press('Enter');
      await page.locator('#sections:popover-open').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('sections');
      await drawn(page);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Secciones');
    },
  );
});

it('the Tab key goes on from the skip link into the menu, and from where a click was', async () => {
  const page = await openPage(`${site}/taberna`, { hasTouch: false, isMobile: false });
  /** Where the focus is: before, in or behind an element. */
  const focusFrom = (selector: string): Promise<string> =>
    page.evaluate((place) => {
      const { activeElement: focused } = document;
      const element = document.querySelector(place);
      if (!element || !focused) return '';
      if (element.contains(focused)) return 'in';
      return element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'behind' : 'before';
    }, selector);
  await page.locator('.skip-link').press('Enter');
  await page.keyboard.press('Tab');
  expect(await focusFrom('main')).toBe('in');
  await page.locator('#postres > h2').click();
  await page.keyboard.press('Tab');
  expect(await focusFrom('#postres > h2')).toBe('behind');
  expect(await focusFrom('#postres')).toBe('in');
});

it.each(['sections', 'stamp_card', 'specials'])(
  'the sheet %s is never open behind the focus: it closes when the Tab key leads out of it',
  async (id) => {
    const page = await openPage(`${site}/`, { time: '2026-11-27T23:30:00Z' });
    await page.locator(`[popovertarget=${id}]:not(.close)`).press('Enter');
    const sheet = page.locator(`#${id}:popover-open`);
    await sheet.waitFor();
    await sheet.locator('.close:focus').waitFor();
    const stops = await sheet.locator('a:visible, button:visible').count();
    for (let stop = 0; stop < stops - 1; stop++) await page.keyboard.press('Tab');
    expect(await sheet.locator(':focus').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await sheet.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  },
);

describe('what stands out of the menu', () => {
  it.each(['sections', 'specials'])('has the focus in the list of %s when a key or a reload opens that', async (id) => {
    const page = await openPage(`${site}/`);
    await page.locator(`[popovertarget=${id}]:not(.close)`).press('Enter');
    // The button that has opened the list may be below it.
    const focused = page.locator(`#${id}:popover-open .close:focus-visible`);
    await expect.poll(() => focused.count()).toBe(1);
    await page.reload();
    await expect.poll(() => focused.count()).toBe(1);
  });

  it('is listed at the beginning of the section bar, and each is one tap away', async () => {
    const page = await openPage(`${site}/`);
    await page.locator('.section-bar').getByRole('button', { name: 'Destacados' }).tap();
    const last = page.locator('#specials a').last();
    const name = await last.evaluate((link) => link.firstChild?.textContent);
    await last.tap();
    await expect.poll(() => page.locator('#specials').isVisible()).toBe(false);
    const special = `main ${new URL(page.url()).hash}`;
    // How much of it there is stands with it.
    expect(await page.locator(`${special} h3`).textContent()).toMatch(new RegExp(`^${name}`));
    // The page is still on its way there, and its bar on the way to the edge.
    const isBelowBar = async (): Promise<boolean> => {
      const [{ bottom }, { top }] = [await boxOf(page, '.section-bar'), await boxOf(page, special)];
      return top >= bottom - 1 && top < 300;
    };
    await expect.poll(isBelowBar).toBe(true);
  });
});

describe('the overview', () => {
  it('leaves no band of what it hides', async () => {
    const page = await openPage(`${site}/caserio`);
    await page.locator('.fold').click();
    await drawn(page);
    const empty = await page
      .locator('.entries > li')
      .evaluateAll((rows) =>
        rows
          .filter((row) => row.checkVisibility() && ![...row.children].some((part) => part.checkVisibility()))
          .map(({ className }) => className),
      );
    expect(empty).toEqual([]);
  });

  it.each(['/larga', '/parrilla', '/'])(
    'of %s leaves names and prices, at the dish that is read, and back',
    async (path) => {
      const page = await openPage(site + path);
      const fold = page.locator('.fold');
      // Playwright would first scroll to what sticks to the edge of the screen.
      const tapFold = async (): Promise<void> => {
        const { x = 0, y = 0 } = (await fold.boundingBox()) ?? {};
        await page.touchscreen.tap(x + 20, y + 20);
        await drawn(page);
      };
      const dish = page.locator('main .item').nth(12);
      await dish.evaluate((row) => {
        document.documentElement.dataset['jumped'] = '';
        window.scrollBy({ top: row.getBoundingClientRect().top - 52, behavior: 'instant' });
      });
      await drawn(page);
      const topOf = (): Promise<number> => dish.evaluate((row) => row.getBoundingClientRect().top);
      const before = await topOf();
      const high = await page.evaluate(() => document.documentElement.scrollHeight);
      await tapFold();
      expect(await fold.getAttribute('aria-pressed')).toBe('true');
      expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(high);
      expect(await page.locator('main .item .text').filter({ visible: true }).count()).toBe(0);
      await tapFold();
      expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
    },
  );
});

describe('the bar at the bottom', () => {
  it('is one row of 56 pixels at most on every screen, with twice the text, too', async () => {
    const page = await openPage(`${site}/`);
    for (const [width, height, fontSize] of [
      [280, 640, ''],
      [320, 640, ''],
      [412, 915, ''],
      [412, 915, '200%'],
      [740, 360, ''],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      await drawn(page);
      const { height: high, bottom } = await boxOf(page, '.bar');
      expect(high).toBeLessThanOrEqual(56);
      expect(bottom).toBe(height);
      const buttons = await page.locator('.bar > button').evaluateAll((all) =>
        all.map((button) => ({
          ...(button.getBoundingClientRect().toJSON() as DOMRect),
          isCut: button.scrollWidth > button.clientWidth + 1,
        })),
      );
      expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
      expect(buttons.filter((button) => button.width < 44 || button.height < 44 || button.isCut)).toEqual([]);
    }
  });

  it('has nothing below it at the end of the page', async () => {
    const page = await openPage(`${site}/parrilla`);
    await page.evaluate(() => {
      document.documentElement.dataset['jumped'] = '';
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await drawn(page);
    const last = await boxOf(page, '.legal li:last-child');
    expect(last.bottom).toBeLessThan((await boxOf(page, '.bar')).top);
  });
});

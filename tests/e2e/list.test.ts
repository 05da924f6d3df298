import type { Page } from 'playwright-core';
import { describe, expect, inject, it, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { violationsInBothColours, violationsOfColours } from '../support/both-colours.ts';
import { ready } from '../support/browser.ts';
import { bar, GLUTEN, isClosed, opened, row, visit } from '../support/finder-visit.ts';
import { inShort, LONG } from '../support/long.ts';
import { holdBack, ISLANDS } from '../support/hold-back.ts';
import { goTo, speak } from '../support/open-page.ts';
import { takePhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

const price = (page: Page, name: string) => page.locator(`main [aria-label="Apuntar: ${name}"]`);
const HALF = 'Croquetas de jamón, Media 7,00 €';
const SALAD = 'Ensaladilla rusa, Tapa 3,00 €';

const rung = (page: Page) => page.locator('main [aria-pressed=true]').count();
async function note(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await scrollAndTap(price(page, name));
    await page.locator(`main [aria-label="Apuntar: ${name}"][aria-pressed=true]`).waitFor();
  }
}
async function openList(page: Page): Promise<void> {
  await page.locator('.bar [data-wants=list]').tap();
  await opened(page, 'list');
}
const lines = (page: Page) => page.locator('.list-lines li').count();

describe('the list', () => {
  it('is made by touch: a price is ringed, moves nothing, opens no dish, and another tap takes it off', async () => {
    const page = await visit(`${site}/taberna`);
    const top = (name: string) => price(page, name).evaluate((element) => element.getBoundingClientRect().top);
    const dish = row(page, 'Croquetas de jamón');
    const [height, before] = [await dish.evaluate((element) => element.clientHeight), await top(SALAD)];
    await note(page, HALF, SALAD);
    expect([await dish.evaluate((element) => element.clientHeight), await top(SALAD)]).toEqual([height, before]);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await page.locator('.bar [data-wants=list]').getAttribute('data-count')).toBe('2');
    expect(await page.locator('.finder-news output').textContent()).toBe('Apuntado: Ensaladilla rusa, Tapa');
    await price(page, HALF).tap();
    await expect.poll(() => rung(page)).toBe(1);
    const shown = await page.locator('#failure').evaluate((line) => {
      line.textContent = 'No se ha podido cargar';
      const { opacity } = getComputedStyle(line);
      line.textContent = '';
      return opacity;
    });
    expect(shown).toBe('0');
    await page.locator('.finder-news').getByRole('button', { name: 'Deshacer' }).tap();
    await expect.poll(() => rung(page)).toBe(2);
  });

  it('has targets of 44 pixels, in rows and in its sheet, and fits each size of screen', async () => {
    const page = await visit(`${site}/taberna`);
    await note(page, HALF, SALAD);
    await price(page, SALAD).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // What is hit 21 pixels beside the middle of a price.
    const hit = (x: number, y: number) =>
      price(page, SALAD).evaluate(
        (element, [dx, dy]) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy) === element;
        },
        [x, y] as const,
      );
    expect(await Promise.all([hit(0, -21), hit(0, 21), hit(-21, 0), hit(21, 0)])).toEqual([true, true, true, true]);
    await openList(page);
    for (const [width, height, size] of [
      [412, 915, '100%'],
      [280, 653, '100%'],
      [320, 640, '200%'],
      [740, 360, '100%'],
      [1280, 800, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      await atRest(page);
      const tooSmall = await page.locator('.finder-list button:visible').evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.height < 43.9 || box.width < 43.9)
          .map((box) => `${box.width} x ${box.height}`),
      );
      const cut = await page.locator('.finder-list .finder-box').evaluate((box) => box.scrollWidth - box.clientWidth);
      expect({ width, tooSmall, cut }).toEqual({ width, tooSmall: [], cut: 0 });
    }
  });

  it('has a target of 44 pixels for an undo in a short word, too', async () => {
    const page = await visit(`${site}/`);
    await speak(page, 'en');
    await page.locator('.row .prices').first().tap();
    await openList(page);
    const box = await page.locator('.finder-list .list-undo').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
  });

  it('shows every button of the bar in one row on the narrowest phone, and with text of double size', async () => {
    const page = await visit(`${site}/`, { viewport: { width: 280, height: 653 } });
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      await atRest(page);
      const boxes = await page.locator('.bar > button').evaluateAll((all) =>
        all.map((each) => {
          const { left, top, right, width } = each.getBoundingClientRect();
          return { top, isWhole: left >= 0 && right <= window.innerWidth && width >= 44 };
        }),
      );
      expect(boxes).toHaveLength(5);
      expect(boxes.every(({ top, isWhole }) => isWhole && top === boxes[0]?.top)).toBe(true);
    }
  });

  it('stays: at a reload, in another language, in another tab, until 06:00', async () => {
    const page = await visit(`${site}/taberna`);
    await note(page, HALF, SALAD);
    await page.reload();
    await expect.poll(() => rung(page)).toBe(2);
    await speak(page, 'en');
    await page.locator('[aria-label="Add to my list: Ham croquettes, Half €7.00"][aria-pressed=true]').waitFor();
    const other = await page.context().newPage();
    await other.clock.setFixedTime('2026-11-20T12:00:00Z');
    await goTo(other, `${site}/taberna`);
    await expect.poll(() => rung(other)).toBe(2);
    await price(other, HALF).tap();
    await expect.poll(() => rung(page)).toBe(1);
    await other.close();
    await page.clock.setFixedTime('2026-11-21T04:59:00Z');
    await page.reload();
    await expect.poll(() => rung(page)).toBe(1);
    await page.clock.setFixedTime('2026-11-21T05:00:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => rung(page)).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('carta-list')))).toEqual(
      [],
    );
  });

  it('is used by keyboard', async () => {
    const page = await visit(`${site}/taberna`, { hasTouch: false, isMobile: false });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.locator('.section-bar a').first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return focused();
      })
      .toBe('Apuntar: Croquetas de jamón, Tapa 3,50 €');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(`Apuntar: ${HALF}`);
    await page.keyboard.press('Space');
    await expect.poll(() => rung(page)).toBe(1);
    await bar(page, 'search').press('Tab');
    await page.locator('.bar [data-wants=list]').press('Enter');
    await opened(page, 'list');
    await page.locator('.list-counter button').first().press('Enter');
    await expect.poll(focused).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Deshacer');
    await page.keyboard.press('Enter');
    await expect.poll(() => lines(page)).toBe(1);
    await page.keyboard.press('Escape');
    await isClosed(page);
  });

  it('closes what lies over it, then itself, on the way back, and never leaves the page', async () => {
    const page = await visit(`${site}/taberna`, { stored: GLUTEN });
    await note(page, HALF);
    await openList(page);
    for (const [wish, name] of [
      ['slip', 'slip'],
      ['share', 'share'],
    ] as const) {
      await page.locator(`.finder-list [data-wants=${wish}]`).tap();
      await opened(page, name);
      await page.goBack();
      await isClosed(page, name);
      expect(await page.locator('.finder-list').isVisible()).toBe(true);
    }
    await page.goBack();
    await isClosed(page);
    expect(page.url()).toBe(`${site}/taberna`);
  });

  it('is not on paper', async () => {
    const page = await visit(`${site}/taberna`);
    await note(page, HALF);
    await page.emulateMedia({ media: 'print' });
    const ring = () => price(page, HALF).evaluate((element) => getComputedStyle(element, '::after').content);
    expect([await ring(), await page.locator('.finder-news').isVisible()]).toEqual(['none', false]);
    await page.emulateMedia({ media: 'screen' });
    expect(await ring()).toBe('""');
  });

  it('draws no ring where motion is not wanted', async () => {
    const page = await takePhone({ reducedMotion: 'reduce' });
    await goTo(page, `${site}/taberna`);
    await note(page, HALF);
    const name = () => price(page, HALF).evaluate((element) => getComputedStyle(element, '::after').animationName);
    expect(await name()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await name()).toBe('draw-ring');
  });
});

it('a tap on a price before the island is there is heard at once, and noted once when it comes', async () => {
  const page = await takePhone();
  const letThrough = await holdBack(page, ISLANDS);
  await page.goto(`${site}/taberna`);
  await ready(page);
  await price(page, HALF).tap();
  await price(page, HALF).tap();
  expect(await price(page, HALF).getAttribute('aria-busy')).toBe('true');
  letThrough();
  await expect.poll(() => rung(page)).toBe(1);
  expect(await price(page, HALF).getAttribute('aria-busy')).toBeNull();
});

it('the second tap of a double tap does not take off what the first has noted', async () => {
  const page = await takePhone({ isHurried: true });
  await goTo(page, `${site}/taberna`);
  await note(page, SALAD);
  await price(page, HALF).scrollIntoViewIfNeeded();
  const box = await price(page, HALF).boundingBox();
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect.poll(() => rung(page)).toBe(2);
  await expect.poll(() => price(page, HALF).getAttribute('aria-busy')).toBeNull();
  expect(await rung(page)).toBe(2);
});

test('without script prices are words', async () => {
  const page = await takePhone({ javaScriptEnabled: false });
  await page.goto(`${site}/taberna`);
  expect(await page.locator('.prices[role], .prices [role]').count()).toBe(0);
  expect(await page.locator('.bar [data-wants=list]').isVisible()).toBe(false);
});

describe('a list that is shared', () => {
  const LINK = '#list=2.croquetas-de-jamon.media~1.ensaladilla-rusa.tapa';

  it('goes to another phone in a link that no server sees, which asks and adds', async () => {
    const page = await visit(`${site}/taberna`);
    await note(page, HALF);
    await openList(page);
    await page.locator('.finder-list [data-wants=share]').tap();
    await page.locator('.finder-share[open] .list-code').waitFor();
    const link = await page.locator('.list-link').inputValue();
    expect(link).toBe(`${site}/taberna#list=1.croquetas-de-jamon.media`);
    const other = await takePhone({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await goTo(other, link);
    await opened(other, 'shared');
    expect(asked.filter((url) => url.includes('croquetas'))).toEqual([]);
    expect(other.url()).toBe(`${site}/taberna`);
    await other.getByRole('button', { name: 'Añadir', exact: true }).tap();
    await expect.poll(() => rung(other)).toBe(1);
    await isClosed(other);
    await other.reload();
    await expect.poll(() => rung(other)).toBe(1);
    expect(await other.locator('dialog[open]').count()).toBe(0);
  });

  it('is added to what is there, and asked about on an open page, too; back says no', async () => {
    const page = await visit(`${site}/taberna`);
    await note(page, SALAD);
    await page.evaluate((hash) => (window.location.hash = hash), LINK);
    await opened(page, 'shared');
    await page.goBack();
    await isClosed(page);
    expect([await rung(page), page.url()]).toEqual([1, `${site}/taberna`]);
    await page.evaluate((hash) => (window.location.hash = hash), LINK);
    await opened(page, 'shared');
    await page.reload();
    await opened(page, 'shared');
    await page.getByRole('button', { name: 'Añadir', exact: true }).tap();
    await expect.poll(() => rung(page)).toBe(2);
    await openList(page);
    expect(await page.locator('.list-counter output').allTextContents()).toEqual(['2', '2']);
  });

  it('that cannot be read is said to be so', async () => {
    const page = await visit(`${site}/taberna#list=`);
    for (const hash of ['', '#list=%', '#list=1.croquetas-de-jamon.media~x', `#list=${'1.a~'.repeat(9_000)}`]) {
      if (hash) await page.evaluate((link) => (window.location.hash = link), hash);
      await opened(page, 'shared');
      expect(await page.locator('.finder-shared').textContent()).toContain('ninguna lista que se pueda leer');
      await page.getByRole('button', { name: 'Ahora no' }).tap();
      await isClosed(page);
      expect(page.url()).toBe(`${site}/taberna`);
    }
  });
});

describe('each state has no fault', () => {
  const venues = [
    ['/taberna, in light and dark colours', '/taberna', violationsInBothColours],
    ['/parrilla, which is dark, in its colours', '/parrilla', violationsOfColours],
  ] as const;
  test.each(inShort(1, venues))('on %s', async (_title, path, faults) => {
    const page = await visit(site + path, { stored: GLUTEN });
    const expectNone = async (state: string, within?: string) =>
      expect([state, ...(await faults(page, within))]).toEqual([state]);
    if (LONG) {
      await openList(page);
      await expectNone('an empty list', 'dialog[open]');
      await page.goBack();
      await isClosed(page);
    }
    const prices = page.locator('main [data-wants^="price:"]:visible');
    for (const index of [0, 3]) await scrollAndTap(prices.nth(index));
    await expect.poll(() => rung(page)).toBe(2);
    await expectNone('a menu with rings', '.section:has([aria-pressed=true])');
    await openList(page);
    await expectNone('the list', 'dialog[open]');
    await page.locator('[data-wants=slip]').tap();
    await opened(page, 'slip');
    await expectNone('the waiter’s', '.finder-slip');
    await page.goBack();
    await isClosed(page, 'slip');
    await page.locator('[data-wants=share]').tap();
    await page.locator('.finder-share[open] .list-code').waitFor();
    await expectNone('the code', '.finder-share');
    await page.goBack();
    await isClosed(page, 'share');
    await page.goBack();
    await isClosed(page);
    await page.evaluate(() => (window.location.hash = '#list=1.gilda'));
    await opened(page, 'shared');
    await expectNone('a question', 'dialog[open]');
  });
});

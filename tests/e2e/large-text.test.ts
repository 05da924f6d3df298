import type { Page } from 'playwright-core';
import { describe, expect, inject, it, test } from 'vitest';
import { atRest, drawn } from '../support/at-rest.ts';
import { isClosed, opened, visit } from '../support/finder-visit.ts';
import { goTo, openPage } from '../support/open-page.ts';
import { settled } from '../support/browser.ts';
import { takePhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';
import { inShort } from '../support/long.ts';

const site = inject('site');
/** A time at which no row is hidden that is served by night. */
const NIGHT = '2026-11-27T23:30:00Z';

/** A screen, and the size of its text. The last is a phone whose page is zoomed to 200 %. */
type Screen = readonly [width: number, height: number, text: string];
const SCREENS = inShort<Screen>(2, [
  [320, 568, '200%'],
  [740, 360, '100%'],
  [280, 653, '100%'],
  [412, 915, '200%'],
  [206, 458, '100%'],
]);

async function on(page: Page, [width, height, text]: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
  // On a busy machine, the rest of the style and the mark of a narrow page come later than two frames.
  await page.waitForFunction(() => {
    const root = document.documentElement;
    const isTight = root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize) < 14;
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return root.hasAttribute('data-tight') === isTight && styles.length > 0 && styles.every(({ sheet }) => sheet);
  });
  await atRest(page);
}

/** The words within elements that stand on two lines and are no wider than what the element stands in. */
const broken = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll((all) =>
    all.flatMap((element) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = Array.from(range.getClientRects());
          const width = parts.reduce((sum, part) => sum + part.width, 0);
          const isParted = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
          if (isParted && width <= (element.parentElement?.clientWidth ?? 0)) found.push(`${word}: ${width}`);
        }
      }
      return found;
    }),
  );

/** Runs in the page: whether an element is whole on the screen, and a tap on its middle meets it. */
function isInReach(what: string): boolean {
  const element = document.querySelector(what);
  const { left = NaN, top = NaN, right = NaN, bottom = NaN } = element?.getBoundingClientRect() ?? {};
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isWhole = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
  return isWhole && hit !== null && element?.contains(hit) === true;
}

/** Runs in the page: puts long words and many signs into one element of each kind, and returns those of which a part is beyond the text's edges. */
function beyond(): string[] {
  const places = [
    '.section > h2',
    '.heading > h3',
    '.row:has(> .labelled) h3',
    '.choices > li',
    '.course',
    '.row .signs',
  ];
  const { left = NaN, right = NaN } = document.querySelector('main')?.getBoundingClientRect() ?? {};
  return places.filter((place) => {
    const element = document.querySelector(`main ${place}`);
    if (!element) return true;
    if (place.endsWith('.signs')) {
      element.className = 'signs signs-14';
      element.setAttribute('data-signs', 'abcdefghijklmn');
    } else {
      element.textContent = 'Donaudampfschifffahrtsgesellschaftskapitän';
    }
    const words = new Range();
    words.selectNodeContents(element);
    const parts = [...words.getClientRects(), element.getBoundingClientRect()];
    return (
      parts.some((part) => part.left < left - 1 || part.right > right + 1) || element.scrollWidth > element.clientWidth
    );
  });
}

/** Runs in the page: whether two elements cover nothing of each other. */
function areApart(both: readonly string[]): boolean {
  const [one, other] = both.map((each) => document.querySelector(each)?.getBoundingClientRect());
  if (!one || !other) return false;
  return one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left;
}

describe.each(SCREENS)('on a screen of %i × %i with text of %s', (...screen) => {
  it.each([true, false])(
    'the card of a dish is whole, and leaves its button to close (has a picture: %s)',
    async (has) => {
      const page = await takePhone({ reducedMotion: 'reduce' });
      if (!has) await page.route('**/img/index/burger*', (route) => route.abort());
      await goTo(page, `${site}/`);
      await on(page, screen);
      await scrollAndTap(page.getByRole('button', { name: 'Burger de la lumbre', exact: true }));
      const picture = page.locator('.dish > .picture');
      await picture.waitFor({ state: has ? 'visible' : 'hidden' });
      await atRest(page);
      expect(await broken(page, '.dish > :is(h3, .prices)')).toEqual([]);
      expect(await page.evaluate(isInReach, '.popup[open] .close')).toBe(true);
      expect(await page.evaluate(areApart, ['.popup[open] .close', '.dish > .prices'])).toBe(true);
    },
  );

  it('the bar is whole, and sheets have their button to close on the screen', async () => {
    const page = await openPage(`${site}/`, { reducedMotion: 'reduce', time: NIGHT });
    await on(page, screen);
    const { right, left } = await page.locator('.bar').evaluate((bar) => ({
      left: bar.firstElementChild?.getBoundingClientRect().left ?? NaN,
      right: window.innerWidth - (bar.lastElementChild?.getBoundingClientRect().right ?? NaN),
    }));
    expect(Math.min(left, right)).toBeGreaterThanOrEqual(0);
    for (const opener of ['.bar [popovertarget=sections]', '.section-bar .starred', '.bar .gift']) {
      await page.locator(opener).tap();
      await page.locator(':popover-open').waitFor();
      await atRest(page);
      expect([opener, await page.evaluate(isInReach, ':popover-open .close')]).toEqual([opener, true]);
      await page.locator(':popover-open .close').tap();
      await page.locator(':popover-open').waitFor({ state: 'detached' });
    }
  });

  it('no word is broken in rows and verdicts, in the card for the staff, and in what is said of a list', async () => {
    const page = await visit(`${site}/taberna`, { stored: { chosen: ['gluten', 'altramuces'], strict: false } });
    await on(page, screen);
    await page.evaluate(() => (document.documentElement.dataset['jumped'] = ''));
    await atRest(page);
    expect(await broken(page, 'main .row :is(h3, .prices, .finder-line)')).toEqual([]);
    await scrollAndTap(page.locator('main [data-wants^="price:"]').first());
    await page.locator('.finder-news button').waitFor();
    expect(await broken(page, '.finder-news')).toEqual([]);
    await page.locator('.bar [data-wants=list]').tap();
    await opened(page, 'list');
    await scrollAndTap(page.locator('.finder-list [data-wants=share]'));
    await page.locator('.list-code').waitFor();
    await atRest(page);
    expect(await page.evaluate(areApart, ['.list-code', '.list-link'])).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await scrollAndTap(page.locator('main [data-wants^="waiter:"]').first());
    await opened(page, 'waiter');
    expect(await broken(page, '.finder-mine, .finder-dish')).toEqual([]);
  });

  it('words of 42 letters are whole wherever they stand, and fourteen signs in a row', async () => {
    const page = await openPage(`${site}/`, { reducedMotion: 'reduce', time: NIGHT });
    await on(page, screen);
    await page.evaluate(() => (document.documentElement.dataset['jumped'] = ''));
    expect(await page.evaluate(beyond)).toEqual([]);
  });

  it('a tap in the middle of a price is one on that price', async () => {
    const page = await takePhone();
    await goTo(page, `${site}/`);
    await on(page, screen);
    await page.locator('main [data-wants^="price:"]').first().waitFor();
    const missed = await page.locator('main [data-wants^="price:"]').evaluateAll((all) =>
      all.flatMap((price) => {
        price.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = price.getBoundingClientRect();
        const tapped = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-wants]');
        return height && tapped !== price ? [[price.textContent, tapped?.textContent]] : [];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('numbers of telephones are whole', async () => {
    const page = await openPage(`${site}/caserio`);
    await on(page, screen);
    const lines = await page.locator('a[href^="tel:"], a[href*="wa.me"]').evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
        return new Set(rects.map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});

it('in a narrow menu every price is between its name and its text, at one edge, and no badge covers a link', async () => {
  const page = await openPage(`${site}/`, { reducedMotion: 'reduce', time: NIGHT });
  await on(page, [412, 915, '200%']);
  await page.evaluate(() => (document.documentElement.dataset['jumped'] = ''));
  const orders = await page.locator('main .row:has(> .prices):has(> .text)').evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('h3, :scope > :is(.prices, .text)')]
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((part) => /^(?:prices|text)(?= |$)/.exec(part.className)?.[0] ?? 'name')
        .join(),
    ),
  );
  expect(new Set(orders)).toEqual(new Set(['name,prices,text']));
  const edges = await page
    .locator('main .row > .prices > span:not(.unit)')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  expect(new Set(edges).size).toBe(1);
  expect(await page.evaluate(areApart, ['.reel', '.badge'])).toBe(true);
});

it('long words are divided by syllables where hardly one fits on a line, and nowhere else', async () => {
  const page = await openPage(`${site}/`);
  const hyphens = () => page.locator('main').evaluate((main) => getComputedStyle(main).hyphens);
  await on(page, [320, 568, '100%']);
  expect(await hyphens()).toBe('manual');
  await on(page, [320, 568, '200%']);
  await expect.poll(hyphens).toBe('auto');
});

it.each<Screen>([
  [412, 915, '200%'],
  [280, 653, '100%'],
  [412, 915, '100%'],
  [820, 1180, '100%'],
])('the ring is around the noted price and no other (%i × %i, text of %s)', async (...screen) => {
  const page = await openPage(`${site}/`, { reducedMotion: 'reduce', time: NIGHT });
  await on(page, screen);
  await page.evaluate(() => (document.documentElement.dataset['jumped'] = ''));
  await atRest(page);
  const middles = await page.locator('main .row .prices > [role=button]').evaluateAll((all) =>
    all.map((price) => {
      price.setAttribute('aria-pressed', 'true');
      const { top, height } = getComputedStyle(price, '::after');
      return (Number.parseFloat(top) + Number.parseFloat(height) / 2) / price.clientHeight;
    }),
  );
  expect(middles.length).toBeGreaterThan(10);
  expect(middles.filter((middle) => !(middle > 0 && middle < 1))).toEqual([]);
  const wider = await page.locator('main .row .prices[role=button]').evaluateAll((all) =>
    all.map((price) => {
      const amount = new Range();
      amount.selectNodeContents(price);
      return price.clientWidth - amount.getBoundingClientRect().width;
    }),
  );
  expect(wider.length).toBeGreaterThan(10);
  expect(Math.max(...wider)).toBeLessThan(12);
});

it('words of the section bar cover none of each other where a reader spaces their letters (WCAG 2.2, 1.4.12)', async () => {
  const page = await takePhone({ reducedMotion: 'reduce' });
  await goTo(page, `${site}/`);
  await settled(page);
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(spaced);
  });
  const over = await page
    .locator('.section-bar a')
    .evaluateAll((links) => links.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
});

it('on the smallest phones nine signs leave a name its room, one is beside it, and the prices of portions are on one line', async () => {
  const page = await openPage(`${site}/`, { reducedMotion: 'reduce', viewport: { width: 320, height: 568 } });
  await page.evaluate(() => (document.documentElement.dataset['jumped'] = ''));
  const row = page
    .locator('main .row:has(> .text):not(:has(.prices > span)):has(.name):has(> h3 + .signs:not(.marks))')
    .first();
  const isBelow = (count: number) =>
    row.evaluate((of, signs) => {
      const [button, beside] = [of.querySelector('.name'), of.querySelector('h3 + .signs')];
      if (button) button.textContent = 'Hamburguesa';
      if (beside) beside.className = `signs signs-${signs}`;
      const [name, place] = [button, beside].map((each) => each?.getBoundingClientRect());
      return name && place && place.top >= name.bottom;
    }, count);
  expect([await isBelow(9), await isBelow(1)]).toEqual([true, false]);
  const lines = await page
    .locator('main .row > .prices:has(> span + span)')
    .evaluateAll((all) =>
      all.map(({ children }) => new Set([...children].map((each) => each.getBoundingClientRect().top)).size),
    );
  expect(new Set(lines)).toEqual(new Set([1]));
});

it('a search on a phone on its side is whole on the screen', async () => {
  const page = await takePhone({ reducedMotion: 'reduce', viewport: { width: 740, height: 360 } });
  await goTo(page, `${site}/`);
  await page.locator('.bar [data-wants=search]').tap();
  const box = await page.locator('.finder-search[open] .finder-box').boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(360);
});

it('the reminder of a filter has its button to close on the screen of a phone on its side', async () => {
  const chosen = ['frutos con cáscara', 'altramuces'];
  const page = await visit(`${site}/`, { stored: { chosen, strict: true }, viewport: { width: 740, height: 360 } });
  expect(await page.evaluate(isInReach, '.finder-reminder .close')).toBe(true);
});

it('the card of a dish with many prices has room for name and picture on a phone on its side', async () => {
  const page = await takePhone({ reducedMotion: 'reduce', viewport: { width: 740, height: 360 } });
  await goTo(page, `${site}/`);
  await settled(page);
  const row = page.locator('main .row:has(> .picture):has(.prices > span + span):has(.name)').first();
  await row.locator('.prices').evaluate((prices) => {
    for (let more = 0; more < 7; more++) prices.append(prices.lastElementChild?.cloneNode(true) ?? '');
  });
  await scrollAndTap(row.locator('.name'));
  const widths = await page
    .locator('dialog[open] :is(h3, .picture)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(100);
});

describe('what has the keyboard’s focus', () => {
  test.each(
    inShort<Screen>(1, [
      [320, 568, '200%'],
      [412, 915, '100%'],
    ]),
  )('is in sight in the bar of sections, and under no bar (%i × %i, text of %s)', async (...screen) => {
    const page = await openPage(`${site}/`, { isMobile: false, hasTouch: false, reducedMotion: 'reduce' });
    await on(page, screen);
    await page.locator('.section-bar button, .section-bar a').first().focus();
    const hidden: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      await drawn(page);
      const focus = await page.evaluate(focused);
      if (focus === undefined) break;
      if (focus.isHidden) hidden.push(focus.name);
    }
    expect(hidden).toEqual([]);
  });
});

/** Runs in the page: what has the focus, until it has left the page; hidden is what is cut off in the bar of sections, or under one of both bars. */
function focused(): { readonly name: string; readonly isHidden: boolean } | undefined {
  const { activeElement: focus } = document;
  if (!focus || focus === document.body) return undefined;
  const { left, top, right, bottom, width } = focus.getBoundingClientRect();
  const list = focus.closest('.section-bar ul')?.getBoundingClientRect();
  const isCut = list !== undefined && width < list.width && (left < list.left - 1 || right > list.right + 1);
  const bar = document.querySelector('.bar');
  const isUnder = !bar?.contains(focus) && bottom > (bar?.getBoundingClientRect().top ?? NaN) + 1 && top >= 0;
  return { name: focus.ariaLabel ?? focus.textContent ?? '', isHidden: isCut || isUnder };
}

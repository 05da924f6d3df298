import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { atRest, drawn } from '../support/at-rest.ts';
import { violationsInBothColours } from '../support/both-colours.ts';
import { ready, openPhoneIn, watchConsole } from '../support/browser.ts';
import { buildTestSite, CONTAINER, WITH_CONTAINER } from '../support/built-site.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { openPhone, sharedBrowser } from '../support/open-phone.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { violations } from '../support/violations.ts';

const GTM_JS = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`;

/** Stands for the tag manager: sets the cookies that its tags set. */
const STAND_IN = `
  window.tagManagerRan = (window.tagManagerRan ?? 0) + 1;
  document.cookie = '_ga=GA1.1.22; path=/; max-age=9999';
  document.cookie = '_ga_MEASURE1=GS1.1.33; path=/; max-age=9999';
`;

/** Widths and heights of phones, upright and on their side, of a tablet and of a laptop. */
const SCREENS = [
  [320, 640],
  [360, 740],
  [412, 915],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const;

/** A site without a container, as all other tests have it. */
const plainSite = inject('site');
const plainFolder = inject('siteFolder');

let folder: string;
let site: ServedSite;
beforeAll(async () => {
  folder = await buildTestSite(WITH_CONTAINER);
  site = await serveSite(folder);
});
afterAll(() => site.close());

type Phone = {
  readonly page: Page;
  /** What was asked of Google's hosts. */
  readonly asked: string[];
  readonly said: string[];
};

const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

/** A fresh phone that meets a stand-in where the tag manager would be. */
const phone = async (options: BrowserContextOptions = {}): Promise<Phone> =>
  meetStandIn(await openPhone({ ...STILL, ...options }));

async function meetStandIn(page: Page): Promise<Phone> {
  const asked: string[] = [];
  await page.context().route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
  });
  return { page, asked, said: watchConsole(page) };
}

const banner = (page: Page) => page.locator('.consent');
const settingsLink = (page: Page) => page.locator('.consent-link > button');
const settings = (page: Page) => page.locator('.consent-settings');
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const dish = (page: Page) => page.locator('[data-opens=detail]').first();
const answer = (page: Page, name: 'Aceptar' | 'Rechazar') => button(banner(page), name).tap();
const tagManagerRan = (page: Page) => page.waitForFunction(() => 'tagManagerRan' in window);

/** Opens a page and waits until it has the link to the settings, with which the banner comes. */
async function open(page: Page, path = '/parrilla'): Promise<void> {
  await page.goto(site.address + path);
  await settingsLink(page).waitFor({ state: 'attached' });
  await allIsAsked(page);
}

/** Requests go out in their order: whatever the page has asked for so far has been seen when this one is answered. */
const allIsAsked = (page: Page) => page.evaluate(async () => void (await fetch(location.href)));

/** Scrolls to the end of the page, whose sections get their heights when they are come to. */
async function toEnd(page: Page): Promise<void> {
  const scroll = () =>
    page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight);
      return scrollHeight;
    });
  for (let before = -1, end = 0; before !== end;) {
    before = end;
    end = await scroll();
    await atRest(page);
  }
}

async function openSettings(page: Page): Promise<void> {
  await toEnd(page);
  await settingsLink(page).tap();
}

const boxes = (page: Page, ...selectors: readonly string[]) =>
  Promise.all(
    selectors.map(async (selector) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is expected to be seen.`);
      return { ...box, end: box.y + box.height };
    }),
  );

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();

const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

/** The texts of a built site's scripts. */
async function scriptsOf(built: string): Promise<string[]> {
  const assets = join(built, 'cartasqr/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
}

test('a site without a container has no banner, no link, no Google host in its policy, and no code of it', async () => {
  const withContainer = await scriptsOf(folder);
  expect(withContainer.filter((text) => text.includes('googletagmanager.com'))).toHaveLength(1);
  const plain = await scriptsOf(plainFolder);
  expect(plain.filter((text) => /googletagmanager|Google Ireland|carta-consent|dataLayer/.test(text))).toEqual([]);
  const { page, asked } = await phone();
  const answered = await page.goto(`${plainSite}/parrilla`);
  await ready(page);
  await allIsAsked(page);
  expect(await page.locator('[class*=consent]').count()).toBe(0);
  expect(answered?.headers()['content-security-policy']).not.toContain('google');
  expect(asked).toEqual([]);
});

describe('a first visit', () => {
  let visit: Phone;
  beforeAll(async () => {
    visit = await meetStandIn(await openPhoneIn(await sharedBrowser(), { ...STILL, locale: 'de-DE' }));
    await open(visit.page);
    return () => visit.page.context().close();
  });

  it('is asked in the page’s language, with two answers alike, and asks nothing of Google', async () => {
    const { page, asked, said } = visit;
    expect(await banner(page).locator('p').textContent()).toBe(
      'Si aceptas, 127.0.0.1 mide con Google y sus cookies cuánto se leen las cartas. Si no, todo funciona igual. Más información',
    );
    const [refuse, accept] = await Promise.all(
      ['Rechazar', 'Aceptar'].map(async (name) => {
        const look = await button(banner(page), name).evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
          return { color, backgroundColor, fontSize, fontWeight, borderColor };
        });
        const box = await button(banner(page), name).boundingBox();
        return { ...look, width: box?.width, height: box?.height };
      }),
    );
    expect(refuse).toEqual(accept);
    expect(refuse?.height).toBeGreaterThanOrEqual(44);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(said).toEqual([]);
  });

  it('is not asked in print, nor where there is no room, but for the link', async () => {
    const { page } = visit;
    expect(await banner(page).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await banner(page).isVisible()).toBe(false);
    expect(await settingsLink(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await banner(page).isVisible()).toBe(false);
    await openSettings(page);
    expect(await button(settings(page), 'Rechazar').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 412, height: 915 });
  });

  it('goes on without an answer: the menu scrolls, dishes open, the end of the page can be read', async () => {
    const { page } = visit;
    await dish(page).tap();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await toEnd(page);
    const [legal, link, card] = await boxes(page, '.legal', '.consent-link > button', '.consent');
    expect(legal?.end).toBeLessThanOrEqual(link?.y ?? 0);
    expect(link?.end).toBeLessThanOrEqual(card?.y ?? 0);
  });

  it('leaves the place of the banner to the reminder of the diner’s allergens', async () => {
    const { page } = visit;
    await page.locator('[data-wants=allergens]').tap();
    await page.locator('dialog[open] input').first().check({ force: true });
    await page.keyboard.press('Escape');
    await page.locator('.finder-reminder').waitFor();
    expect(await banner(page).isVisible()).toBe(false);
    await toEnd(page);
    const [link, reminder] = await boxes(page, '.consent-link > button', '.finder-reminder');
    expect(link?.end).toBeLessThanOrEqual(reminder?.y ?? 0);
    await page.locator('.finder-reminder .close').tap();
    await banner(page).waitFor();
  });
});

describe('the banner', () => {
  it.each(['/parrilla', '/', '/profile', '/cerrado'])(
    'stands in no document, moves nothing, and has no fault in light and dark colours: %s',
    async (path) => {
      const { page } = await phone();
      const answered = await page.goto(site.address + path);
      expect(await answered?.text()).not.toContain('consent');
      await banner(page).waitFor();
      await atRest(page);
      expect(await layoutShift(page)).toBe(0);
      expect(await violations(page, 'html', ['region'])).toEqual([]);
      expect(await violationsInBothColours(page, '.consent')).toEqual([]);
      await page.getByRole('button', { name: 'Más información' }).tap();
      await button(settings(page), 'Rechazar').tap();
      await banner(page).waitFor({ state: 'detached' });
      expect(await violationsInBothColours(page, '.consent-link')).toEqual([]);
    },
  );

  it('waits for the offer of another language, then leaves the bar free on every screen, in German and Catalan', async () => {
    const { page } = await phone({ locale: 'de-DE' });
    await open(page, '/');
    await page.locator('.offer').waitFor();
    expect(await banner(page).isVisible()).toBe(false);
    await page.locator('.offer .close').tap();
    await banner(page).waitFor();
    for (const language of ['de', 'ca']) {
      await page.locator(`button[data-language=${language}]`).tap();
      await page.locator(`.consent[lang=${language}]`).waitFor();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const [card] = await boxes(page, '.consent');
        const bar = await page
          .locator('.bar button')
          .evaluateAll((buttons) => Math.min(...buttons.map((each) => each.getBoundingClientRect().top)));
        expect(card?.end).toBeLessThanOrEqual(bar);
        expect(card?.x).toBeGreaterThanOrEqual(0);
        expect((card?.x ?? 0) + (card?.width ?? Infinity)).toBeLessThanOrEqual(width);
        expect(card?.height).toBeLessThanOrEqual(height / 2);
        const [heights, cut] = await banner(page).evaluate((element) => [
          [...element.querySelectorAll('.consent-answers button')].map((each) => each.clientHeight),
          [...element.querySelectorAll('p')].map((text) => text.scrollHeight - text.clientHeight),
        ]);
        expect(Math.max(...(heights ?? []))).toBeLessThan(50);
        expect(cut).toEqual([0]);
      }
    }
  });

  it('comes first for the keyboard, hides nothing that has the focus, and gives the focus back to the menu', async () => {
    const { page } = await phone({ viewport: { width: 360, height: 640 } });
    await open(page, '/taberna');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Más información');
    await page.keyboard.press('Enter');
    await settings(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await settings(page).isVisible()).toBe(false);
    expect(await focused()).toBe('Más información');
    for (const name of ['Rechazar', 'Aceptar']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    }
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(hiddenByBanner)).toBeUndefined();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await button(banner(page), 'Rechazar').focus();
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['MAIN', 0]);
  });
});

/** Runs in the page: what has the focus where the banner covers it. */
function hiddenByBanner(): string | undefined {
  const card = document.querySelector('.consent')?.getBoundingClientRect();
  const { activeElement: element } = document;
  if (!card) throw new Error('The banner is expected to be seen.');
  if (!element || element.closest('.consent') || element === document.body) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= card.top && bottom <= card.bottom ? element.outerHTML : undefined;
}

describe('refusing', () => {
  it('is an answer for every page, until it is changed in the settings, which the footer leads to', async () => {
    const { page, asked } = await phone();
    await open(page);
    await answer(page, 'Rechazar');
    await banner(page).waitFor({ state: 'detached' });
    for (const path of ['/parrilla', '/taberna']) {
      await open(page, path);
      expect(await banner(page).count()).toBe(0);
    }
    expect(asked).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
    await openSettings(page);
    await button(settings(page), 'Aceptar').tap();
    await tagManagerRan(page);
    expect(await settings(page).locator('output').textContent()).toBe('La medición de visitas está activada.');
    expect(asked).toEqual([GTM_JS]);
  });

  it('comes with the browser where it sends Global Privacy Control, and takes no other answer', async () => {
    const { page, asked } = await phone();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      localStorage.setItem('carta-consent', 'accepted 2026-11-20');
    });
    await open(page);
    expect(await banner(page).count()).toBe(0);
    await openSettings(page);
    expect(await settings(page).textContent()).toContain('Tu navegador pide que no se te rastree');
    expect(await button(settings(page), 'Aceptar').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('is taken for granted where the browser keeps nothing', async () => {
    const { page, asked } = await phone();
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    );
    await open(page);
    expect(await banner(page).count()).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('accepting', () => {
  it('asks for the container once a page and reports one view of each: path, table, title, venue, language', async () => {
    const { page, asked, said } = await phone();
    await open(page, '/taberna/mesa-4');
    await answer(page, 'Aceptar');
    await tagManagerRan(page);
    expect(asked).toEqual([GTM_JS]);
    const queue = [
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
      ['consent', 'update', { analytics_storage: 'granted' }],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      {
        event: 'page_view',
        page_path: '/cartasqr/taberna',
        page_location: 'https://cartas.example/cartasqr/taberna',
        page_title: 'Carta digital QR de La Taberna - cartas.example',
        venue: 'taberna',
        url_path: 'mesa-4',
        language: 'es',
      },
    ];
    expect(await dataLayer(page)).toEqual(queue);
    // Another language is no other view.
    await page.locator('button[data-language=en]').tap();
    await page.locator('.consent-link[lang=en]').waitFor();
    expect(await dataLayer(page)).toEqual(queue);
    expect(said).toEqual([]);

    await open(page, '/profile');
    await tagManagerRan(page);
    expect(await banner(page).count()).toBe(0);
    expect(await dataLayer(page)).toMatchObject([
      ...queue.slice(0, 3),
      { event: 'page_view', page_path: '/cartasqr/profile' },
    ]);
    expect(asked).toEqual([GTM_JS, GTM_JS]);
  });

  it('where the tag manager is blocked breaks nothing, and is only logged', async () => {
    const { page, said } = await phone();
    await page.context().unroute(/google/);
    await page.context().route(/google/, (route) => route.abort('blockedbyclient'));
    await open(page);
    await answer(page, 'Aceptar');
    const logged = [
      'error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT.Inspector',
      `error: Error loading the tag manager: ${GTM_JS}`,
    ];
    await expect.poll(() => said).toEqual(logged);
    await dish(page).tap();
    await page.locator('dialog[open]').waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(said).toEqual(logged);
  });
});

test('withdrawing deletes the cookies, reloads nothing, ends it in other tabs, and the next page asks nothing of Google', async () => {
  const { page, asked } = await phone();
  await open(page);
  await answer(page, 'Aceptar');
  await tagManagerRan(page);
  const other = await page.context().newPage();
  await open(other, '/taberna');
  await tagManagerRan(other);
  expect(await cookieNames(page)).toEqual(['_ga', '_ga_MEASURE1']);

  await page.bringToFront();
  await openSettings(page);
  await button(settings(page), 'Rechazar').tap();
  expect(await settings(page).locator('output').textContent()).toBe('La medición de visitas está desactivada.');
  const denied = ['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })];
  expect((await dataLayer(page)).at(-1)).toEqual(denied);
  await expect.poll(async () => (await dataLayer(other)).at(-1)).toEqual(denied);
  expect(await page.evaluate(() => 'tagManagerRan' in window && 'ga-disable-G-MEASURE1' in window)).toBe(true);
  expect(await cookieNames(page)).toEqual([]);
  await open(page);
  expect(asked).toEqual([GTM_JS, GTM_JS]);
  expect(await cookieNames(page)).toEqual([]);
});

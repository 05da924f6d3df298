import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { buildTestSite } from '../support/built-site.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { scrollAndTap } from '../support/place.ts';

const CONTAINER = 'GTM-TEST123';
const GTM_JS = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`;

/** Stands for the tag manager: sets the cookies that its tags set. */
const STAND_IN = `
  window.tagManagerRan = (window.tagManagerRan ?? 0) + 1;
  document.cookie = '_ga=GA1.1.22; path=/; max-age=9999';
  document.cookie = '_ga_MEASURE1=GS1.1.33; path=/; max-age=9999';
`;

declare global {
  interface Window {
    /** When the banner came. */
    asked?: number;
  }
}

/** A site without a container, as all other tests have it. */
const plainSite = inject('site');

let folder: string;
let site: ServedSite;
beforeAll(async () => {
  folder = await buildTestSite({ environment: { CARTA_TAG_MANAGER: CONTAINER } });
  site = await serveSite(folder);
});
afterAll(() => site.close());

type Phone = {
  readonly page: Page;
  /** What was asked of hosts other than the site's. */
  readonly asked: string[];
  readonly said: string[];
};

/** A fresh phone that meets a stand-in where the tag manager would be. */
async function phone(options: BrowserContextOptions = {}): Promise<Phone> {
  const page = await openPhone({ reducedMotion: 'reduce', ...options });
  const asked: string[] = [];
  await page.context().route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
  });
  return { page, asked, said: watchConsole(page) };
}

const settingsLink = (page: Page) => page.locator('.consent-link > button');
const banner = (page: Page) => page.locator('.consent');
/** Scrolls to the end of the page, whose sections get their heights when they are come to. */
async function toEnd(page: Page): Promise<void> {
  for (let end = -1, last = -2; end !== last;) {
    last = end;
    end = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight;
    });
    await page.waitForTimeout(200);
  }
}

async function openSettings(page: Page): Promise<void> {
  await toEnd(page);
  await scrollAndTap(settingsLink(page));
}

const settings = (page: Page) => page.locator('.consent-settings');
const button = (place: ReturnType<typeof banner>, name: string) => place.getByRole('button', { name, exact: true });

/** Opens a page and waits until there is all that there will be. */
async function open(page: Page, path = '/parrilla'): Promise<void> {
  await page.goto(site.address + path);
  await settingsLink(page).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();

const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

describe('a site without a container', () => {
  it('has no banner, no link, no Google host in its policy, and no code of it', async () => {
    const { page, asked } = await phone();
    const answer = await page.goto(`${plainSite}/parrilla`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(await page.locator('[class*=consent]').count()).toBe(0);
    expect(answer?.headers()['content-security-policy']).not.toContain('google');
    expect(asked).toEqual([]);
    const scripts = await page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return Promise.all(loaded.map(async ({ name }) => (await fetch(name)).text()));
    });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.join('')).not.toMatch(/googletagmanager|carta-consent|dataLayer/);
  });

  it('has no file of it either', async () => {
    const assets = join(folder, 'cartasqr/assets');
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
    expect(texts.filter((text) => text.includes('googletagmanager.com'))).toHaveLength(1);
    const plain = join(inject('siteFolder'), 'cartasqr/assets');
    const plainNames = (await readdir(plain)).filter((name) => name.endsWith('.js'));
    const plainTexts = await Promise.all(plainNames.map((name) => readFile(join(plain, name), 'utf8')));
    expect(plainTexts.filter((text) => /googletagmanager|Google Ireland/.test(text))).toEqual([]);
  });
});

describe('a first visit', () => {
  it('asks in the page’s language, with two answers alike, and asks nothing of Google', async () => {
    const { page, asked, said } = await phone();
    await open(page);
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

  test.each(['/parrilla', '/', '/profile', '/cerrado'])(
    'stands in no document, and comes without moving anything: %s',
    async (path) => {
      const { page } = await phone();
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('.consent')) window.asked ??= performance.now();
        }).observe(document, { childList: true, subtree: true });
      });
      const answer = await page.goto(site.address + path);
      expect(await answer?.text()).not.toContain('consent');
      await banner(page).waitFor();
      await page.waitForTimeout(600);
      const moved = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            new PerformanceObserver((list) => {
              type Shift = PerformanceEntry & { readonly sources: readonly { readonly node?: Element }[] };
              const since = (list.getEntries() as Shift[]).filter(({ startTime }) => startTime >= (window.asked ?? 0));
              resolve(since.flatMap(({ sources }) => sources.map(({ node }) => node?.className ?? '')));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve([]), 200);
          }),
      );
      expect(moved).toEqual([]);
    },
  );

  it('goes on without an answer: the menu scrolls, dishes open, the end of the page can be read', async () => {
    const { page } = await phone();
    await open(page);
    const dish = page.locator('[data-opens=detail]').first();
    await scrollAndTap(dish);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await toEnd(page);
    const [legal, link, card] = await Promise.all(
      ['.legal', '.consent-link > button', '.consent'].map((selector) => page.locator(selector).boundingBox()),
    );
    expect((legal?.y ?? 0) + (legal?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  });

  test.each([
    [320, 640],
    [360, 740],
    [412, 915],
    [740, 360],
    [768, 1024],
    [1280, 800],
  ])('leaves the bar free at %i by %i, in German and Catalan', async (width, height) => {
    const { page } = await phone({ viewport: { width, height } });
    await open(page, '/');
    for (const language of ['de', 'ca']) {
      await page.locator(`button[data-language=${language}]`).tap();
      await page.locator(`.consent[lang=${language}]`).waitFor();
      const card = await banner(page).boundingBox();
      const [bar] = await page
        .locator('.bar button')
        .evaluateAll((buttons) =>
          buttons.map((each) => each.getBoundingClientRect().top).toSorted((one, other) => one - other),
        );
      if (!card || bar === undefined) throw new Error('Both are expected to be seen.');
      expect(card.y + card.height).toBeLessThanOrEqual(bar);
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.x + card.width).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth));
      expect(card.height).toBeLessThanOrEqual(height / 2);
      const heights = await page
        .locator('.consent-answers button')
        .evaluateAll((buttons) => buttons.map((each) => each.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(50);
      expect(
        await banner(page)
          .locator('p')
          .evaluate((text) => text.scrollHeight - text.clientHeight),
      ).toBe(0);
    }
  });

  it('waits for the offer of another language to be answered', async () => {
    const { page } = await phone({ locale: 'de-DE' });
    await open(page, '/parrilla');
    expect(await banner(page).isVisible()).toBe(true);
    await open(page, '/');
    const offer = page.locator('.offer');
    await offer.waitFor();
    expect(await banner(page).isVisible()).toBe(false);
    await offer.locator('.close').tap();
    await banner(page).waitFor();
  });

  it('leaves its place to the reminder of the diner’s allergens', async () => {
    const { page } = await phone();
    await open(page);
    await page.locator('[data-wants=allergens]').tap();
    await page.locator('dialog[open] input').first().check({ force: true });
    await page.keyboard.press('Escape');
    await page.locator('.finder-reminder').waitFor();
    expect(await banner(page).isVisible()).toBe(false);
    await toEnd(page);
    await page.waitForTimeout(300);
    const [link, reminder] = await Promise.all(
      ['.consent-link > button', '.finder-reminder'].map((selector) => page.locator(selector).boundingBox()),
    );
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(reminder?.y ?? 0);
    await page.locator('.finder-reminder .close').tap();
    await banner(page).waitFor();
  });

  it('is not printed', async () => {
    const { page } = await phone();
    await open(page);
    await page.emulateMedia({ media: 'print' });
    expect(await banner(page).isVisible()).toBe(false);
    expect(await settingsLink(page).isVisible()).toBe(false);
  });

  it('is not asked where there is no room, but for the link', async () => {
    const { page } = await phone({ viewport: { width: 320, height: 256 } });
    await open(page);
    expect(await banner(page).isVisible()).toBe(false);
    await openSettings(page);
    expect(await button(settings(page), 'Rechazar').isVisible()).toBe(true);
  });
});

describe('refusing', () => {
  it('is an answer for good: no banner, nothing of Google, also after a reload and at another venue', async () => {
    const { page, asked } = await phone();
    await open(page);
    await button(banner(page), 'Rechazar').tap();
    await banner(page).waitFor({ state: 'detached' });
    for (const path of ['/parrilla', '/taberna']) {
      await open(page, path);
      await page.waitForTimeout(300);
      expect(await banner(page).count()).toBe(0);
    }
    expect(asked).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
  });

  it('can be changed in the settings, which the footer leads to', async () => {
    const { page, asked } = await phone();
    await open(page);
    await button(banner(page), 'Rechazar').tap();
    await openSettings(page);
    await button(settings(page), 'Aceptar').tap();
    await page.waitForFunction(() => 'tagManagerRan' in window);
    expect(await settings(page).locator('output').textContent()).toBe('La medición de visitas está activada.');
    expect(asked).toEqual([GTM_JS]);
  });

  it('comes with the browser where it sends Global Privacy Control, and takes no other answer', async () => {
    const { page, asked } = await phone();
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await page.addInitScript(() => localStorage.setItem('carta-consent', 'accepted 2026-11-20'));
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
  it('asks for the container once and reports the view: path, table, title, venue, language', async () => {
    const { page, asked, said } = await phone();
    await open(page, '/taberna/mesa-4');
    await button(banner(page), 'Aceptar').tap();
    await page.waitForFunction(() => 'tagManagerRan' in window);
    expect(asked).toEqual([GTM_JS]);
    const [defaults, update, begin, view, ...more] = await dataLayer(page);
    expect(defaults).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
    expect(update).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(begin).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
    expect(view).toEqual({
      event: 'page_view',
      page_path: '/cartasqr/taberna',
      page_location: 'https://cartas.example/cartasqr/taberna',
      page_title: 'Carta digital QR de La Taberna - cartas.example',
      venue: 'taberna',
      url_path: 'mesa-4',
      language: 'es',
    });
    expect(more).toEqual([]);
    expect(said).toEqual([]);
  });

  it('holds for the pages that follow: one view each, and none for another language', async () => {
    const { page, asked } = await phone();
    await open(page);
    await button(banner(page), 'Aceptar').tap();
    await page.waitForFunction(() => 'tagManagerRan' in window);
    await page.locator('button[data-language=en]').tap();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.waitForTimeout(300);
    const views = async () => (await dataLayer(page)).filter((entry) => JSON.stringify(entry).includes('page_view'));
    expect(await views()).toHaveLength(1);
    await open(page, '/profile');
    await page.waitForFunction(() => 'tagManagerRan' in window);
    expect(await views()).toEqual([expect.objectContaining({ page_path: '/cartasqr/profile' })]);
    expect(await banner(page).count()).toBe(0);
    expect(asked).toEqual([GTM_JS, GTM_JS]);
  });

  it('where the tag manager is blocked breaks nothing, and is only logged', async () => {
    const { page, said } = await phone();
    await page.context().unroute(/google/);
    await page.context().route(/google/, (route) => route.abort('blockedbyclient'));
    await open(page);
    await button(banner(page), 'Aceptar').tap();
    await banner(page).waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    expect(said).toEqual([
      'error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT.Inspector',
      `error: Error loading the tag manager: ${GTM_JS}`,
    ]);
    await page.locator('[data-opens=detail]').first().tap();
    await page.locator('dialog[open]').waitFor();
  });
});

describe('withdrawing', () => {
  it('deletes the cookies, reloads nothing, and the next page asks nothing of Google', async () => {
    const { page, asked } = await phone();
    await open(page);
    await button(banner(page), 'Aceptar').tap();
    await page.waitForFunction(() => 'tagManagerRan' in window);
    expect(await cookieNames(page)).toEqual(['_ga', '_ga_MEASURE1']);
    await openSettings(page);
    await button(settings(page), 'Rechazar').tap();
    expect(await settings(page).locator('output').textContent()).toBe('La medición de visitas está desactivada.');
    expect(await cookieNames(page)).toEqual([]);
    expect(await page.evaluate(() => 'tagManagerRan' in window && 'ga-disable-G-MEASURE1' in window)).toBe(true);
    expect((await dataLayer(page)).at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'denied' }),
    ]);
    await open(page);
    await page.waitForTimeout(300);
    expect(asked).toEqual([GTM_JS]);
    expect(await cookieNames(page)).toEqual([]);
  });

  it('in another tab ends it in this one', async () => {
    const { page } = await phone();
    await open(page);
    await button(banner(page), 'Aceptar').tap();
    const other = await page.context().newPage();
    await open(other, '/taberna');
    await openSettings(other);
    await button(settings(other), 'Rechazar').tap();
    await page.waitForFunction(() => JSON.stringify(window.dataLayer?.at(-1)).includes('"denied"'));
    expect(await cookieNames(page)).toEqual([]);
  });
});

describe('by keyboard', () => {
  it('the banner comes first, can be answered, and gives the focus back to the menu', async () => {
    const { page } = await phone();
    await open(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Más información');
    await page.keyboard.press('Enter');
    await settings(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await settings(page).isVisible()).toBe(false);
    expect(await focused()).toBe('Más información');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Rechazar');
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['MAIN', 0]);
  });

  it('nothing that has the focus is hidden by the banner', async () => {
    const { page } = await phone({ viewport: { width: 360, height: 640 } });
    await open(page, '/taberna');
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const card = document.querySelector('.consent')?.getBoundingClientRect();
        const { activeElement: element } = document;
        if (!card || !element || element.closest('.consent') || element === document.body) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        return top >= card.top && bottom <= card.bottom ? element.outerHTML : undefined;
      });
      expect(hidden).toBeUndefined();
    }
  });
});

describe('accessibility', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.each(['/', '/parrilla', '/profile', '/cerrado'])(`%s has no fault in ${colorScheme}`, async (path) => {
      const { page } = await phone({ colorScheme });
      await open(page, path);
      await page.waitForTimeout(600);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Más información' }).tap();
      await page.waitForTimeout(300);
      expect(await violations(page)).toEqual([]);
      await button(settings(page), 'Rechazar').tap();
      expect(await violations(page)).toEqual([]);
    });
  }
});

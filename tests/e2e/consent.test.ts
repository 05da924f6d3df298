import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { atRest, drawn } from '../support/at-rest.ts';
import { violationsInBothColours } from '../support/both-colours.ts';
import { ready, openPhoneIn, watchConsole } from '../support/browser.ts';
import { buildTestSite, CONTAINER, WITH_CONTAINER } from '../support/built-site.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { inShort, LONG } from '../support/long.ts';
import { openPhone, sharedBrowser, takePhone } from '../support/open-phone.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { signIn, StaffStandIn } from '../support/staff-stand-in.ts';
import { violations } from '../support/violations.ts';

const GTM_JS = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`;

/** Stands for the tag manager: sets the cookies that its tags set. */
const STAND_IN = `
  window.tagManagerRan = (window.tagManagerRan ?? 0) + 1;
  document.cookie = '_ga=GA1.1.22; path=/; max-age=9999';
  document.cookie = '_ga_MEASURE1=GS1.1.33; path=/; max-age=9999';
`;

/** Widths and heights of a small phone, of one on its side, and of a laptop; in short the first. */
const SCREENS = inShort(1, [
  [320, 640],
  [740, 360],
  [1280, 800],
] as const);

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

/** An emptied phone that meets a stand-in where the tag manager would be; and a fresh one. */
const phone = async (options: BrowserContextOptions = {}): Promise<Phone> =>
  meetStandIn(await takePhone({ ...STILL, ...options }));
const freshPhone = async (options: BrowserContextOptions = {}): Promise<Phone> =>
  meetStandIn(await openPhone({ ...STILL, ...options }));

async function meetStandIn(page: Page): Promise<Phone> {
  const asked: string[] = [];
  await page.context().route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
  });
  return { page, asked, said: watchConsole(page) };
}

const question = (page: Page) => page.locator('.consent');
const settingsLink = (page: Page) => page.locator('.consent-link > button');
const settings = (page: Page) => page.locator('.consent-settings');
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const dish = (page: Page) => page.locator('[data-opens=detail]').first();
const answer = (page: Page, name: 'Aceptar' | 'Rechazar') => button(question(page), name).tap();
const tagManagerRan = (page: Page) => page.waitForFunction(() => 'tagManagerRan' in window);

/** Opens a page and waits until it has the link to the settings, with which the question comes. */
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

test('a site without a container has no question, no link, no Google host in its policy, and no code of it', async () => {
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
    expect(await question(page).locator('p').textContent()).toBe(
      'Si aceptas, 127.0.0.1 mide con Google y sus cookies cuánto se leen las cartas. Si no, todo funciona igual. Más información',
    );
    const [refuse, accept] = await Promise.all(
      ['Rechazar', 'Aceptar'].map(async (name) => {
        const look = await button(question(page), name).evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
          return { color, backgroundColor, fontSize, fontWeight, borderColor };
        });
        const box = await button(question(page), name).boundingBox();
        return { ...look, width: box?.width, height: box?.height };
      }),
    );
    expect(refuse).toEqual(accept);
    expect(refuse?.height).toBeGreaterThanOrEqual(44);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(said).toEqual([]);
  });

  it('is not asked in print', async () => {
    const { page } = visit;
    await page.emulateMedia({ media: 'print' });
    expect(await question(page).isVisible()).toBe(false);
    expect(await settingsLink(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });

  it('goes on without an answer: dishes open, the menu scrolls, the end of the page leads to the settings', async () => {
    const { page } = visit;
    await dish(page).tap();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await openSettings(page);
    expect(await button(settings(page), 'Rechazar').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await question(page).count()).toBe(1);
  });
});

describe('the question', () => {
  it.each(LONG ? ['/parrilla', '/profile', '/cerrado'] : ['/parrilla'])(
    'stands in no document, moves nothing, and has no fault in light and dark colours: %s',
    async (path) => {
      const { page } = await freshPhone();
      const answered = await page.goto(site.address + path);
      expect(await answered?.text()).not.toContain('consent');
      await question(page).waitFor();
      await atRest(page);
      expect(await layoutShift(page)).toBe(0);
      expect(await violations(page, 'html', ['region'])).toEqual([]);
      expect(await violationsInBothColours(page, '.consent')).toEqual([]);
      await page.getByRole('button', { name: 'Más información' }).tap();
      await button(settings(page), 'Rechazar').tap();
      await question(page).waitFor({ state: 'detached' });
      expect(await violationsInBothColours(page, '.consent-link')).toEqual([]);
    },
  );

  it.each(SCREENS)('comes below the screen, moves nothing and covers nothing: %i × %i', async (width, height) => {
    const { page } = await freshPhone({ viewport: { width, height } });
    await new StaffStandIn().attach(page);
    const look = async (): Promise<void> => {
      await atRest(page);
      expect((await question(page).boundingBox())?.y).toBeGreaterThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.evaluate(coveredControls)).toEqual([]);
      // Sections that come on the screen get their heights then, which moves the question.
      const comeTo = async (): Promise<number | undefined> => {
        await question(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await drawn(page);
        return (await question(page).boundingBox())?.y;
      };
      await expect.poll(comeTo).toBeLessThan(height);
      expect(await page.evaluate(coveredControls)).toEqual([]);
    };
    for (const path of ['/parrilla', '/', '/profile', '/staff']) {
      await page.goto(site.address + path);
      await question(page).waitFor();
      expect([path, await layoutShift(page)]).toEqual([path, 0]);
      await look();
    }
    await signIn(page);
    await page.locator('.staff-tabs').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await look();
  });

  it('stays where it is in another language, and has room for text of twice the size', async () => {
    const { page } = await phone({ viewport: { width: 320, height: 640 } });
    await open(page, '/');
    const place = () =>
      page
        .locator('.consent-place')
        .evaluate(({ previousElementSibling: before, nextElementSibling: after }) => [before?.id, after?.id]);
    const first = await place();
    expect(first.join('')).not.toBe('');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const language of ['de', 'ca']) {
      await page.locator(`button[data-language=${language}]`).tap();
      await page.locator(`.consent[lang=${language}]`).waitFor();
      expect(await place()).toEqual(first);
      const overflow = await question(page).evaluate((element) =>
        [element, ...element.querySelectorAll('*')].filter((each) => each.scrollWidth > each.clientWidth + 1),
      );
      expect(overflow).toEqual([]);
    }
  });

  it('that goes or comes back above the screen moves nothing that is being read', async () => {
    const { page } = await phone();
    await open(page);
    // Sections that were never on screen have a guessed height.
    await page.evaluate(() => (document.documentElement.dataset['jumped'] = ''));
    const read = page.locator('.consent-place + .section .entries > li:not([hidden])').last();
    await read.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await drawn(page);
    expect((await question(page).boundingBox())?.y).toBeLessThan(-150);
    const top = () => read.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    for (const [kept, count] of [
      ['refused 2026-11-20', 0],
      ['', 1],
    ] as const) {
      await page.evaluate(answerElsewhere, kept);
      await expect.poll(() => question(page).count()).toBe(count);
      await drawn(page);
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
    }
  });

  it('can be answered by the keyboard, which goes on from there', async () => {
    const { page } = await phone();
    await open(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('button', { name: 'Más información' }).focus();
    await page.keyboard.press('Enter');
    await settings(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await settings(page).isVisible()).toBe(false);
    expect(await focused()).toBe('Más información');
    for (const name of ['Rechazar', 'Aceptar']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    }
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isNextControl)).toBe(true);
  });

  it('that is answered in its settings leaves the keyboard where it stood, too', async () => {
    const { page } = await phone();
    await open(page);
    await page.getByRole('button', { name: 'Más información' }).focus();
    await page.keyboard.press('Enter');
    await settings(page).waitFor();
    await button(settings(page), 'Rechazar').focus();
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await settings(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.matches('.consent-place'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isNextControl)).toBe(true);
  });
});

/** Runs in the page: whether the focus is at the menu's first control behind the question's place. */
function isNextControl(): boolean {
  const place = document.querySelector('.consent-place') as Element;
  const next = [...document.querySelectorAll('main :is(a, button, [tabindex="0"])')].find(
    (control) =>
      control.checkVisibility() && place.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return document.activeElement === next;
}

/** Runs in the page: controls on the screen of which the question covers the middle, and its own that something else covers. */
function coveredControls(): string[] {
  const isOfQuestion = (element: Element): boolean => element.closest('.consent') !== null;
  return [...document.querySelectorAll('a, button, input, select, textarea')]
    .filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const found = document.elementsFromPoint(x + width / 2, y + height / 2);
      const above = found.slice(0, Math.max(found.indexOf(control), 0)).filter((element) => !control.contains(element));
      return isOfQuestion(control) ? above.length > 0 : above.some(isOfQuestion);
    })
    .map(({ outerHTML }) => outerHTML);
}

/** Runs in the page: what it is told where another one of the site has stored an answer. */
function answerElsewhere(kept: string): void {
  const key = 'carta-consent';
  localStorage.setItem(key, kept);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('refusing', () => {
  it('is an answer for every page, until it is changed in the settings, which the footer leads to', async () => {
    const { page, asked } = await phone();
    await open(page);
    await answer(page, 'Rechazar');
    await question(page).waitFor({ state: 'detached' });
    for (const path of ['/parrilla', '/taberna']) {
      await open(page, path);
      expect(await question(page).count()).toBe(0);
    }
    expect(asked).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
    await openSettings(page);
    await button(settings(page), 'Aceptar').tap();
    await tagManagerRan(page);
    expect(await settings(page).locator('output').textContent()).toBe('La medición de visitas está activada.');
    expect(asked).toEqual([GTM_JS]);
  });

  it('has its settings open again after a reload, as every sheet, and back closes them', async () => {
    const { page } = await phone();
    await open(page);
    await openSettings(page);
    await page.reload();
    await settings(page).waitFor();
    await page.goBack();
    await settings(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/cartasqr/parrilla');
  });

  it('comes with the browser where it sends Global Privacy Control, and takes no other answer', async () => {
    const { page, asked } = await freshPhone();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      localStorage.setItem('carta-consent', 'accepted 2026-11-20');
    });
    await open(page);
    expect(await question(page).count()).toBe(0);
    await openSettings(page);
    expect(await settings(page).textContent()).toContain('Tu navegador pide que no se te rastree');
    expect(await button(settings(page), 'Aceptar').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('is taken for granted where the browser keeps nothing', async () => {
    const { page, asked } = await freshPhone();
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    );
    await open(page);
    expect(await question(page).count()).toBe(0);
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
    await page.locator('.consent-link > button[lang=en]').waitFor();
    expect(await dataLayer(page)).toEqual(queue);
    expect(said).toEqual([]);

    await open(page, '/profile');
    await tagManagerRan(page);
    expect(await question(page).count()).toBe(0);
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
    expect(await question(page).count()).toBe(0);
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

/** What a diner sees of a menu that was opened before: without network, on a bad one, and when the menu has changed. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, test } from 'vitest';
import { hydrated, watchConsole } from '../support/browser.ts';
import { buildTestSite } from '../support/built-site.ts';
import { KeepingPhone } from '../support/keeping-phone.ts';
import { MoodySite } from '../support/moody-site.ts';
import { violations } from '../support/violations.ts';
import { scrollAndTap } from '../support/place.ts';

const VENUE = '/parrilla';
const WITH_URL_PATH = '/taberna';

const site = new MoodySite();
let phone: KeepingPhone;
let page: Page;

/** The site as it was, after a price was changed, and built without a worker. */
let versions: Record<'before' | 'after' | 'without', string>;

beforeAll(async () => {
  versions = {
    before: inject('siteFolder'),
    after: await buildTestSite({ edit: ['menus/parrilla.yaml', 'price: 14.90', 'price: 15.40'] }),
    without: await buildTestSite({ environment: { OFFLINE: 'off' } }),
  };
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deploy(versions.before);
  phone = await KeepingPhone.open(site);
  page = phone.page;
  return async () => {
    site.release();
  };
});

/** What comes by itself comes on a busy machine, too. */
const SOON = { timeout: 20_000 };

const gordi = () => page.locator('.highlight', { hasText: 'LA GORDI' });

describe('a venue that was opened once, without network', () => {
  it('shows its menu, a dish with its picture, and its other language', async () => {
    await phone.visit(VENUE);
    await page.locator('main .section').last().scrollIntoViewIfNeeded();
    await phone.openOffline(VENUE);
    expect(await phone.title()).toBe('La Parrilla');
    expect(await page.locator('main section').count()).toBe(7);
    await phone.switchToEnglish();
    expect(await page.locator('main .section > h2').first().textContent()).toBe('Salads');
    await page.getByRole('button', { name: 'LA GORDI' }).tap();
    const picture = page.locator('dialog[open] img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON)
      .toBeGreaterThan(100);
  });

  it('says that it is a copy, and how old, in the language that is read', async () => {
    await phone.visit(VENUE);
    await page.evaluate(async () => {
      const records = await caches.open('carta-records-1');
      const record = await (await records.match('/cartasqr/kept/parrilla'))?.json();
      const provenAt = Date.now() - 5 * 3_600_000;
      await records.put('/cartasqr/kept/parrilla', new Response(JSON.stringify({ ...record, provenAt })));
    });
    await phone.openOffline(VENUE);
    expect(await phone.line.textContent()).toBe('Sin conexión: página guardada hace 5 horas. Reintentar');
    await phone.switchToEnglish();
    await expect.poll(() => phone.line.textContent(), SOON).toBe('Offline: page saved 5 hours ago. Try again');
  });

  it('says it before and without script', async () => {
    await phone.visit(VENUE);
    site.mood.broken = /\.js$/;
    await phone.openOffline(VENUE);
    expect(await phone.isLineShown()).toBe(true);
    expect((await phone.line.boundingBox())?.y).toBe(0);
    expect((await phone.line.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.reload();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('loses the line, and nothing else, when the network is back', async () => {
    await phone.visit(VENUE);
    await phone.openOffline(VENUE);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    const top = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top);
    site.release();
    await expect
      .poll(async () => {
        await phone.tellOnline();
        return phone.isLineShown();
      }, SOON)
      .toBe(false);
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)).toBe(top);
    expect(await phone.offer.count()).toBe(0);
  });

  it('is asked for again by the link of the line', async () => {
    await phone.visit(VENUE);
    await phone.openOffline(VENUE);
    await hydrated(page);
    await page.getByRole('link', { name: 'Reintentar' }).tap();
    await page.waitForFunction(() => !document.querySelector('#copy_line[aria-busy]'));
    expect(await phone.isLineShown()).toBe(true);
    site.release();
    await expect
      .poll(async () => {
        if (await phone.isLineShown()) await page.getByRole('link', { name: 'Reintentar' }).tap();
        return phone.isLineShown();
      }, SOON)
      .toBe(false);
  });

  test.each(['/taberna', '/taberna/', '/taberna?mesa=4', '/taberna/mesa-4', '/taberna/mesa-7/'])(
    'is found at %s, too',
    async (path) => {
      await phone.visit(`${WITH_URL_PATH}/mesa-4`);
      await phone.openOffline(path);
      expect(await phone.title()).toBe('La Taberna');
    },
  );

  it('plays a small video that was seen', async () => {
    const play = async (): Promise<void> => {
      await hydrated(page);
      await scrollAndTap(page.locator('.item:has([data-video]) [data-opens]').first());
      const video = page.locator('dialog[open] video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), SOON).toBe(4);
      await page.keyboard.press('Escape');
      await expect.poll(() => video.count(), SOON).toBe(0);
    };
    await phone.visit('/');
    await play();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/cartasqr/img/index/brasa.mp4'))?.status), SOON)
      .toBe(200);
    await phone.openOffline('/');
    await play();
  });

  it('can be the profile', async () => {
    await phone.visit('/profile');
    await phone.openOffline('/profile');
    expect(await phone.title()).toBe('Tu perfil');
  });

  it('is shown when the server is broken', async () => {
    await phone.visit(VENUE);
    site.mood.failing = { of: /parrilla$/, status: 502 };
    await phone.goto(VENUE);
    expect(await phone.title()).toBe('La Parrilla');
    expect(await phone.isLineShown()).toBe(true);
  });
});

describe('a page that is not kept, without network', () => {
  it('is said to be missing in six languages, that of the phone first', async () => {
    await phone.visit(VENUE);
    await phone.openOffline(WITH_URL_PATH);
    expect(await phone.title()).toBe('Sin conexión');
    expect(
      await page.locator('aside p').evaluateAll((texts) => texts.map((text) => text.getAttribute('lang'))),
    ).toEqual(['en', 'fr', 'de', 'it', 'ca']);
    site.release();
    await page.getByRole('link', { name: 'Reintentar' }).tap();
    await expect.poll(() => phone.title(), SOON).toBe('La Taberna');
  });

  it('can be an address that the venue does not have', async () => {
    await phone.visit(VENUE);
    await phone.openOffline(`${VENUE}/mesa-4`);
    expect(await phone.title()).toBe('Sin conexión');
  });

  it('can be a venue whose menu is not available', async () => {
    await phone.visit(VENUE);
    await phone.goto('/cerrado');
    await expect.poll(() => site.asked.filter((url) => /\/assets\/page-/.test(url)).length, SOON).toBeGreaterThan(1);
    await phone.openOffline('/cerrado');
    expect(await phone.title()).toBe('Sin conexión');
  });

  it('can be a venue that is gone', async () => {
    await phone.visit(VENUE);
    site.mood.failing = { of: /parrilla$/, status: 404 };
    await phone.goto(VENUE);
    await expect.poll(() => phone.keptVersion('parrilla'), SOON).toBe(undefined);
    await phone.openOffline(VENUE);
    expect(await phone.title()).toBe('Sin conexión');
  });
});

describe('a new menu', () => {
  it('shows at the next visit, and from then on without network', async () => {
    await phone.visit(VENUE);
    await site.deploy(versions.after);
    await phone.goto(VENUE);
    expect(await gordi().textContent()).toContain("15'40");
    expect(await phone.line.count()).toBe(0);
    await phone.visit(VENUE);
    await phone.openOffline(VENUE);
    expect(await gordi().textContent()).toContain("15'40");
  });

  test.each([
    ['its list of files', /\/assets\/page-/],
    ['one of its files', /\/assets\/parrilla-[^/]*\/en\.html$/],
  ])('takes the place of the old one whole, or not at all, as when %s does not come', async (_what, broken) => {
    await phone.visit(VENUE);
    const old = await phone.keptVersion('parrilla');
    await site.deploy(versions.after);
    site.mood.broken = broken;
    const { length } = site.asked;
    await phone.goto(VENUE);
    expect(await gordi().textContent()).toContain("15'40");
    await expect.poll(() => site.asked.slice(length).some((url) => broken.test(url)), SOON).toBe(true);
    await phone.openOffline(VENUE);
    expect(await phone.keptVersion('parrilla')).toBe(old);
    expect(await gordi().textContent()).toContain("14'90");
    await phone.switchToEnglish();
    expect(await gordi().textContent()).toContain("14'90");
    site.release();
    await phone.visit(VENUE);
    await phone.openOffline(VENUE);
    expect(await gordi().textContent()).toContain("15'40");
  });

  it('leaves an open page of the old one as it is, its languages included', async () => {
    await phone.visit(VENUE);
    await site.deploy(versions.after);
    const other = await page.context().newPage();
    await other.goto(site.url + VENUE);
    const version = await phone.currentVersion(VENUE);
    await expect.poll(() => phone.keptVersion('parrilla'), SOON).toBe(version);
    await phone.switchToEnglish();
    expect(await gordi().textContent()).toContain("14'90");
  });
});

describe('a page that stays open', () => {
  it('offers the new menu to a phone that was locked for long', async () => {
    await phone.visit(VENUE);
    await site.deploy(versions.after);
    const seenAgain = (): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    await seenAgain();
    expect(await phone.offer.count()).toBe(0);
    let now = Date.now();
    await expect
      .poll(async () => {
        now += 11 * 60_000;
        await page.clock.setFixedTime(now);
        await seenAgain();
        return phone.offer.count();
      }, SOON)
      .toBe(1);
    await phone.offer.getByRole('button', { name: 'Ahora no' }).tap();
    expect(await phone.offer.count()).toBe(0);
    expect(await gordi().textContent()).toContain("14'90");
  });
});

describe('a network that is too slow', () => {
  it('leaves the place to the copy, and the line goes when the answer is the same', async () => {
    await phone.visit(VENUE);
    site.mood.held = /parrilla$/;
    await phone.goto(VENUE);
    expect(await phone.line.textContent()).toBe('Conexión lenta: página guardada hace 1 minuto. Reintentar');
    await hydrated(page);
    site.release();
    await expect.poll(phone.isLineShown, SOON).toBe(false);
    expect(await phone.offer.count()).toBe(0);
  });

  it('offers the new menu when it comes, and changes nothing by itself', async () => {
    await phone.visit(VENUE);
    await site.deploy(versions.after);
    site.mood.held = /parrilla$/;
    await phone.goto(VENUE);
    expect(await gordi().textContent()).toContain("14'90");
    await hydrated(page);
    site.release();
    await phone.offer.waitFor();
    expect(await phone.offer.locator('span').textContent()).toBe('Hay una carta más nueva.');
    expect(await gordi().textContent()).toContain("14'90");
    expect(await phone.isLineShown()).toBe(false);
    await phone.offer.getByRole('button', { name: 'Ver la carta nueva' }).tap();
    await expect.poll(() => gordi().textContent(), SOON).toContain("15'40");
    expect(await phone.line.count()).toBe(0);
  });

  it('is waited for where there is no copy', async () => {
    await phone.visit(VENUE);
    const { length } = site.asked;
    site.mood.held = /taberna$/;
    const opened = phone.goto(WITH_URL_PATH);
    await expect.poll(() => site.asked.slice(length), SOON).toContain('/cartasqr/taberna');
    site.release();
    await opened;
    expect(await phone.title()).toBe('La Taberna');
    expect(await phone.line.count()).toBe(0);
  });
});

describe.each(['light', 'dark'] as const)('for everybody, in %s', (colorScheme) => {
  it('the line, the offer and the page of what is missing break no rule', async () => {
    await page.emulateMedia({ colorScheme });
    await phone.visit(VENUE);
    await phone.openOffline(VENUE);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    await site.deploy(versions.after);
    site.release();
    await phone.tellOnline();
    await phone.offer.waitFor();
    // Its colours are those of its end.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await violations(page)).toEqual([]);
    await phone.openOffline(WITH_URL_PATH);
    expect(await violations(page)).toEqual([]);
  });
});

describe('the worker', () => {
  it('is not missed where it cannot be installed', async () => {
    const said = watchConsole(page);
    site.mood.broken = /service-worker\.js$/;
    await phone.goto(VENUE);
    await hydrated(page);
    await expect
      .poll(() => said.filter((text) => text.includes('Error keeping the page for offline')).length, SOON)
      .toBe(1);
    await page.getByRole('button', { name: 'English' }).tap();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(said.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  it('takes itself and all copies away when the site is built without it', async () => {
    await phone.visit(VENUE);
    await site.deploy(versions.without);
    await phone.goto(VENUE);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), SOON)
      .toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys()), SOON).toEqual([]);
    await expect(phone.openOffline(VENUE)).rejects.toThrow('net::ERR_EMPTY_RESPONSE');
  });
});

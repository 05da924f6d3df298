/** What a diner sees of a menu that was opened before: without network, on a bad one, and when the menu has changed. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { LANGUAGE_CODES } from '../../src/terms/house.ts';
import { violationsInBothColours } from '../support/both-colours.ts';
import { ready, watchConsole } from '../support/browser.ts';
import { buildTestSite, WITH_CONTAINER } from '../support/built-site.ts';
import { KeepingPhone } from '../support/keeping-phone.ts';
import { MoodySite } from '../support/moody-site.ts';

const VENUE = '/parrilla';
const WITH_URL_PATH = '/taberna';

const site = new MoodySite();

/** The site as it was, after a price was changed, and built without a worker. */
let versions: Record<'before' | 'after' | 'without', string>;

beforeAll(async () => {
  versions = {
    before: inject('siteFolder'),
    after: await buildTestSite({ edit: ['menus/parrilla.yaml', 'price: 14.90', 'price: 15.40'] }),
    without: await buildTestSite(WITH_CONTAINER),
  };
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.deploy(versions.before);
  return () => site.release();
});

let phone: KeepingPhone;
let page: Page;

/** Opens a phone for the tests that follow, and returns what closes it after them. */
async function openPhone(): Promise<() => Promise<void>> {
  const opened = await KeepingPhone.open(site);
  phone = opened;
  ({ page } = opened);
  return () => opened.close();
}

const gordi = () => page.locator('.highlight', { hasText: 'LA GORDI' }).textContent();

/** Waits until a picture or a video that was seen is kept. */
async function keepsPicture(file: string): Promise<void> {
  const isKept = () => page.evaluate(async (url) => Boolean(await caches.match(url)), `/cartasqr/img/${file}`);
  await expect.poll(isKept).toBe(true);
}

/** How often the server was asked for something since it had been asked so often. */
const askedSince = (length: number, what: RegExp) => site.asked.slice(length).filter((url) => what.test(url)).length;

describe('a phone that has opened some pages', () => {
  beforeAll(async () => {
    await site.deploy(versions.before);
    const close = await openPhone();
    for (const path of [`${WITH_URL_PATH}/mesa-4`, '/profile', VENUE]) await phone.visit(path);
    return close;
  });
  afterEach(() => phone.leave());

  describe('without network', () => {
    it('a venue shows its menu, that it is a copy and how old, its other language, a dish with its picture', async () => {
      await page.evaluate(async () => {
        const records = await caches.open('carta-records-2');
        const record = await (await records.match('/cartasqr/kept/parrilla'))?.json();
        const provenAt = Date.now() - 5 * 3_600_000;
        await records.put('/cartasqr/kept/parrilla', new Response(JSON.stringify({ ...record, provenAt })));
      });
      await keepsPicture('parrilla/la-gordi.jpg~row.avif');
      await phone.openOffline(VENUE);
      expect(await phone.title()).toBe('La Parrilla');
      expect(await page.locator('main section').count()).toBe(7);
      expect(await phone.line.textContent()).toBe('Sin conexión: página guardada hace 5 horas. Reintentar');
      await phone.switchToEnglish();
      await expect.poll(() => phone.line.textContent()).toBe('Offline: page saved 5 hours ago. Try again');
      expect(await page.locator('main .section > h2').first().textContent()).toBe('Salads');
      expect(await violationsInBothColours(page, '#copy_line')).toEqual([]);
      await page.getByRole('button', { name: 'LA GORDI', exact: true }).tap();
      const picture = page.locator('dialog[open] img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    });

    it('the line on top is there before and without script', async () => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
      onTestFinished(() => session.detach());
      await phone.openOffline(VENUE);
      expect(await phone.isLineShown()).toBe(true);
      expect((await phone.line.boundingBox())?.y).toBe(0);
      expect((await phone.line.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.reload();
      expect(await page.evaluate(() => [document.onclick, window.scrollY])).toEqual([null, 0]);
    });

    it('the line asks again by its link, and goes when there is an answer', async () => {
      await phone.openOffline(VENUE);
      await phone.lineAnswers();
      const tryAgain = page.getByRole('link', { name: 'Reintentar' });
      const { length } = site.asked;
      await tryAgain.tap();
      await expect.poll(() => askedSince(length, /parrilla$/)).toBeGreaterThan(0);
      await page.waitForFunction(() => !document.querySelector('#copy_line[aria-busy]'));
      expect(await phone.isLineShown()).toBe(true);
      site.release();
      await tryAgain.tap();
      await phone.line.waitFor({ state: 'hidden' });
    });

    it('or with a broken server the line stays until that is back, and then goes alone', async () => {
      site.mood.failing = { of: /parrilla$/, status: 502 };
      await phone.goto(VENUE);
      expect(await phone.title()).toBe('La Parrilla');
      expect(await phone.isLineShown()).toBe(true);
      await phone.lineAnswers();
      await page.evaluate(() => Object.assign(window, { marked: true }));
      const top = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top);
      site.release();
      await phone.tellOnline();
      await phone.line.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => 'marked' in window)).toBe(true);
      expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)).toBe(top);
      expect(await phone.offer.count()).toBe(0);
    });

    it('a page is found at its other addresses, too', async () => {
      for (const [path, title] of [
        ['/taberna?mesa=4', 'La Taberna'],
        ['/taberna/mesa-7/', 'La Taberna'],
        ['/profile', 'Tu perfil'],
      ] as const) {
        await phone.openOffline(path);
        expect(await phone.title()).toBe(title);
      }
    });

    it('a small video plays that was seen', async () => {
      const play = async (): Promise<void> => {
        await ready(page);
        await page.locator('.item:has([data-video]) [data-opens]').first().tap();
        const video = page.locator('dialog[open] video');
        await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(4);
        await page.keyboard.press('Escape');
        await expect.poll(() => video.count()).toBe(0);
        // Closing goes back in the history, which would end a navigation that follows.
        await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('item:');
      };
      await phone.visit('/');
      await play();
      await keepsPicture('index/brasa.mp4');
      await phone.openOffline('/');
      await play();
    });

    it('a page that is not kept is said to be missing in every language, that of the phone first', async () => {
      await phone.openOffline('/caserio');
      expect(await phone.title()).toBe('Sin conexión');
      expect(
        await page.locator('aside p').evaluateAll((texts) => texts.map((text) => text.getAttribute('lang'))),
      ).toEqual(LANGUAGE_CODES.filter((code) => code !== 'es'));
      expect(await violationsInBothColours(page)).toEqual([]);
      site.release();
      await page.getByRole('link', { name: 'Reintentar' }).tap();
      await expect.poll(phone.title).toBe('El Caserío');
    });

    it('a page that is not kept is asked for again with the list that its address holds', async () => {
      await phone.openOffline('/larga#list=1.gilda');
      expect(await phone.title()).toBe('Sin conexión');
      site.release();
      await page.getByRole('link', { name: 'Reintentar' }).tap();
      await page.locator('.finder-shared[open]').waitFor();
    });

    it('missing are an address that a venue does not have, a venue that is gone, and a menu that is not available', async () => {
      await phone.openOffline(`${VENUE}/mesa-4`);
      expect(await phone.title()).toBe('Sin conexión');
      site.release();

      await phone.visit('/caserio');
      site.mood.failing = { of: /caserio$/, status: 404 };
      await phone.goto('/caserio');
      await expect.poll(() => phone.keptVersion('caserio')).toBe(undefined);
      await phone.openOffline('/caserio');
      expect(await phone.title()).toBe('Sin conexión');
      site.release();

      await phone.goto('/cerrado');
      expect(await phone.keep('/cerrado')).toEqual({ state: 'nothing' });
      await phone.openOffline('/cerrado');
      expect(await phone.title()).toBe('Sin conexión');
    });
  });

  describe('a network that is too slow', () => {
    it('leaves the place to the copy, and the line goes when the answer is the same', async () => {
      await phone.openOnSlowNetwork(VENUE);
      expect(await phone.line.textContent()).toMatch(/^Conexión lenta: página guardada hace \d+ \w+\. Reintentar$/);
      site.release();
      await phone.line.waitFor({ state: 'hidden' });
      expect(await phone.offer.count()).toBe(0);
    });

    it('is waited for where there is no copy', async () => {
      const { length } = site.asked;
      site.mood.held = /playa$/;
      const opened = phone.goto('/parrilla-playa');
      await expect.poll(() => askedSince(length, /playa$/)).toBe(1);
      site.release();
      await opened;
      expect(await phone.title()).toBe('La Parrilla de la Playa');
      expect(await phone.line.count()).toBe(0);
    });

    it('brings an offer of the new menu, and changes nothing by itself', async () => {
      await phone.visit(VENUE);
      await site.deploy(versions.after);
      await phone.openOnSlowNetwork(VENUE);
      expect(await gordi()).toContain("14'90");
      site.release();
      await phone.offer.getByText('Hay una carta más nueva.').waitFor();
      expect(await gordi()).toContain("14'90");
      expect(await phone.isLineShown()).toBe(false);
      expect(await violationsInBothColours(page, '.menu-offer')).toEqual([]);
      await phone.offer.getByRole('button', { name: 'Ver la carta nueva' }).tap();
      await expect.poll(() => gordi()).toContain("15'40");
      expect(await phone.line.count()).toBe(0);
    });
  });
});

describe('a fresh phone', () => {
  beforeEach(openPhone);

  describe('a new menu', () => {
    it('shows at the next visit, and takes the place of the old one whole, or not at all', async () => {
      await phone.visit(VENUE);
      const old = await phone.keptVersion('parrilla');
      await site.deploy(versions.after);
      const [itsList, oneOfItsFiles] = [/\/assets\/page-/, /\/assets\/parrilla-[^/]*\/en\.html$/];
      for (const broken of [itsList, oneOfItsFiles]) {
        site.mood.broken = broken;
        const { length } = site.asked;
        await phone.goto(VENUE);
        expect(await gordi()).toContain("15'40");
        expect(await phone.line.count()).toBe(0);
        await expect.poll(() => askedSince(length, broken)).toBeGreaterThan(0);
        await phone.openOffline(VENUE);
        expect(await phone.keptVersion('parrilla')).toBe(old);
        expect(await gordi()).toContain("14'90");
        await phone.switchToEnglish();
        expect(await gordi()).toContain("14'90");
        await phone.leave();
        site.release();
      }
      await phone.visit(VENUE);
      await phone.openOffline(VENUE);
      expect(await gordi()).toContain("15'40");
    });

    it('is offered to a page that the browser takes from its own cache on the way back', async () => {
      await phone.visit(VENUE);
      await page.goto('about:blank');
      await site.deploy(versions.after);
      await page.goBack();
      await phone.offer.waitFor();
      expect(await gordi()).toContain("14'90");
      await phone.offer.getByRole('button', { name: 'Ver la carta nueva' }).tap();
      await expect.poll(() => gordi()).toContain("15'40");
    });

    it('is offered to a page that was out of sight for long, and leaves it as it is, its languages included', async () => {
      const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
      await phone.visit(VENUE);
      await phone.keep(VENUE);
      await site.deploy(versions.after);
      const { length } = site.asked;
      await lookAgain();
      await phone.keep('/larga');
      expect(askedSince(length, /parrilla$/)).toBe(0);
      await page.clock.setFixedTime(Date.now() + 11 * 60_000);
      await lookAgain();
      await phone.offer.getByRole('button', { name: 'Ahora no' }).tap();
      expect(await phone.offer.count()).toBe(0);
      expect(await phone.keptVersion('parrilla')).toBe(await phone.currentVersion(VENUE));
      expect(await gordi()).toContain("14'90");
      await phone.switchToEnglish();
      expect(await gordi()).toContain("14'90");
    });
  });

  describe('the worker', () => {
    it('is not missed where it cannot be installed', async () => {
      const said = watchConsole(page);
      site.mood.broken = /service-worker\.js$/;
      await phone.goto(VENUE);
      await expect
        .poll(() => said.filter((text) => text.includes('Error keeping the page for offline')).length)
        .toBe(1);
      await phone.switchToEnglish();
      expect(said.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    });

    it('takes itself and all copies away when the site is built without it', async () => {
      await phone.visit(VENUE);
      await site.deploy(versions.without);
      await phone.goto(VENUE);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      await expect(phone.openOffline(VENUE)).rejects.toThrow('net::ERR_EMPTY_RESPONSE');
    });
  });
});

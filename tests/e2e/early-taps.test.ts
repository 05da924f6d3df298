import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { drawn } from '../support/at-rest.ts';
import { ready, watchConsole } from '../support/browser.ts';
import { holdBack, PAGE_SCRIPT } from '../support/hold-back.ts';
import { goTo, speak } from '../support/open-page.ts';
import { takePhone } from '../support/open-phone.ts';
import { distance, readAt } from '../support/place.ts';

const site = inject('site');

let page: Page;
let said: string[];
beforeEach(async () => {
  page = await takePhone();
  said = watchConsole(page);
});

/** Opens a page whose script does not come until it is let through. */
async function openEarly(path: string): Promise<() => void> {
  const letThrough = await holdBack(page, PAGE_SCRIPT);
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  return letThrough;
}

const popup = () => page.locator('dialog[open]');
const title = () => popup().getByRole('heading').textContent();
const isOpen = () => popup().isVisible();
const openDish = () => page.getByRole('button', { name: 'LA GORDI', exact: true }).tap();
const lang = () => page.evaluate(() => document.documentElement.lang);
const busy = () => page.locator('[aria-busy]').count();
const firstSection = () => page.locator('main .section > h2').first().textContent();
const isMarked = () => page.evaluate(() => (window.history.state?.carta ?? []).length > 0);

async function expectBackToClose(): Promise<void> {
  await page.goBack();
  await expect.poll(isOpen).toBe(false);
  expect(page.url()).toBe(`${site}/parrilla`);
}

describe('before the page’s script', () => {
  it('opens a dish, keeps it open when the script comes, and back closes it', async () => {
    const letThrough = await openEarly('/parrilla');
    await openDish();
    expect(await title()).toBe('LA GORDI');
    letThrough();
    await ready(page);
    expect(await title()).toBe('LA GORDI');
    await expectBackToClose();
    expect(said).toEqual([]);
  });

  it.each([
    ['its icon', () => popup().getByRole('button', { name: 'Cerrar' }).tap()],
    ['the Escape key', () => page.keyboard.press('Escape')],
  ])('closes a dish by %s, for good', async (_, close) => {
    const letThrough = await openEarly('/parrilla');
    await openDish();
    await close();
    await expect.poll(isOpen).toBe(false);
    letThrough();
    await ready(page);
    await expect.poll(isMarked).toBe(false);
    expect(await isOpen()).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('closes a dish that back has left already', async () => {
    const letThrough = await openEarly('/parrilla');
    await openDish();
    await page.evaluate(() => window.history.back());
    await expect.poll(isMarked).toBe(false);
    letThrough();
    await ready(page);
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('opens the list of sections and goes to one', async () => {
    await openEarly('/taberna');
    await page.getByRole('button', { name: 'Secciones' }).tap();
    await page.locator('nav:popover-open').getByRole('link', { name: 'Postres' }).tap();
    const top = () => page.locator('#postres').evaluate((section) => Math.abs(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
  });

  it('remembers a tap on a flag, and answers it then', async () => {
    const letThrough = await openEarly('/parrilla');
    await page.getByRole('button', { name: 'English' }).tap();
    letThrough();
    await expect.poll(lang).toBe('en');
    expect(await firstSection()).toBe('Salads');
    expect(await busy()).toBe(0);
  });

  it('remembers a tap on what an island answers, shows that it was heard, and opens the last of several', async () => {
    const letThrough = await openEarly('/taberna');
    await page.locator('.bar [data-wants=allergens]').tap();
    const search = page.locator('.bar [data-wants=search]');
    await search.tap();
    expect(await search.getAttribute('aria-busy')).toBe('true');
    letThrough();
    await page.locator('dialog.finder-search[open]').waitFor();
    await expect.poll(() => page.locator('.bar [aria-busy=true]').count()).toBe(0);
    await drawn(page);
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });

  it('opens what needs no script', async () => {
    await openEarly('/');
    // Not by a finger: on the way down to it sections get their true heights, and it moves.
    await page.getByRole('button', { name: 'Ver información' }).evaluate((button: HTMLElement) => button.click());
    expect(await page.locator('#demo_information').isVisible()).toBe(true);
  });
});

describe('a language', () => {
  it('takes the place of the words, with its title, where the reader was', async () => {
    await goTo(page, `${site}/taberna`);
    const before = await readAt(page, 25);
    await page.locator('button[data-language=fr]').evaluate((flag: HTMLElement) => flag.click());
    await expect.poll(lang).toBe('fr');
    expect(await firstSection()).toBe('À partager');
    expect(await page.title()).toBe('Carte numérique QR de La Taberna - cartas.example');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('carte');
    expect(await distance(page, 25, before)).toBeLessThan(2);
    expect(said).toEqual([]);
  });

  it('keeps the focus on the flags', async () => {
    await goTo(page, `${site}/parrilla`);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('button', { name: 'English' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(lang).toBe('en');
    expect(await focused()).toBe('Español');
    await page.keyboard.press('Enter');
    await expect.poll(lang).toBe('es');
    expect(await firstSection()).toBe('Ensaladas');
    expect(await page.title()).toBe('Carta digital QR de La Parrilla - cartas.example');
    expect(await focused()).toBe('English');
  });

  it('is kept by an open dish, and after a reload', async () => {
    await goTo(page, `${site}/parrilla`);
    await speak(page, 'en');
    await openDish();
    const expectBeef = async (): Promise<void> => {
      await expect.poll(() => popup().textContent()).toContain('Double beef');
    };
    await expectBeef();
    await page.reload();
    await expect.poll(lang).toBe('en');
    await expectBeef();
    await expectBackToClose();
  });

  it('changes what is open when it comes', async () => {
    await page.goto(`${site}/parrilla`);
    const letThrough = await holdBack(page, '**/en.html');
    await ready(page);
    await page.getByRole('button', { name: 'English' }).tap();
    await openDish();
    expect(await popup().textContent()).toContain('Doble de vaca');
    letThrough();
    await expect.poll(() => popup().textContent()).toContain('Double beef');
    await expectBackToClose();
  });

  it('is the last of several that were tapped', async () => {
    await goTo(page, `${site}/taberna`);
    await page.evaluate(() => {
      for (const language of ['en', 'fr', 'en', 'fr']) {
        document.querySelector<HTMLElement>(`button[data-language=${language}]`)?.click();
      }
    });
    await expect.poll(firstSection).toBe('À partager');
    await page.waitForLoadState('networkidle');
    expect([await lang(), await firstSection()]).toEqual(['fr', 'À partager']);
  });

  it('that does not come is said, and comes with the next tap', async () => {
    await goTo(page, `${site}/parrilla`);
    await page.route('**/en.html', (route) => route.abort());
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(() => page.getByRole('status').textContent()).toContain('English: no se ha podido cargar');
    expect([await lang(), await busy()]).toEqual(['es', 0]);
    await page.unroute('**/en.html');
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(firstSection).toBe('Salads');
    expect(await page.getByRole('status').textContent()).toBe('');
  });
});

describe('without the page’s script', () => {
  const status = () => page.getByRole('status').first().textContent();
  const openSearch = () => page.getByRole('button', { name: 'Buscar' }).tap();

  it.each([
    ['which breaks off', (route: Route) => route.abort()],
    ['in whose place a network sends its own page', (route: Route) => route.fulfill({ contentType: 'text/html' })],
  ])('%s, says so, opens dishes, and a tap that waits for it loads the page again', async (_, fail) => {
    await page.route(PAGE_SCRIPT, fail);
    await page.goto(`${site}/parrilla`);
    await openSearch();
    await expect.poll(status).toMatch(/^Carta digital QR de .*: no se ha podido cargar/);
    await openDish();
    expect(await title()).toBe('LA GORDI');
    await page.goBack();
    await page.context().setOffline(true);
    await openSearch();
    await page.context().setOffline(false);
    await page.unroute(PAGE_SCRIPT);
    await openSearch();
    await ready(page);
    expect(await status()).toBe('');
    await openSearch();
    await expect.poll(isOpen).toBe(true);
  });
});

it('without the style that draws the signs of allergens, shows their words, letters for flags, and says that the page is not whole', async () => {
  await page.route('**/assets/style-*.css', (route) => route.abort());
  await goTo(page, `${site}/parrilla`);
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain('no se ha podido cargar');
  const shown = await page.locator('.row .signs').evaluateAll((all) =>
    all.map((signs) => {
      const { content } = getComputedStyle(signs, '::before');
      return content === JSON.stringify(`${signs.ariaLabel} `);
    }),
  );
  expect(new Set(shown)).toEqual(new Set([true]));
  const flag = page.locator('.flag').first();
  expect(await flag.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"en"');
  const line = page.getByRole('status').first();
  expect((await line.boundingBox())?.y).toBeGreaterThan(700);
  expect((await line.boundingBox())?.y).toBeLessThan(860);
});

it('without JavaScript shows the whole menu in its whole style, and its section links work', async () => {
  const plain = await takePhone({ javaScriptEnabled: false });
  const asked: string[] = [];
  plain.on('response', (response) => asked.push(`${response.status()} ${response.url()}`));
  await plain.goto(`${site}/taberna#postres`);
  expect(asked.filter((line) => /^200 .*\/assets\/style-[\w-]+\.css$/.test(line))).toHaveLength(1);
  for (const dish of ['Croquetas de jamón', 'Puchero de la abuela', 'Tarta de queso al horno']) {
    expect(await plain.getByText(dish, { exact: true }).isVisible()).toBe(true);
  }
  expect(await plain.locator('main section').count()).toBe(7);
  // No script tells the page that somebody jumped, so that every height is known from the start.
  const section = plain.locator('#postres');
  expect(await section.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible');
  await expect.poll(async () => Math.abs((await section.boundingBox())?.y ?? Infinity)).toBeLessThan(200);
});

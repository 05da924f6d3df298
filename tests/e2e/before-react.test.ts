import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { drawn } from '../support/at-rest.ts';
import { hydrated, watchConsole } from '../support/browser.ts';
import { APP, holdBack, SECOND_SCRIPT } from '../support/hold-back.ts';
import { speak } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';
import { distance, readAt } from '../support/place.ts';

const site = inject('site');

let page: Page;
let said: string[];
beforeEach(async () => {
  page = await openPhone();
  said = watchConsole(page);
});

/** Opens a page some of whose files do not come until they are let through. */
async function openWithout(files: string, path: string): Promise<() => void> {
  const letThrough = await holdBack(page, files);
  // A page that is painted before it has loaded, as it should be, has not loaded without what is held back.
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  if (files === APP) await secondScript();
  return letThrough;
}

const popup = () => page.locator('dialog[open]');
const title = () => popup().getByRole('heading').textContent();
const isOpen = () => popup().isVisible();
const openDish = () => page.getByRole('button', { name: 'LA GORDI' }).tap();
const lang = () => page.evaluate(() => document.documentElement.lang);
const busy = () => page.locator('[aria-busy]').count();
const firstSection = () => page.locator('main .section > h2').first().textContent();
const secondScript = () => page.waitForFunction(() => window.carta?.ready);
const isMarked = () => page.evaluate(() => window.history.state?.carta?.item !== undefined);

async function expectBackToClose(): Promise<void> {
  await page.goBack();
  await expect.poll(isOpen).toBe(false);
  expect(page.url()).toBe(`${site}/parrilla`);
}

describe('before the second script', () => {
  it('opens a dish, keeps it open when the scripts come, and back closes it', async () => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    await openDish();
    expect(await title()).toBe('LA GORDI');
    letThrough();
    await hydrated(page);
    expect(await title()).toBe('LA GORDI');
    await expectBackToClose();
    expect(said).toEqual([]);
  });

  it.each([
    ['its icon', () => popup().getByRole('button', { name: 'Cerrar' }).tap()],
    ['the Escape key', () => page.keyboard.press('Escape')],
  ])('closes a dish by %s, for good', async (_, close) => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    await openDish();
    await close();
    await expect.poll(isOpen).toBe(false);
    letThrough();
    await hydrated(page);
    await expect.poll(isMarked).toBe(false);
    expect(await isOpen()).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('closes a dish that back has left already', async () => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    await openDish();
    await page.evaluate(() => window.history.back());
    await expect.poll(isMarked).toBe(false);
    letThrough();
    await secondScript();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('opens the list of sections and goes to one', async () => {
    await openWithout(SECOND_SCRIPT, '/taberna');
    await page.getByRole('button', { name: 'Secciones' }).tap();
    await page.getByRole('navigation').getByRole('link', { name: 'Postres' }).tap();
    const top = () => page.locator('#postres').evaluate((section) => Math.abs(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
  });

  it('remembers a tap on a flag, and answers it then', async () => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    await page.getByRole('button', { name: 'English' }).tap();
    letThrough();
    await expect.poll(lang).toBe('en');
    expect(await firstSection()).toBe('Salads');
    expect(await busy()).toBe(0);
  });

  it('remembers a tap on what only the app can do', async () => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/');
    // Not by a finger: on the way down to it sections get their true heights, and it moves.
    await page.getByRole('button', { name: 'Ver información' }).evaluate((button: HTMLElement) => button.click());
    letThrough();
    await expect.poll(() => page.locator('#demo_information').isVisible()).toBe(true);
  });
});

describe('before the app', () => {
  it('shows the page in another language, with its title, where the reader was', async () => {
    const letThrough = await openWithout(APP, '/taberna');
    const before = await readAt(page, 25);
    await page.locator('button[data-language=fr]').evaluate((flag: HTMLElement) => flag.click());
    await expect.poll(lang).toBe('fr');
    const expectFrench = async (): Promise<void> => {
      expect([await lang(), await firstSection()]).toEqual(['fr', 'À partager']);
      expect(await page.title()).toBe('Carte numérique QR de La Taberna - cartas.example');
      expect(await distance(page, 25, before)).toBeLessThan(2);
    };
    await expectFrench();
    letThrough();
    await hydrated(page);
    await drawn(page);
    await expectFrench();
    expect(said).toEqual([]);
  });

  it('keeps the focus on the flags, also when React comes, which then answers them', async () => {
    const letThrough = await openWithout(APP, '/parrilla');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('button', { name: 'English' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(lang).toBe('en');
    expect(await focused()).toBe('Español');
    letThrough();
    await hydrated(page);
    expect(await focused()).toBe('Español');
    await page.keyboard.press('Enter');
    await expect.poll(lang).toBe('es');
    expect(await firstSection()).toBe('Ensaladas');
    expect(await page.title()).toBe('Carta digital QR de La Parrilla - cartas.example');
    expect(await focused()).toBe('English');
    expect(said).toEqual([]);
  });

  it('opens a dish in the other language, and keeps both when React comes, and after a reload', async () => {
    const expectBeef = async (): Promise<void> => {
      await expect.poll(() => popup().textContent()).toContain('Double beef');
    };
    const letThrough = await openWithout(APP, '/parrilla');
    await speak(page, 'en');
    await openDish();
    await expectBeef();
    letThrough();
    await hydrated(page);
    await expectBeef();
    const letThroughAgain = await holdBack(page, APP);
    await page.reload();
    await expect.poll(lang).toBe('en');
    await expectBeef();
    letThroughAgain();
    await hydrated(page);
    await expectBeef();
    await expectBackToClose();
    expect(said).toEqual([]);
  });

  it('ends with the last of several flags', async () => {
    const letThrough = await openWithout(APP, '/taberna');
    await page.evaluate(() => {
      for (const language of ['en', 'fr', 'en', 'fr']) {
        document.querySelector<HTMLElement>(`button[data-language=${language}]`)?.click();
      }
    });
    await expect.poll(firstSection).toBe('À partager');
    letThrough();
    await hydrated(page);
    await drawn(page);
    expect([await lang(), await firstSection()]).toEqual(['fr', 'À partager']);
    expect(said).toEqual([]);
  });

  it('leaves a language to the app whose page does not come', async () => {
    const letThrough = await openWithout(APP, '/parrilla');
    await page.route('**/en.html', (route) => route.abort());
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(() => said.join()).toContain('Error loading the page in en:');
    expect(await lang()).toBe('es');
    letThrough();
    await expect.poll(lang).toBe('en');
    expect(await firstSection()).toBe('Salads');
    expect(await busy()).toBe(0);
  });

  it('says so when a language does not come at all', async () => {
    await page.route(/\/en(-[\w-]+\.js|\.html)$/, (route) => route.abort());
    await page.goto(`${site}/parrilla`);
    await secondScript();
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(() => page.getByRole('status').textContent()).toContain('English: no se ha podido cargar');
    expect(await lang()).toBe('es');
    expect(await busy()).toBe(0);
  });
});

it('without JavaScript shows the whole menu in its whole style, and its section links work', async () => {
  const plain = await openPhone({ javaScriptEnabled: false });
  const asked: string[] = [];
  plain.on('response', (response) => asked.push(`${response.status()} ${response.url()}`));
  await plain.goto(`${site}/taberna#postres`);
  expect(asked.filter((line) => /^200 .*\/assets\/rest-[\w-]+\.css$/.test(line))).toHaveLength(1);
  for (const dish of ['Croquetas de jamón', 'Puchero de la abuela', 'Tarta de queso al horno']) {
    expect(await plain.getByText(dish, { exact: true }).isVisible()).toBe(true);
  }
  expect(await plain.locator('main section').count()).toBe(7);
  const top = (await plain.locator('#postres').boundingBox())?.y ?? -1;
  expect(Math.abs(top)).toBeLessThan(200);
});

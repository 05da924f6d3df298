import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { hydrated, watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { APP, holdBack, SECOND_SCRIPT } from '../support/hold-back.ts';
import { distance, readAt } from '../support/place.ts';

const site = inject('site');

let page: Page;
let said: string[];
beforeEach(async () => {
  page = await openPhone();
  said = watchConsole(page);
});

/** A smooth scroll over half the menu takes its time on a busy machine. */
const WHILE_SCROLLING = { timeout: 10_000 };

/** Opens a page some of whose files do not come until they are let through. */
async function openWithout(files: string, path: string): Promise<() => void> {
  const letThrough = await holdBack(page, files);
  // A page that is painted before it has loaded, as it should be, has not loaded without what is held back.
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  return letThrough;
}

const popup = () => page.locator('dialog[open]');
const title = () => popup().getByRole('heading');
const isOpen = () => popup().isVisible();
const lang = () => page.evaluate(() => document.documentElement.lang);
const firstSection = () => page.locator('main .section > h2').first().textContent();
const secondScript = () => page.waitForFunction(() => window.carta?.ready);
const isMarked = () => page.evaluate(() => window.history.state?.carta?.item !== undefined);

describe('before the second script', () => {
  it('opens a dish, keeps it open when the scripts come, and back closes it', async () => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    await page.getByRole('button', { name: 'LA GORDI' }).tap();
    expect(await title().textContent()).toBe('LA GORDI');
    letThrough();
    await hydrated(page);
    expect(await title().textContent()).toBe('LA GORDI');
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
    expect(said).toEqual([]);
  });

  it.each([
    ['its icon', () => popup().getByRole('button', { name: 'Cerrar' }).tap()],
    ['the Escape key', () => page.keyboard.press('Escape')],
  ])('closes a dish by %s, for good', async (_, close) => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    const before = page.url();
    await page.getByRole('button', { name: 'LA GORDI' }).tap();
    await close();
    await expect.poll(isOpen).toBe(false);
    letThrough();
    await hydrated(page);
    await expect.poll(isMarked).toBe(false);
    expect(await isOpen()).toBe(false);
    expect(page.url()).toBe(before);
  });

  it('closes a dish that back has left already', async () => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    await page.getByRole('button', { name: 'LA GORDI' }).tap();
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
    await expect
      .poll(
        () => page.evaluate(() => Math.abs(document.getElementById('postres')?.getBoundingClientRect().top ?? -999)),
        WHILE_SCROLLING,
      )
      .toBeLessThan(200);
  });

  it('remembers a tap on a flag, and answers it then', async () => {
    const letThrough = await openWithout(SECOND_SCRIPT, '/parrilla');
    await page.getByRole('button', { name: 'English' }).tap();
    letThrough();
    await expect.poll(lang).toBe('en');
    expect(await firstSection()).toBe('Salads');
    expect(await page.locator('[aria-busy]').count()).toBe(0);
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
    await secondScript();
    const before = await readAt(page, 25);
    await page.evaluate(() => document.querySelector<HTMLElement>('button[data-language=fr]')?.click());
    await expect.poll(lang).toBe('fr');
    expect(await firstSection()).toBe('À partager');
    expect(await page.title()).toBe('Carte numérique QR de La Taberna - cartas.example');
    expect(await distance(page, 25, before)).toBeLessThan(2);
    letThrough();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await lang()).toBe('fr');
    expect(await firstSection()).toBe('À partager');
    expect(await page.title()).toBe('Carte numérique QR de La Taberna - cartas.example');
    expect(await distance(page, 25, before)).toBeLessThan(2);
    expect(said).toEqual([]);
  });

  it('keeps the focus on the flags, also when React comes, which then answers them', async () => {
    const letThrough = await openWithout(APP, '/parrilla');
    await secondScript();
    await page.getByRole('button', { name: 'English' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(lang).toBe('en');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
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

  it('opens dishes in the other language, and keeps one open when React comes', async () => {
    const letThrough = await openWithout(APP, '/parrilla');
    await secondScript();
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(lang).toBe('en');
    await page.getByRole('button', { name: 'LA GORDI' }).tap();
    expect(await popup().textContent()).toContain('Double beef');
    letThrough();
    await hydrated(page);
    expect(await popup().textContent()).toContain('Double beef');
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(said).toEqual([]);
  });

  it('ends with the last of several flags', async () => {
    const letThrough = await openWithout(APP, '/taberna');
    await secondScript();
    await page.evaluate(() => {
      for (const language of ['en', 'fr', 'en', 'fr']) {
        document.querySelector<HTMLElement>(`button[data-language=${language}]`)?.click();
      }
    });
    await expect.poll(firstSection).toBe('À partager');
    letThrough();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect([await lang(), await firstSection()]).toEqual(['fr', 'À partager']);
    expect(said).toEqual([]);
  });

  it('takes up the language and the open dish again after a reload', async () => {
    await page.goto(`${site}/parrilla`);
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(lang).toBe('en');
    await page.getByRole('button', { name: 'LA GORDI' }).tap();
    await popup().waitFor();
    const letThrough = await holdBack(page, APP);
    await page.reload();
    await expect.poll(lang).toBe('en');
    await expect.poll(() => popup().textContent()).toContain('Double beef');
    letThrough();
    await hydrated(page);
    expect(await popup().textContent()).toContain('Double beef');
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site}/parrilla`);
  });

  it('leaves a language to the app whose page does not come', async () => {
    const letThrough = await openWithout(APP, '/parrilla');
    await page.route('**/en.html', (route) => route.abort());
    await secondScript();
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(() => said.join()).toContain('Error loading the page in en:');
    expect(await lang()).toBe('es');
    letThrough();
    await expect.poll(lang).toBe('en');
    expect(await firstSection()).toBe('Salads');
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });

  it('says so when a language does not come at all', async () => {
    await page.route(/\/en(-[\w-]+\.js|\.html)$/, (route) => route.abort());
    await page.goto(`${site}/parrilla`);
    await secondScript();
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(() => page.getByRole('status').textContent()).toContain('English: no se ha podido cargar');
    expect(await lang()).toBe('es');
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });
});

describe('without JavaScript', () => {
  it('shows the whole menu, and its section links work', async () => {
    const plain = await openPhone({ javaScriptEnabled: false });
    await plain.goto(`${site}/taberna`);
    for (const dish of ['Croquetas de jamón', 'Tabla de quesos', 'Puchero de la abuela']) {
      expect(await plain.getByText(dish, { exact: true }).isVisible()).toBe(true);
    }
    expect(await plain.locator('main section').count()).toBe(7);
    await plain.goto(`${site}/taberna#postres`);
    const top = (await plain.locator('#postres').boundingBox())?.y ?? -1;
    expect(Math.abs(top)).toBeLessThan(200);
  });

  it('has the whole style', async () => {
    const plain = await openPhone({ javaScriptEnabled: false });
    const asked: string[] = [];
    plain.on('response', (response) => asked.push(`${response.status()} ${response.url()}`));
    await plain.goto(`${site}/taberna`);
    expect(asked.filter((line) => /^200 .*\/assets\/rest-[\w-]+\.css$/.test(line))).toHaveLength(1);
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hydrated, launchBrowser, openPhone } from '../support/browser.ts';

const site = inject('site');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A smooth scroll over half the menu takes its time on a busy machine. */
const WHILE_SCROLLING = { timeout: 10_000 };

/** A page whose scripts do not come until they are let through. */
async function openWithoutScripts(path: string): Promise<{ page: Page; letThrough: () => void }> {
  const page = await openPhone(browser);
  let letThrough = (): void => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(site + path);
  return { page, letThrough };
}

describe('before the app is there', () => {
  it('opens a dish, and keeps it open when React comes', async () => {
    const { page, letThrough } = await openWithoutScripts('/gottan-granada');
    await page.getByRole('button', { name: 'LA GORDI' }).tap();
    const title = page.locator('dialog[open] h2');
    expect(await title.textContent()).toBe('LA GORDI');
    letThrough();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await title.textContent()).toBe('LA GORDI');
    await page.goBack();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(page.url()).toBe(`${site}/gottan-granada`);
    await page.context().close();
  });

  it('opens the list of sections and goes to one', async () => {
    const { page } = await openWithoutScripts('/el-moreno');
    await page.getByRole('button', { name: 'Secciones' }).tap();
    await page.getByRole('navigation').getByRole('link', { name: 'Postres' }).tap();
    await expect.poll(() => page.getByRole('navigation').isVisible()).toBe(false);
    await expect
      .poll(
        () => page.evaluate(() => document.getElementById('postres')?.getBoundingClientRect().top ?? -1),
        WHILE_SCROLLING,
      )
      .toBeLessThan(200);
    await page.context().close();
  });

  it('remembers a tap on a flag until the language can be shown', async () => {
    const { page, letThrough } = await openWithoutScripts('/gottan-granada');
    await page.getByRole('button', { name: 'English' }).tap();
    letThrough();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.locator('main .section > h2').first().textContent()).toBe('Salads');
    await page.context().close();
  });

  it('asks for no script of the app before the page has loaded', async () => {
    const page = await openPhone(browser);
    const html = await (await page.request.get(`${site}/gottan-granada`)).text();
    expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    await page.context().close();
  });
});

describe('without JavaScript', () => {
  it('shows the whole menu, and its section links work', async () => {
    const page = await openPhone(browser, { javaScriptEnabled: false });
    await page.goto(`${site}/el-moreno`);
    for (const dish of ['Croquetas de jamón', 'Tabla de quesos', 'Puchero de la abuela']) {
      expect(await page.getByText(dish, { exact: true }).isVisible()).toBe(true);
    }
    expect(await page.locator('main section').count()).toBe(7);
    await page.goto(`${site}/el-moreno#postres`);
    const top = (await page.locator('#postres').boundingBox())?.y ?? -1;
    expect(Math.abs(top)).toBeLessThan(200);
    await page.context().close();
  });
});

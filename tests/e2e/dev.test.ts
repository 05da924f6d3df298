import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { type DevServer, NOBODY, startDevServer } from '../support/dev-server.ts';

let server: DevServer;
let site: string;
let menuFile: string;
let menu: string;

beforeAll(async () => {
  server = await startDevServer();
  ({ site } = server);
  menuFile = join(server.folder, 'menus/parrilla.yaml');
  menu = await readFile(menuFile, 'utf8');
});

afterAll(() => server.close());

/** The page, marked so that a reload would show. */
async function open(path: string): Promise<Page> {
  const page = await openPhone();
  await page.goto(site + path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return page;
}

const isSamePage = (page: Page) => page.evaluate(() => 'marked' in window);

describe('npm run dev', () => {
  it('serves what belongs to a page beside it', async () => {
    for (const [file, type] of [
      ['/parrilla/manifest.webmanifest', 'application/manifest+json'],
      ['/menu.de.jsonld', 'application/ld+json'],
      ['/sitemap.xml', 'application/xml'],
    ] as const) {
      const answer = await fetch(site + file);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    }
    expect((await fetch(`${site}/none.jsonld`)).status).toBe(404);
  });

  it('has the stamp card, too, and says why nobody can sign in', async () => {
    const answer = await fetch(`${site}/api/get-bar-services?barID=demo`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { barID: 'demo', loyalty: true }]);
    expect((await fetch(`${site}/api/sign-in`)).status).toBe(503);
    const socket = await fetch(`${site}/socket.io/?EIO=4&transport=polling`);
    expect(await socket.json()).toEqual({ code: 0, message: 'Transport unknown' });
    await expect.poll(server.terminal).toContain(`Nobody can sign in: ${NOBODY} does not answer.`);
  });

  it('serves every route from its sources', async () => {
    const page = await openPhone();
    const said = watchConsole(page);
    for (const [path, status, title] of [
      ['/', 200, 'La Prueba'],
      ['/taberna/mesa-4', 200, 'La Taberna'],
      ['/cerrado/x', 200, 'Menú no disponible'],
      ['/nada', 404, 'Página no encontrada'],
    ] as const) {
      expect((await page.goto(site + path))?.status()).toBe(status);
      await hydrated(page);
      expect(await page.locator('h1').textContent()).toBe(title);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground')),
      ).not.toBe('');
    }
    expect(said.filter((line) => /^(error|warning|uncaught)/.test(line))).toEqual([
      'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    ]);
  });

  it('shows a saved menu in place: no reload, the popup open, the scroll position kept', async () => {
    const page = await open('/parrilla');
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens=detail]')?.click());
    const popup = page.locator('dialog[open]');
    const before = await page.evaluate(() => window.scrollY);
    await writeFile(menuFile, menu.replace('Doble de vaca', 'Doble de buey').replace('price: 14.90', 'price: 15.95'));
    await expect.poll(() => popup.textContent(), { timeout: 10_000 }).toContain('Doble de buey');
    await expect.poll(() => popup.textContent()).toContain("15'95");
    expect(await isSamePage(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await writeFile(menuFile, menu);
    await expect.poll(() => popup.textContent(), { timeout: 10_000 }).toContain('Doble de vaca');
  });

  it('shows a saved text in the language that is being read', async () => {
    const page = await open('/parrilla');
    await page.getByRole('button', { name: 'English' }).tap();
    const title = page.locator('main .section > h2').first();
    await expect.poll(() => title.textContent()).toBe('Salads');
    await writeFile(menuFile, menu.replace('Ensaladas @en Salads', 'Ensaladas @en Fresh salads'));
    await expect.poll(() => title.textContent(), { timeout: 10_000 }).toBe('Fresh salads');
    expect(await isSamePage(page)).toBe(true);
    await writeFile(menuFile, menu);
    await expect.poll(() => title.textContent(), { timeout: 10_000 }).toBe('Salads');
  });

  it('takes up the language that was chosen before', async () => {
    const page = await open('/taberna');
    const said = watchConsole(page);
    await page.getByRole('button', { name: 'Français' }).tap();
    const title = page.locator('main .section > h2').first();
    await expect.poll(() => title.textContent()).toBe('À partager');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => title.textContent()).toBe('À partager');
    expect(said.filter((line) => /^(error|warning|uncaught)/.test(line))).toEqual([]);
  });

  it('shows a saved look', async () => {
    const page = await open('/parrilla');
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')).catch(() => '');
    expect(await accent()).toBe('#ff8a3d');
    await writeFile(menuFile, menu.replace('#ff8a3d', '#3dff8a'));
    await expect.poll(accent, { timeout: 10_000 }).toBe('#3dff8a');
    await hydrated(page);
    await writeFile(menuFile, menu);
    await expect.poll(accent, { timeout: 10_000 }).toBe('#ff8a3d');
  });

  it('shows an error of a menu over the page, with its line, until it is mended', async () => {
    const page = await open('/parrilla');
    const overlay = page.locator('vite-error-overlay');
    await writeFile(menuFile, menu.replace('price: 14.90', 'price: 14.905'));
    await expect.poll(() => overlay.count(), { timeout: 10_000 }).toBe(1);
    const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
    expect(text).toContain('menus/parrilla.yaml:29:');
    expect(text).toContain('bad-price');
    expect(text).toContain('29 |         price: 14.905');
    await page.reload();
    await expect.poll(() => overlay.count(), { timeout: 10_000 }).toBe(1);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await writeFile(menuFile, menu);
    await expect.poll(() => overlay.count(), { timeout: 10_000 }).toBe(0);
    await writeFile(menuFile, menu.replace('Doble de vaca', 'Doble de buey'));
    await expect.poll(() => page.locator('main').textContent(), { timeout: 10_000 }).toContain('Doble de buey');
    expect(await isSamePage(page)).toBe(true);
    await writeFile(menuFile, menu);
  });
});

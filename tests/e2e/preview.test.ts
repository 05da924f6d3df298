import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPhone } from '../support/open-phone.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { violations } from '../support/violations.ts';

const LAPTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
};

let server: DevServer;

beforeAll(async () => {
  server = await startDevServer();
});

afterAll(() => server.close());

/** The preview of a choice, on a laptop. */
async function open(search: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPhone({ ...LAPTOP, ...options });
  await page.goto(`${server.site}/_preview${search}`);
  await page.locator('iframe').first().waitFor();
  return page;
}

/** The page in the frame whose title ends like that, when React has it. */
async function framed(page: Page, title: string): Promise<Frame> {
  const element = await page.locator(`iframe[title$="${title}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame ${title}`);
  // Several pages at once, each from its sources, take long on a busy machine.
  await frame.waitForFunction(() => window.carta?.alive, undefined, { timeout: 90_000, polling: 100 });
  return frame;
}

/** What the terminal has said since it said so much. */
const saidSince = (length: number) => server.terminal().slice(length);

const titles = (page: Page) =>
  page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title')));

describe('the preview', { timeout: 120_000 }, () => {
  it('shows each frame at its own hour, and keeps it there', async () => {
    const page = await open('?venue=index&hour=12&hour=18&hour=21&width=320');
    for (const [hour, windows, day, night] of [
      ['12:00', 'day', true, false],
      ['18:00', 'day evening', true, false],
      ['21:00', 'night evening', false, true],
    ] as const) {
      const frame = await framed(page, hour);
      const windowsOf = () => frame.evaluate(() => document.documentElement.dataset['open']);
      expect(await windowsOf()).toBe(windows);
      // As when the phone comes out of the pocket.
      await frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(await windowsOf()).toBe(windows);
      expect(await frame.getByText('Caldo del puchero', { exact: true }).isVisible()).toBe(day);
      expect(await frame.getByText('Tabla de quesos', { exact: true }).isVisible()).toBe(night);
    }
  });

  it('shows each frame in its own language, the demo too', async () => {
    const page = await open('?venue=index&language=es&language=de&width=412');
    const german = await framed(page, 'Deutsch · Ahora');
    const spanish = await framed(page, 'Español · Ahora');
    await expect.poll(() => german.locator('.subtitle').textContent()).toBe('Feuer, Theke und lange Abende');
    expect(await german.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await spanish.locator('.subtitle').textContent()).toBe('Brasa, barra y sobremesa');
    await german.getByRole('button', { name: 'Italiano' }).click();
    await expect.poll(() => german.locator('.subtitle').textContent()).toBe('Brace, bancone e lunghe serate');
    expect(await spanish.evaluate(() => document.documentElement.lang)).toBe('es');
  });

  it('shows each frame in its width, small enough to stand beside the others', async () => {
    const page = await open('?venue=taberna');
    const shown = await page.locator('iframe').evaluateAll((frames) =>
      frames.map((frame) => {
        const { width, right, top } = frame.getBoundingClientRect();
        const inside = (frame as HTMLIFrameElement).contentWindow?.innerWidth ?? 0;
        return { inside, scale: Math.round((width / inside) * 100), top: Math.round(top), fits: right <= innerWidth };
      }),
    );
    expect(shown.map(({ inside }) => inside)).toEqual([320, 412, 768, 1280]);
    expect(new Set(shown.map(({ top }) => top)).size).toBe(1);
    expect(new Set(shown.map(({ scale }) => scale)).size).toBe(1);
    expect(shown.every(({ fits }) => fits)).toBe(true);
    const phone = await framed(page, '320 px · Español · Ahora');
    expect(await phone.evaluate(() => document.documentElement.clientWidth)).toBe(320);
  });

  it('is chosen by keyboard, and its address brings the same choice back', async () => {
    const page = await open('?venue=taberna&width=320');
    expect(await titles(page)).toEqual(['La Taberna · 320 px · Español · Ahora']);
    await page.getByRole('checkbox', { name: 'Français' }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Otra hora').selectOption('23:00 · noche');
    await page.getByRole('checkbox', { name: 'Ahora' }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Otro ancho').fill('360');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: '320' }).uncheck();
    const chosen = ['La Taberna · 360 px · Español · 23:00', 'La Taberna · 360 px · Français · 23:00'];
    expect(await titles(page)).toEqual(chosen);
    expect(new URL(page.url()).search).toBe('?venue=taberna&language=es&language=fr&hour=23&width=360');
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(chosen);
    await page.getByLabel('Local').selectOption({ label: 'El Cerrado' });
    await expect.poll(() => titles(page)).toEqual(['El Cerrado · 360 px · Español · 23:00']);
  });

  it('shows a save in every frame without a reload, and lists what the save left out, with its line', async () => {
    const file = join(server.folder, 'menus/taberna.yaml');
    const menu = await readFile(file, 'utf8');
    const page = await open('?venue=taberna&language=es&language=fr&width=320', { locale: 'en-GB' });
    const frames = [await framed(page, 'Español · Now'), await framed(page, 'Français · Now')];
    for (const frame of frames) await frame.evaluate(() => Object.assign(window, { marked: true }));
    const said = server.terminal().length;
    const before = 'section: Para picar @en To share @fr À partager';
    expect(menu).toContain(before);
    const line = menu.slice(0, menu.indexOf(before)).split('\n').length;
    await writeFile(file, menu.replace(before, 'section: Para empezar @en To share'));
    for (const frame of frames) {
      await expect.poll(() => frame.locator('main .section > h2').first().textContent()).toBe('Para empezar');
      expect(await frame.evaluate(() => 'marked' in window)).toBe(true);
    }
    await page.locator('summary').click();
    const place = `menus/taberna.yaml:${line}:14`;
    await expect.poll(() => page.getByRole('button', { name: place }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: /^Texts without/ }).textContent()).toBe(
      'Texts without a translation: 1',
    );
    expect(saidSince(said)).toMatch(/^taberna: 1 text without French \(fr\)/m);
    await writeFile(file, menu);
    await expect.poll(() => page.getByRole('button', { name: place }).count()).toBe(0);
  });

  it('lists an error where it can be read, not over the page', async () => {
    const file = join(server.folder, 'menus/larga.yaml');
    const menu = await readFile(file, 'utf8');
    const page = await open('?venue=larga&width=320');
    await writeFile(file, `${menu}oops: 1\n`);
    await expect.poll(() => page.getByRole('heading', { name: 'Errores: 1' }).count()).toBe(1);
    await expect.poll(() => page.getByText('"oops"').first().isVisible()).toBe(true);
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
    await writeFile(file, menu);
    await expect.poll(() => page.getByRole('heading', { name: 'Errores: 1' }).count()).toBe(0);
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['dark', 360],
  ] as const)('breaks no rule of accessibility: %s, %i pixels wide', async (colorScheme, width) => {
    const page = await open('?venue=index&hour=12&hour=21', { colorScheme, viewport: { width, height: 900 } });
    await page.locator('summary').click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('says where it is, and what is missing, when the server has started', () => {
    expect(server.terminal()).toContain(`Side by side       ${server.site}/_preview\n`);
    expect(server.terminal()).toContain('What is missing in the venues:\n');
  });
});

describe('what diners get', () => {
  it('has no preview: neither the page nor its data is served', async () => {
    for (const path of ['/_preview', '/_preview/', '/_preview.json?venue=index']) {
      expect((await fetch(inject('site') + path)).status).toBe(404);
    }
    const page = await fetch(`${inject('site')}/?_language=de&_hour=21`);
    expect(await page.text()).toBe(await (await fetch(`${inject('site')}/`)).text());
  });

  it('has nothing of it in any file', async () => {
    const folder = inject('siteFolder');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = files.filter((entry) => entry.isFile() && /\.(js|css|html|json|webmanifest)$/.test(entry.name));
    expect(texts.length).toBeGreaterThan(50);
    for (const { parentPath, name } of texts) {
      const text = await readFile(join(parentPath, name), 'utf8');
      expect(`${name}: ${/_preview|_hour|_language|preview-changed|src\/preview/.exec(text)?.[0]}`).toBe(
        `${name}: undefined`,
      );
    }
  });

  it('is in development the same, but for pages in a frame', async () => {
    const page = await (await fetch(`${server.site}/taberna`)).text();
    expect(page).not.toContain('preview');
    const inFrame = await (await fetch(`${server.site}/taberna?_language=fr`)).text();
    expect(inFrame.replace('<script type="module" src="/cartasqr/src/preview/frame.ts"></script>', '')).toBe(page);
  });
});

/** `npm run dev` with its preview, on a copy of the project whose menus change, and what of it diners get: nothing. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violationsInBothColours } from '../support/both-colours.ts';
import { ready, openPhoneIn, watchConsole } from '../support/browser.ts';
import { type DevServer, NOBODY, startDevServer } from '../support/dev-server.ts';
import { LONG } from '../support/long.ts';
import { sharedBrowser, takePhone } from '../support/open-phone.ts';
import { testDesignSystem } from './design-system.ts';

let server: DevServer;
let site: string;
beforeAll(async () => {
  server = await startDevServer(join(inject('siteFolder'), '../generated'));
  ({ site } = server);
});
afterAll(() => server.close());

/** A menu's file as it stands, and a way to save it with something replaced; without anything, as it stood. */
async function editorOf(venue: string) {
  const file = join(server.folder, `menus/${venue}.yaml`);
  const menu = await readFile(file, 'utf8');
  const lineOf = (text: string): number => menu.slice(0, menu.indexOf(text)).split('\n').length;
  const save = async (...changes: readonly (readonly [before: string, after: string])[]): Promise<void> => {
    let saved = menu;
    for (const [before, after] of changes) {
      expect(saved).toContain(before);
      saved = saved.replace(before, after);
    }
    await writeFile(file, saved);
  };
  return { save, lineOf };
}

/** Marks a page so that a reload would show. */
const mark = (page: Page | Frame) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page | Frame) => page.evaluate(() => 'marked' in window);
const faults = (said: readonly string[]) => said.filter((line) => /^(error|warning|uncaught)/.test(line));
const firstSection = (page: Page | Frame) => page.locator('main .section > h2').first().textContent();

testDesignSystem(() => server);

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

  it('hands out no cards, accounts or secrets, which lie in the project, too', async () => {
    const files = ['.env.old', 'data/demo-accounts.json', 'backups/carta-2026-11-22.dump', 'copy.sqlite'];
    for (const file of files) {
      const path = join(server.folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'secret');
      for (const address of [file, `${file}?raw`, `${file}?url`, `@fs${path}`]) {
        const answer = await fetch(`${site}/${address}`);
        expect([answer.status, await answer.text()]).toEqual([403, expect.not.stringContaining('secret')]);
      }
      await rm(path);
    }
  });

  it('draws the signs again when a drawing is saved', async () => {
    const signs = async () => Buffer.from(await (await fetch(`${site}/img/_system/signs.woff2`)).arrayBuffer());
    const before = await signs();
    const drawing = join(server.folder, 'menus/img/_system/allergens/gluten.svg');
    await writeFile(drawing, (await readFile(drawing, 'utf8')).replace(/ d="[^"]+"/, ' d="M1 1h9v9z"'));
    await expect.poll(signs).not.toEqual(before);
  });

  it('has the stamp card, too, and says why nobody can sign in', async () => {
    const answer = await fetch(`${site}/api/get-bar-services?barID=demo`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { barID: 'demo', loyalty: true }]);
    expect((await fetch(`${site}/api/sign-in`)).status).toBe(503);
    const socket = await fetch(`${site}/socket.io/?EIO=4&transport=polling`);
    expect(await socket.json()).toEqual({ code: 0, message: 'Transport unknown' });
    await expect.poll(server.terminal).toContain(`Nobody can sign in: ${NOBODY} does not answer.`);
  });

  it('has pages in a frame of the preview ask nobody for the news of tonight', async () => {
    const framed = await fetch(`${site}/taberna?_language=en`);
    expect([framed.status, framed.headers.get('server-timing')]).toEqual([200, null]);
  });

  it('serves every route from its sources, in the language that was chosen before; a menu asks for the news of tonight, which name its rows', async () => {
    const page = await takePhone();
    const said = watchConsole(page);
    const asked = page.waitForResponse(`${site}/api/tonight?barID=taberna`);
    for (const [path, status, title] of [
      ['/', 200, 'La Prueba'],
      ['/cerrado/x', 200, 'Menú no disponible'],
      ['/nada', 404, 'Página no encontrada'],
      ['/taberna/mesa-4', 200, 'La Taberna'],
    ] as const) {
      expect((await page.goto(site + path))?.status()).toBe(status);
      await ready(page);
      expect(await page.locator('h1').textContent()).toBe(title);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground')),
      ).not.toBe('');
    }
    expect(await (await asked).json()).toMatchObject({ barID: 'taberna', soldOut: [] });
    const folder = await page.locator('#root').getAttribute('data-page');
    const rows = await fetch(new URL(`${folder}/rows.json`, site));
    expect((await rows.json()) as string[]).toContain('croquetas-de-jamon');
    await page.getByRole('button', { name: 'Français' }).tap();
    await expect.poll(() => firstSection(page)).toBe('À partager');
    await page.reload();
    await ready(page);
    await expect.poll(() => firstSection(page)).toBe('À partager');
    expect(faults(said)).toEqual([
      'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    ]);
  });
});

describe('a menu that is open, when its file is saved', () => {
  const PRICE = 'price: 14.90';
  let page: Page;
  let editor: Awaited<ReturnType<typeof editorOf>>;
  beforeAll(async () => {
    editor = await editorOf('parrilla');
    page = await openPhoneIn(await sharedBrowser());
    await page.goto(`${site}/parrilla`);
    await ready(page);
    await mark(page);
    return () => page.context().close();
  });

  it('changes in place: no reload, the popup open, the scroll position kept', async () => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens=detail]')?.click());
    const popup = page.locator('dialog[open]');
    const before = await page.evaluate(() => window.scrollY);
    await editor.save(['Doble de vaca', 'Doble de buey'], [PRICE, 'price: 15.95']);
    await expect.poll(() => popup.textContent()).toContain('Doble de buey');
    await expect.poll(() => popup.textContent()).toContain("15'95");
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await editor.save();
    await expect.poll(() => popup.textContent()).toContain('Doble de vaca');
    await page.keyboard.press('Escape');
  });

  it('changes in the language that is being read', async () => {
    await page.getByRole('button', { name: 'English' }).tap();
    await expect.poll(() => firstSection(page)).toBe('Salads');
    await editor.save(['Ensaladas @en Salads', 'Ensaladas @en Fresh salads']);
    await expect.poll(() => firstSection(page)).toBe('Fresh salads');
    expect(await isMarked(page)).toBe(true);
    await editor.save();
    await expect.poll(() => firstSection(page)).toBe('Salads');
    await page.getByRole('button', { name: 'Español' }).tap();
  });

  it('shows an error over the page, with its line, until it is mended', async () => {
    const overlay = page.locator('vite-error-overlay');
    await editor.save([PRICE, 'price: 14.905']);
    const line = editor.lineOf(PRICE);
    // A file that is being written may be read half-way; what is said of it last is true.
    await overlay.getByText(`menus/parrilla.yaml:${line}:`).first().waitFor();
    const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
    expect(text).toContain('bad-price');
    expect(text).toContain(`${line} |         price: 14.905`);
    await page.reload();
    await overlay.waitFor();
    await ready(page);
    await mark(page);
    await editor.save();
    await expect.poll(() => overlay.count()).toBe(0);
    await editor.save(['Doble de vaca', 'Doble de buey']);
    await expect.poll(() => page.locator('main').textContent()).toContain('Doble de buey');
    expect(await isMarked(page)).toBe(true);
  });

  it('shows another look', async () => {
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')).catch(() => '');
    expect(await accent()).toBe('#ff8a3d');
    await editor.save(['#ff8a3d', '#3dff8a']);
    await expect.poll(accent).toBe('#3dff8a');
  });
});

describe('a menu whose file', () => {
  const menu = (dish: string) =>
    `venue: La Nueva\nloyalty:\n  stamps: 5\n  reward: Café\nsections:\n  - section: Carta\n    image: foto\n    items:\n      - ${dish}: 2 []\n`;
  const heading = (page: Page) => page.locator('h1').textContent();
  let file: string;
  let photo: string;
  let page: Page;
  beforeAll(async () => {
    file = join(server.folder, 'menus/nueva.yaml');
    photo = join(server.folder, 'menus/img/nueva/foto.svg');
    await mkdir(dirname(photo));
    page = await openPhoneIn(await sharedBrowser());
    return () => page.context().close();
  });

  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" viewBox="0 0 ${width} 20"><path d="M0 0h9v9z"/></svg>`;

  it('comes shows where there was no page, with the stamp card of its bar', async () => {
    expect((await page.goto(`${site}/nueva`))?.status()).toBe(404);
    await ready(page);
    await writeFile(photo, drawing(30));
    await writeFile(file, menu('Agua'));
    await expect.poll(() => heading(page)).toBe('La Nueva');
    const bar = async () => (await fetch(`${site}/api/get-bar-services?barID=nueva`)).status;
    await expect.poll(bar).toBe(200);
  });

  it('has a picture that is replaced shows the new one', async () => {
    const width = () => page.evaluate(() => document.querySelector<HTMLImageElement>('.section img')?.naturalWidth);
    await expect.poll(width).toBe(30);
    await writeFile(photo, drawing(40));
    await expect.poll(width).toBe(40);
  });

  it('goes says so', async () => {
    await ready(page);
    await rm(file);
    await expect.poll(() => heading(page)).toBe('Página no encontrada');
  });
});

describe('the preview', () => {
  const LAPTOP: BrowserContextOptions = {
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    isMobile: false,
  };

  /** An address of the preview, on a laptop. */
  async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await takePhone({ ...LAPTOP, ...options });
    await page.goto(`${site}/_preview${address}`);
    await page.getByRole('navigation').waitFor();
    return page;
  }

  /** The page in the frame whose title ends like that, when it answers. */
  async function framed(page: Page, title: string): Promise<Frame> {
    const element = await page.locator(`iframe[title$="${title}"]`).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error(`There is no frame ${title}`);
    // What is not seen draws nothing.
    await frame.waitForFunction(() => document.readyState === 'complete' && document.onclick === null, undefined, {
      polling: 100,
    });
    return frame;
  }

  const titles = (page: Page) =>
    page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title')));

  it.runIf(LONG)(
    'shows each frame at its own hour and keeps it there, and breaks no rule, on narrow screens either',
    async () => {
      const page = await open('/index?language=de&hour=12&hour=18&hour=21&width=320');
      for (const [hour, windows, day, night] of [
        ['12:00', 'day', true, false],
        ['18:00', 'day evening', true, false],
        ['21:00', 'night evening', false, true],
      ] as const) {
        const frame = await framed(page, `Deutsch · ${hour}`);
        /** Those that have names. */
        const windowsOf = () =>
          frame.evaluate(() => document.documentElement.dataset['open']?.match(/\b[a-z]+\b/g)?.join(' '));
        expect(await windowsOf()).toBe(windows);
        // As when the phone comes out of the pocket.
        await frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        expect(await windowsOf()).toBe(windows);
        await expect.poll(() => frame.evaluate(() => document.documentElement.lang)).toBe('de');
        expect(await frame.getByText('Kräftige Brühe', { exact: true }).isVisible()).toBe(day);
        expect(await frame.getByText('Käseplatte', { exact: true }).isVisible()).toBe(night);
      }
      for (const view of ['Páginas', /^Qué falta/]) {
        await page.getByRole('link', { name: view }).click();
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await violationsInBothColours(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
      }
    },
  );

  it.runIf(LONG)('shows each frame in its width, small enough to stand beside the others', async () => {
    const page = await open('/taberna');
    await page.locator('iframe').first().waitFor();
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
    await expect.poll(() => titles(page)).toEqual(['La Taberna · 320 px · Español · Ahora']);
    await page.getByLabel('Otro ancho').fill('360');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: '320' }).uncheck();
    await page.getByLabel('Otra hora').selectOption('23:00 · noche');
    await page.getByRole('checkbox', { name: 'Ahora' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Français' }).focus();
    await page.keyboard.press('Space');
    const chosen = ['La Taberna · 360 px · Español · 23:00', 'La Taberna · 360 px · Français · 23:00'];
    await expect.poll(() => titles(page)).toEqual(chosen);
    expect(page.url()).toBe(`${site}/_preview/taberna?language=es&language=fr&hour=23&width=360`);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(chosen);
    await page.getByLabel('Local').selectOption({ label: 'El Cerrado' });
    await expect.poll(() => titles(page)).toEqual(['El Cerrado · 360 px · Español · 23:00']);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(chosen);
  });

  it('shows a save in every frame without a reload, each in its language, and lists what it left out or got wrong', async () => {
    const { save, lineOf } = await editorOf('taberna');
    const page = await open('/taberna?language=es&language=fr&width=320', { locale: 'en-GB' });
    const list = await open('/taberna/missing', { locale: 'en-GB' });
    const [spanish, french] = [await framed(page, 'Español · Now'), await framed(page, 'Français · Now')];
    await expect.poll(() => firstSection(french)).toBe('À partager');
    for (const frame of [spanish, french]) await mark(frame);
    const said = server.terminal().length;
    const section = 'Para picar @en To share @fr À partager';
    await save([section, 'Para empezar @en To share']);
    for (const frame of [spanish, french]) {
      await expect.poll(() => firstSection(frame)).toBe('Para empezar');
      expect(await isMarked(frame)).toBe(true);
    }
    await list.getByRole('button', { name: `menus/taberna.yaml:${lineOf(section)}:14` }).waitFor();
    expect(await list.getByRole('heading', { name: /^Texts without/ }).textContent()).toBe(
      'Texts without a translation: 1',
    );
    await expect.poll(() => server.terminal().slice(said)).toMatch(/^taberna: 1 text without French \(fr\)/m);

    // An error stands where it can be read, not over the page.
    await save(['urlPath: true', 'urlPath: true\noops: 1']);
    await page.getByRole('heading', { name: 'Errors: 1' }).waitFor();
    expect(await page.getByText('"oops"').first().isVisible()).toBe(true);
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
    await save();
    await expect.poll(() => page.getByRole('heading', { name: 'Errors: 1' }).count()).toBe(0);
    await expect.poll(() => firstSection(french)).toBe('À partager');

    await french.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => firstSection(french)).toBe('To share');
    expect(await firstSection(spanish)).toBe('Para picar');
  });

  it('says where it is, and what is missing, when the server has started', () => {
    expect(server.terminal()).toContain(`Side by side       ${site}/_preview\n`);
    expect(server.terminal()).toContain('What is missing in the venues:\n');
  });
});

describe('settings of the site', () => {
  it('that are saved again and again are told of, and end nothing', async () => {
    const file = join(server.folder, 'menus/_system/site.yaml');
    const settings = await readFile(file, 'utf8');
    const told = () => server.terminal().split('start again').length - 1;
    for (const [count, name] of ['Una', 'Otra', 'Carta'].entries()) {
      await writeFile(file, settings.replace('name: Carta', `name: ${name}`));
      await expect.poll(told).toBe(count + 1);
    }
    const page = await takePhone();
    const editor = await editorOf('taberna');
    await editor.save(['Para picar @en', 'Para abrir boca @en']);
    // It starts anew in between: a page that came just before does not hear of it.
    const first = () => page.goto(`${site}/taberna`).then(() => firstSection(page));
    await expect.poll(() => first().catch(() => '')).toBe('Para abrir boca');
    await editor.save();
  });
});

describe('what diners get', () => {
  it('has no preview: neither the page nor its data is served', async () => {
    for (const path of ['/_preview', '/_preview/', '/_preview/taberna', '/_preview.json?venue=index']) {
      expect((await fetch(inject('site') + path)).status).toBe(404);
    }
    const page = await fetch(`${inject('site')}/?_language=de&_hour=21`);
    expect(await page.text()).toBe(await (await fetch(`${inject('site')}/`)).text());
  });

  it('has nothing of it in any file', async () => {
    const files = await readdir(inject('siteFolder'), { recursive: true, withFileTypes: true });
    const texts = files.filter((entry) => entry.isFile() && /\.(js|css|html|json|webmanifest)$/.test(entry.name));
    expect(texts.length).toBeGreaterThan(50);
    for (const { parentPath, name } of texts) {
      const text = await readFile(join(parentPath, name), 'utf8');
      expect({ name, has: /_preview|_hour|_language|preview-changed|src\/preview/.exec(text)?.[0] }).toEqual({ name });
    }
  });

  it('is in development the same, but for pages in a frame', async () => {
    const page = await (await fetch(`${site}/taberna`)).text();
    expect(page).not.toContain('preview');
    const inFrame = await (await fetch(`${site}/taberna?_language=fr`)).text();
    expect(inFrame.replace('<script type="module" src="/cartasqr/src/preview/frame.ts"></script>', '')).toBe(page);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { drawn } from '../support/at-rest.ts';
import { ready, settled } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { layoutShift, movedWithin } from '../support/layout-shift.ts';
import { inShort } from '../support/long.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

declare global {
  interface Window {
    /** The calls that wait for a frame. */
    later: (() => void)[];
  }
}

/** What follows the first paint: the page's script, or the app's, and the rest of the style. */
const REST = /\/assets\/(?:style-[\w-]{8}\.css|(?:page|profile)-[\w-]{8}\.js)$/;

/** Where the headings and the names in the first screens stand, by their texts. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('h2, h3'))
      .filter((element) => element.checkVisibility())
      .slice(0, 8)
      .map((element) => `${element.textContent}: ${Math.round(element.getBoundingClientRect().top)}`),
  );

it.each(inShort(4, ['/', '/parrilla', '/cerrado', '/profile', '/caserio', '/taberna']))(
  'the first paint of %s is as wide as the screen, and has everything where it stays',
  async (path) => {
    const page = await openPhone();
    const letThrough = await holdBack(page, REST);
    const isAsked = page.waitForRequest(REST);
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    await isAsked;
    for (const width of [320, 768, 412]) {
      await page.setViewportSize({ width, height: 915 });
      await drawn(page);
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])).toEqual([
        width,
        width,
      ]);
    }
    const before = await places(page);
    letThrough();
    await ready(page);
    expect(await places(page)).toEqual(before);
  },
);

/** The rows that are rendered, and the lower edge of the last of them. */
const rendered = (page: Page): Promise<{ rows: number; bottom: number }> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main .entries > li')].filter((row) => row.checkVisibility());
    return { rows: rows.length, bottom: Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)) };
  });

it.each(['/', '/parrilla', '/taberna'])('the first paint of %s renders its first screen alone', async (path) => {
  const page = await openPhone();
  // What follows the first paint waits for a frame.
  await page.addInitScript(() =>
    Object.assign(window, { later: [], requestAnimationFrame: (call: () => void) => window.later.push(call) }),
  );
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  const first = await rendered(page);
  expect(first.bottom).toBeGreaterThan(page.viewportSize()?.height ?? 0);
  // On a wide screen, and to print, all of it is there.
  await page.setViewportSize({ width: 768, height: 915 });
  const all = await rendered(page);
  expect(all.rows).toBeGreaterThan(first.rows);
  await page.setViewportSize({ width: 412, height: 915 });
  expect((await rendered(page)).rows).toBe(first.rows);
  // A print also has what is not served now.
  await page.emulateMedia({ media: 'print' });
  expect((await rendered(page)).rows).toBeGreaterThanOrEqual(all.rows);
  await page.emulateMedia({ media: 'screen' });
  // A jump shows all of it, too.
  await page.locator('.section-bar a').last().tap();
  expect((await rendered(page)).rows).toBe(all.rows);
  await page.evaluate(() => document.documentElement.removeAttribute('data-jumped'));
  expect((await rendered(page)).rows).toBe(first.rows);
  await page.evaluate(() => window.later.forEach((call) => call()));
  await expect.poll(async () => (await rendered(page)).rows).toBe(all.rows);
  expect(await page.locator('footer').isVisible()).toBe(true);
});

/** What is served at night moves as what is served at noon does: in short it is seen on one page. */
const VISITS = (
  [
    ['noon', '2026-11-20T11:00:00Z'],
    ['night', '2026-11-20T20:00:00Z'],
  ] as const
).flatMap(([name, now]) => ['/', '/parrilla', '/caserio', '/taberna'].map((path) => [path, name, now] as const));

it.each(inShort(5, VISITS))(
  'nothing moves on %s at %s when its own fonts come, in the language of the house',
  async (path, _name, now) => {
    const page = await openPhone({ locale: 'es-ES' });
    await page.clock.setFixedTime(now);
    await page.goto(site + path);
    await settled(page);
    expect(await layoutShift(page)).toBe(0);
  },
);

it('the signs of a dish stay where they are when its own fonts come', async () => {
  const page = await openPhone({ locale: 'es-ES' });
  const letThrough = await holdBack(page, /(text|title)-[\w-]+\.woff2/);
  const signs = () =>
    page
      .locator('.words > .signs:nth-child(2)')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  await page.goto(`${site}/taberna`);
  await page.waitForFunction(() => document.fonts.check('16px Carta_signs'));
  const before = await signs();
  letThrough();
  await settled(page);
  const after = await signs();
  expect(after.slice(0, 8).filter((left, index) => Math.abs(left - (before[index] ?? 0)) > 2)).toEqual([]);
});

it('links of the section bar are as wide as their words, although the fonts came while the list of sections was open', async () => {
  const page = await openPhone({ locale: 'es-ES' });
  const letThrough = await holdBack(page, /(text|title)-[\w-]+\.woff2/);
  await page.goto(`${site}/taberna`);
  await page.getByRole('button', { name: 'Secciones' }).tap();
  await page.locator('#sections:popover-open').waitFor();
  letThrough();
  await page.waitForFunction(() => document.documentElement.dataset['fonts'] === '');
  await page.goBack();
  const links = page.locator('.section-bar a');
  await expect
    .poll(() => links.evaluateAll((all) => Math.max(...all.map((link) => link.getBoundingClientRect().width))))
    .toBeLessThan(250);
});

/** Hands on what the site has, documents in pieces, each when the one before has been waited for: its address. */
async function inPieces(cut: (html: string) => string[], wait: () => Promise<unknown>): Promise<string> {
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(new URL(url, site));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    for (const piece of cut(await answer.text())) {
      response.write(piece);
      await wait();
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/cartasqr`;
}

it('a document that comes in pieces has its buttons where they stay', async () => {
  const address = await inPieces(
    (html) => html.match(/.{1,700}/gs) ?? [],
    () => pause(10),
  );
  const page = await openPhone({ locale: 'es-ES' });
  await page.goto(`${address}/`);
  await settled(page);
  expect(await movedWithin(page, '.bar, header')).toEqual([]);
});

/** What comes before the first price of a row, and the rest. */
function atFirstPrice(html: string): string[] {
  const price = html.indexOf('<p class="prices', html.indexOf('<li class="item row">'));
  return [html.slice(0, price), html.slice(price)];
}

it.each(['/', '/taberna', '/parrilla'])('no row of %s moves when its price comes', async (path) => {
  const address = await inPieces(atFirstPrice, () => pause(300));
  const page = await openPhone({ locale: 'es-ES' });
  await page.goto(address + path);
  await settled(page);
  expect(await movedWithin(page, 'main')).toEqual([]);
});

it('what has come of a menu is shown after a second, on however bad a network', async () => {
  const isRead = Promise.withResolvers<void>();
  const address = await inPieces(atFirstPrice, () => isRead.promise);
  const page = await openPhone({ locale: 'es-ES' });
  await page.goto(`${address}/`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  isRead.resolve();
});

it('no style sheet registers a property, for which a browser would reckon the whole page anew', async () => {
  const html = await (await fetch(`${site}/parrilla`)).text();
  const [deferred = ''] = html.match(/\/\S+\/assets\/style-[\w-]{8}\.css/) ?? [];
  const sheet = await (await fetch(new URL(deferred, site))).text();
  expect(sheet).toContain('.popup');
  expect(html + sheet).not.toContain('@property');
});

// Tailwind reads comments, too.
it('no rule stands in every page for a word that only comments of components say', async () => {
  const html = await (await fetch(`${site}/parrilla`)).text();
  const style = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, rules]) => rules).join('');
  const names = Array.from(style.matchAll(/(?:^|\})\.([a-z][\w-]*)\{/g), ([, name = '']) => name);
  expect(names).toContain('hidden');
  const code = globSync('src/{menu,shell,ui}/*.tsx')
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, ''))
    .join('\n');
  const unused = names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code));
  // One for each number of signs.
  expect(unused.filter((name) => !name.startsWith('signs-'))).toEqual([]);
});

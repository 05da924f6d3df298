import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { violationsInBothColours } from '../support/both-colours.ts';
import { examine, FAULTLESS } from '../support/examine-page.ts';
import { goTo, goToTheEnd } from '../support/open-page.ts';
import { LONG } from '../support/long.ts';
import { ready, settled, watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

/** In short the first language of a page and that whose words are longest. */
const LANGUAGES = LONG ? ['es', 'en', 'fr', 'de', 'it', 'ca'] : ['es', 'de'];

const MORE: [path: string, languages: string[]][] = [
  ['/parrilla-playa', ['es', 'en']],
  ['/larga', ['es']],
];

describe('a page is silent, moves nothing by itself, has no fault in light and dark colours, and fits a narrow phone', () => {
  test.each<[path: string, languages: string[]]>([
    ['/', LANGUAGES],
    ['/taberna', ['es', 'fr']],
    ['/parrilla', ['es', 'en']],
    ...(LONG ? MORE : []),
    ['/caserio', ['es']],
    ['/cerrado', ['es']],
    ['/profile', LANGUAGES],
    ['/staff', ['es']],
  ])('%s', async (path, languages) => {
    expect(await examine(await openPhone(), site + path, languages)).toEqual(FAULTLESS);
  });

  test('/nada, whose console says that it is not there', async () => {
    expect(await examine(await openPhone(), `${site}/nada`, ['es'])).toEqual({
      ...FAULTLESS,
      said: ['error: Failed to load resource: the server responded with a status of 404 (Not Found)'],
    });
  });
});

test('what opens on a page has no fault in light and dark colours', async () => {
  const page = await openPhone({ reducedMotion: 'reduce' });
  for (const [path, opener, opened] of [
    ['/parrilla', '[data-opens=detail]', 'dialog[open]'],
    ['/taberna', '[data-opens=picture]', 'dialog[open]'],
    ['/', 'button:has-text("Secciones")', 'nav:popover-open'],
    ['/', 'button:text("Ver información")', '#demo_information'],
  ] as const) {
    await goTo(page, site + path);
    await scrollAndTap(page.locator(opener).first());
    await page.locator(opened).waitFor();
    expect([opener, ...(await violationsInBothColours(page, opened))]).toEqual([opener]);
  }
});

test.each([
  ['do not come', (route: Route) => route.abort()],
  ['are late', async () => {}],
])(
  'signs of allergens that %s are told to the console (specification, point 8), and words stand in their place',
  async (_, answer) => {
    const page = await openPhone();
    const said = watchConsole(page);
    await page.route('**/signs-*.woff2', answer);
    await page.goto(`${site}/parrilla`);
    await expect
      .poll(() => said.filter((line) => line.includes('allergen icon')))
      .toEqual([expect.stringMatching(/^error: Error loading allergen icons: /)]);
    const signs = page.locator('.section .signs').first();
    expect(await signs.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Contiene: ');
    expect((await signs.boundingBox())?.width).toBeGreaterThan(60);
    // As words are, and not anywhere in them.
    expect(await signs.evaluate((element) => getComputedStyle(element).wordBreak)).toBe('normal');
  },
);

test('flags that do not come leave the letters of their languages, which they cover otherwise', async () => {
  const page = await openPhone();
  await page.route('**/symbols-*.webp', (route) => route.abort());
  await page.goto(`${site}/taberna`);
  const letters = () =>
    page
      .locator('.languages > .flag')
      .evaluateAll((flags) =>
        flags.map((flag) => [
          getComputedStyle(flag, '::after').content.slice(1, -1) === flag.getAttribute('lang'),
          getComputedStyle(flag, '::after').order,
        ]),
      );
  await expect.poll(letters).toEqual(Array.from({ length: 3 }, () => [true, '-9999']));
});

test('in forced colours, signs of what a dish may contain keep their own filling, which is none', async () => {
  const page = await openPhone({ forcedColors: 'active' });
  await goToTheEnd(page, `${site}/`);
  const drawn = await page.evaluate(() => {
    const sign = document.querySelector('[data-traces]');
    const { forcedColorAdjust, webkitTextFillColor } = getComputedStyle(sign ?? document.body, '::after');
    return [forcedColorAdjust, webkitTextFillColor];
  });
  expect(drawn).toEqual(['none', 'rgba(0, 0, 0, 0)']);
});

test('in forced colours, the ground that browsers draw behind a title does not cover the line above it', async () => {
  const page = await openPhone({ forcedColors: 'active', bypassCSP: true });
  await page.goto(`${site}/parrilla`);
  // Some fonts reach out of their lines as far as this.
  await page.addStyleTag({ content: '.special h3 { margin-top: -0.75rem !important }' });
  const label = page.locator('.special .label').first();
  const darkPixels = async (): Promise<boolean[]> => {
    const { data } = await sharp(await label.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Array.from(data, (value) => value < 128);
  };
  const together = await darkPixels();
  await page.addStyleTag({ content: '.special h3 { visibility: hidden }' });
  const alone = await darkPixels();
  expect(alone).toContain(true);
  expect(alone.filter((isDark, place) => isDark && !together[place])).toEqual([]);
});

test('in forced colours the section that is read has a line above and below it', async () => {
  const page = await openPhone({ forcedColors: 'active' });
  await goToTheEnd(page, `${site}/`);
  const lines = (links: string) =>
    page
      .locator(`.section-bar ${links}`)
      .evaluateAll((all) =>
        all.map((link) => getComputedStyle(link).borderBlockWidth).filter((width) => width !== '0px'),
      );
  expect(await lines('a[aria-current]')).toEqual(['3px']);
  expect(await lines('a:not([aria-current])')).toEqual([]);
});

describe('what has the focus is seen', () => {
  /** Whether the middle of the focused element, or of its label, lies on the screen and under nothing. */
  const isSeen = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && (focused?.closest('label') ?? focused)?.contains(there) === true;
    });

  test('at the end of a page whose sections were never drawn', async () => {
    const page = await openPhone();
    await page.goto(`${site}/parrilla`);
    await ready(page);
    await settled(page);
    await page.locator('[data-wants^="price:"]').first().waitFor();
    await page.keyboard.press('Shift+Tab');
    await atRest(page);
    expect(await page.evaluate(() => document.activeElement?.closest('footer')?.className)).toContain('venue-footer');
    expect(await isSeen(page)).toBe(true);
  });

  test.each([
    ['allergens', '.bar [data-wants=allergens]', 'Tab'],
    ['legend', '.venue-footer [data-wants=legend]', 'Tab'],
    ['sections', '.bar [popovertarget=sections]', 'Shift+Tab'],
  ])('in the sheet %s of a page in four times its size, which opens at its head', async (name, opener, key) => {
    const page = await openPhone({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
    await goTo(page, `${site}/parrilla`);
    await page.locator(opener).press('Enter');
    const sheet = page.locator(`dialog.finder-${name}[open], #${name}:popover-open`);
    await sheet.locator('.close:focus').waitFor();
    const stops = await sheet.locator('a, button, input').count();
    if (key !== 'Tab') await sheet.locator('a').last().focus();
    for (let stop = 1; stop < 2 * stops && (await sheet.locator(':focus').count()) === 1; stop++) {
      expect([await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)), await isSeen(page)]).toEqual([
        expect.anything(),
        true,
      ]);
      await page.keyboard.press(key);
      // Past its last control, Tab leads out of a dialog and comes back.
      if ((await sheet.locator(':focus').count()) === 0) await page.keyboard.press(key);
    }
  });
});

test('the security policy allows only what the page holds and what comes from its own origin, and no foreign script runs', async () => {
  const page = await openPhone();
  const answer = await goTo(page, `${site}/taberna`);
  const policy = answer?.headers()['content-security-policy']?.replaceAll(/'sha256-[^']+'/g, '#');
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' # # # #",
    "style-src 'self' # #",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.body.append(script);
    return 'foreign' in window;
  });
  expect(ran).toBe(false);
});

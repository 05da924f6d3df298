import { describe, expect, inject, it, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { hydrated, watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

const PAGES = ['/', '/parrilla', '/caserio', '/taberna', '/cerrado', '/profile', '/staff'];

describe('the console', () => {
  test.each([...PAGES, '/test', '/taberna/mesa-4', '/cerrado/x', '/cerrado', '/cerrado', '/cerrado'])(
    'is silent on %s, before and after React has come',
    async (path) => {
      const page = await openPhone();
      const said = watchConsole(page);
      await page.goto(site + path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      for (const opener of await page.locator('[data-opens]').all()) {
        await opener.evaluate((button) => (button as HTMLElement).click());
        await page.keyboard.press('Escape');
      }
      expect(said).toEqual([]);
    },
  );

  it('only says of an unknown page that it is not found', async () => {
    const page = await openPhone();
    const said = watchConsole(page);
    await page.goto(`${site}/nada`);
    await hydrated(page);
    expect(said).toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)']);
  });
});

describe('the security policy', () => {
  it('comes with each page and allows only what the page holds and what comes from its own origin', async () => {
    const page = await openPhone();
    const answer = await page.goto(`${site}/taberna`);
    const policy = answer?.headers()['content-security-policy']?.replaceAll(/'sha256-[^']+'/g, '#');
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' # #",
      "style-src 'self' # #",
      "img-src 'self' data:",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('lets no foreign script run', async () => {
    const page = await openPhone();
    await page.goto(`${site}/taberna`);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.foreign = true';
      document.body.append(script);
      return 'foreign' in window;
    });
    expect(ran).toBe(false);
  });
});

describe('accessibility', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.each([...PAGES, '/nada'])(`%s has no fault in ${colorScheme} colours`, async (path) => {
      const page = await openPhone({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(site + path);
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test.each([
    ['the detail popup', '/parrilla', '[data-opens=detail]'],
    ['the picture', '/taberna', '[data-opens=picture]'],
    ['the section menu', '/', 'button:text("Secciones")'],
    ['the demo’s information', '/', 'button:text("Ver información")'],
  ])('%s has no fault', async (_name, path, opener) => {
    const page = await openPhone({ reducedMotion: 'reduce' });
    await page.goto(site + path);
    await hydrated(page);
    await scrollAndTap(page.locator(opener).first());
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
  });
});

it('loads without moving anything', async () => {
  for (const path of PAGES) {
    const page = await openPhone();
    await page.goto(site + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const shifts = await layoutShift(page);
    expect({ path, shifts }).toEqual({ path, shifts: 0 });
  }
});

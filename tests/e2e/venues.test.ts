/** What holds for every venue's page, whatever its editor wrote. `quality.test.ts` looks closer at a few. */
import { describe, expect, inject, it } from 'vitest';
import { venues } from '../../generated/venues.ts';
import { violations } from '../support/axe.ts';
import { hydrated, watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { layoutShift } from '../support/layout-shift.ts';

const site = inject('site');

describe.each(Object.values(venues))('$name', ({ path, languages }) => {
  it('comes without a word in the console, without moving, and without a fault', async () => {
    const page = await openPhone({ reducedMotion: 'reduce' });
    const said = watchConsole(page);
    await page.goto(`${site}/${path}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  it('scrolls down only, on the narrowest phone, in each of its languages', async () => {
    const page = await openPhone({ viewport: { width: 320, height: 640 } });
    await page.goto(`${site}/${path}`);
    await hydrated(page);
    for (const language of languages) {
      await page.evaluate((code) => document.querySelector<HTMLElement>(`[data-language=${code}]`)?.click(), language);
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      // What is laid out near the screen only stands in the whole, too.
      await page.evaluate(() => {
        for (const section of document.querySelectorAll<HTMLElement>('section')) {
          section.style.contentVisibility = 'visible';
        }
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

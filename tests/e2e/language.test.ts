import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { distance, readAt } from '../support/place.ts';

const site = inject('site');

let page: Page;
beforeEach(async () => {
  page = await openPhone();
});

const flags = () =>
  page.locator('button[data-language]').evaluateAll((all) => all.map((flag) => flag.dataset['language']));
const lang = (code: string) => page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
const flag = (code: string) => page.locator(`button[data-language=${code}]`);

async function open(path: string): Promise<void> {
  await page.goto(site + path);
  await hydrated(page);
}

describe('the language selector', () => {
  it('is one flag that toggles where the venue has es and en', async () => {
    await open('/parrilla');
    expect(await flags()).toEqual(['en']);
    await flag('en').tap();
    await lang('en');
    expect(await page.locator('main .section > h2').first().textContent()).toBe('Salads');
    expect(await flags()).toEqual(['es']);
    await flag('es').tap();
    await lang('es');
    expect(await page.locator('main .section > h2').first().textContent()).toBe('Ensaladas');
  });

  it('lists every flag where the venue has more languages', async () => {
    await open('/taberna');
    expect(await flags()).toEqual(['es', 'en', 'fr']);
    await flag('fr').tap();
    await lang('fr');
    expect(await page.locator('main .section > h2').first().textContent()).toBe('À partager');
    expect(await flags()).toEqual(['es', 'en', 'fr']);
  });

  it('is not there where the venue has one language', async () => {
    await open('/caserio');
    expect(await flags()).toEqual([]);
  });

  it('keeps the reader where they were', async () => {
    await open('/taberna');
    const before = await readAt(page, 25);
    await page.evaluate(() => document.querySelector<HTMLElement>('button[data-language=en]')?.click());
    await lang('en');
    await expect.poll(() => distance(page, 25, before)).toBeLessThan(2);
  });
});

describe('the chosen language', () => {
  it('holds for the next venue that offers it', async () => {
    await open('/taberna');
    await flag('en').tap();
    await lang('en');
    await open('/parrilla');
    await lang('en');
    expect(await page.locator('main .section > h2').first().textContent()).toBe('Salads');
  });

  it('gives way to the venue’s first where it is not offered', async () => {
    await open('/taberna');
    await flag('fr').tap();
    await lang('fr');
    await open('/parrilla');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  });

  it.each(['/', '/test'])('goes back to es when the diner comes from %s', async (demo) => {
    await open('/taberna');
    await flag('en').tap();
    await lang('en');
    await open(demo);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
    await flag('de').tap();
    await lang('de');
    await open('/taberna');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('does not move the page when it is taken up again', async () => {
    await open('/taberna');
    await flag('en').tap();
    await lang('en');
    await page.reload();
    await lang('en');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.05);
  });
});

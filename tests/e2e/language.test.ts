import { chromium, type Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { FLAGS } from '../support/browser.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { goTo, openPage, speak } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';
import { distance, readAt } from '../support/place.ts';
import { ensureProgram } from '../support/programs.ts';

const site = inject('site');

/** The flags of a page, its language, and the first words of its menu. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    flags: Array.from(
      document.querySelectorAll<HTMLElement>('button[data-language]'),
      (flag) => flag.dataset['language'],
    ),
    language: document.documentElement.lang,
    words: document.querySelector('main .section > h2')?.textContent,
  }));

describe('the language selector', () => {
  it('is one flag that toggles where the venue has es and en', async () => {
    const page = await openPage(`${site}/parrilla`);
    expect(await seen(page)).toEqual({ flags: ['en'], language: 'es', words: 'Ensaladas' });
    await speak(page, 'en');
    expect(await seen(page)).toEqual({ flags: ['es'], language: 'en', words: 'Salads' });
    await speak(page, 'es');
    expect(await seen(page)).toEqual({ flags: ['en'], language: 'es', words: 'Ensaladas' });
  });

  it('lists every flag where the venue has more languages, and none where it has one', async () => {
    const page = await openPage(`${site}/taberna`);
    expect(await seen(page)).toEqual({ flags: ['es', 'en', 'fr'], language: 'es', words: 'Para picar' });
    await speak(page, 'fr');
    expect(await seen(page)).toEqual({ flags: ['es', 'en', 'fr'], language: 'fr', words: 'À partager' });
    await goTo(page, `${site}/caserio`);
    expect(await seen(page)).toEqual({ flags: [], language: 'es', words: 'Menús de Grupo 2025' });
  });

  it('has the way to the profile at its end, however long the name before it is', async () => {
    const page = await openPage(`${site}/`);
    const apart = await page.evaluate(() => {
      const part = (name: string) => document.querySelector<HTMLElement>(`.venue-header ${name}`) ?? document.body;
      part('.logo').hidden = true;
      for (const flag of [...document.querySelectorAll('.languages > button')].slice(4)) flag.remove();
      part('h1').className = 'title text-special';
      return Array.from({ length: 30 }, (_, letters) => {
        part('h1').textContent = 'n'.repeat(letters);
        return part('.avatar').getBoundingClientRect().top - part('.languages').getBoundingClientRect().top;
      });
    });
    expect(apart).toEqual(apart.map(() => 0));
  });

  it('keeps the reader where they were', async () => {
    const page = await openPage(`${site}/taberna`);
    const before = await readAt(page, 25);
    await page.locator('button[data-language=en]').evaluate((flag: HTMLElement) => flag.click());
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await expect.poll(() => distance(page, 25, before)).toBeLessThan(2);
  });
});

describe('the chosen language', () => {
  it('holds for the next venue that offers it, and gives way to the first of one that does not', async () => {
    const page = await openPage(`${site}/taberna`);
    await speak(page, 'en');
    await goTo(page, `${site}/parrilla`);
    await expect.poll(() => seen(page)).toMatchObject({ language: 'en', words: 'Salads' });
    await goTo(page, `${site}/taberna`);
    await speak(page, 'fr');
    await goTo(page, `${site}/parrilla`);
    await expect.poll(() => seen(page)).toMatchObject({ language: 'es', words: 'Ensaladas' });
  });

  it('goes back to es when the diner comes to the demo or from it', async () => {
    const page = await openPage(`${site}/taberna`);
    for (const demo of ['/', '/test']) {
      await speak(page, 'en');
      await goTo(page, site + demo);
      await expect.poll(() => seen(page)).toMatchObject({ language: 'es', words: 'Para abrir boca' });
      await speak(page, 'de');
      await goTo(page, `${site}/taberna`);
      await expect.poll(() => seen(page)).toMatchObject({ language: 'es', words: 'Para picar' });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  it('is that of a page that the browser has kept in its memory, too; its venue is the last one again', async () => {
    const browser = await chromium.launch({
      executablePath: ensureProgram('chromium'),
      args: [...FLAGS, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    onTestFinished(() => browser.close());
    const page = await openPhone({ browser });
    const lastVenue = () => page.evaluate(() => localStorage.getItem('carta-last-venue'));
    await goTo(page, `${site}/taberna`);
    await expect.poll(lastVenue).toBe('/taberna/');
    await page.evaluate(() => Object.assign(window, { isOfBefore: true }));
    await goTo(page, `${site}/parrilla`);
    await expect.poll(lastVenue).toBe('/parrilla/');
    await speak(page, 'en');
    // Playwright's own way back waits for a load, and here there is none.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction(() => 'isOfBefore' in window && document.documentElement.lang === 'en');
    expect(await seen(page)).toMatchObject({ words: 'To share' });
    expect(await lastVenue()).toBe('/taberna/');
  });

  it('is that of the search from its next opening on, where its words could not be loaded at once', async () => {
    const page = await openPage(`${site}/taberna`);
    const search = page.locator('.bar [data-wants=search]');
    const title = page.locator('dialog.finder-search[open]');
    await search.tap();
    await title.waitFor();
    await page.keyboard.press('Escape');
    await page.route('**/assets/en-*.js*', (route) => route.abort());
    const isLogged = page.waitForEvent('console', (message) => message.text().startsWith('Error loading texts in en'));
    await speak(page, 'en');
    await isLogged;
    await page.unroute('**/assets/en-*.js*');
    await search.tap();
    await expect.poll(() => title.getAttribute('aria-label')).toBe('Search the menu');
  });

  it('can be chosen again in the staff’s page, where its words could not be loaded at once', async () => {
    const page = await openPage(`${site}/staff`);
    const choice = page.locator('select');
    await page.route('**/assets/en-*.js*', (route) => route.abort());
    await choice.selectOption('en');
    await page.getByText('English: no se ha podido cargar.').waitFor();
    await page.unroute('**/assets/en-*.js*');
    await choice.selectOption('en');
    await page.getByText('Sign in to stamp').waitFor();
    expect(await choice.inputValue()).toBe('en');
  });

  it('does not move the page when it is taken up again', async () => {
    const page = await openPage(`${site}/taberna`);
    await speak(page, 'en');
    await goTo(page, page.url());
    await expect.poll(() => seen(page)).toMatchObject({ language: 'en', words: 'To share' });
    expect(await layoutShift(page)).toBe(0);
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPhoneIn } from '../support/browser.ts';
import { buildTestSite, WITH_LANGUAGES } from '../support/built-site.ts';
import { sharedBrowser } from '../support/open-phone.ts';
import { goTo, speak } from '../support/open-page.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

/** No code knows of this language: it is a file of `tests/languages`. */
const INVENTED = 'qaa';

/** Whether what one selector finds stands to the right of what another finds, and nothing is wider than the screen. */
const seen = (page: Page, right: string, left: string) =>
  page.evaluate(
    ([one = '', other = '']) => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return {
        direction: document.documentElement.dir,
        mirrored: (edges(one)?.left ?? 0) >= (edges(other)?.right ?? 1e6),
        tooWide: document.documentElement.scrollWidth > window.innerWidth,
      };
    },
    [right, left],
  );

const MIRRORED = { direction: 'rtl', mirrored: true, tooWide: false };

describe('a language that is a file of words, and runs from right to left', () => {
  let site: ServedSite;
  /** Each test leaves it as it was, in that language and with nothing open. */
  let page: Page;
  beforeAll(async () => {
    site = await serveSite(await buildTestSite(WITH_LANGUAGES));
    page = await openPhoneIn(await sharedBrowser());
    await goTo(page, `${site.address}/espejo`);
    return async () => {
      await page.context().close();
      await site.close();
    };
  });

  it('mirrors the page: names on the right, prices on the left, bars too', async () => {
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(INVENTED);
    expect(await seen(page, '.row .name', '.row .prices')).toEqual(MIRRORED);
    expect(await seen(page, '.section-bar li', '.section-bar > button')).toEqual(MIRRORED);
    expect(await seen(page, '.bar button:first-child', '.bar button:last-child')).toEqual(MIRRORED);
  });

  it('leaves the header low however many languages there are', async () => {
    expect(
      await page.locator('header').evaluate((header) => header.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(130);
  });

  it('mirrors what opens over the page', async () => {
    await page.locator('button.name').first().click();
    await page.locator('.popup :is(h2, h3)').first().waitFor();
    expect(await seen(page, 'dialog[open] :is(h2, h3), .popup:popover-open :is(h2, h3)', '.close')).toMatchObject({
      direction: 'rtl',
      tooWide: false,
    });
    await page.goBack();
    await expect.poll(() => page.locator('dialog[open], .popup:popover-open').count()).toBe(0);
  });

  it('has its own name on its button, and its code where it has no flag', async () => {
    const button = page.locator(`.languages [data-language=${INVENTED}]`);
    expect(await button.getAttribute('aria-label')).toBe('מירור');
    expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${INVENTED}"`);
  });

  it('says of a text that it lacks which way that is written', async () => {
    const text = page.locator('main [lang=es][dir=auto]').first();
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });

  it.each(['tel:+34600000405', 'https://wa.me/34600000405'])('leaves the number of %s in its order', async (href) => {
    const lefts = await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: '600 000 405' });
      document.querySelector('footer')?.append(link);
      const range = document.createRange();
      const found = [0, 4, 8].map((start) => {
        range.setStart(link.firstChild as Text, start);
        range.setEnd(link.firstChild as Text, start + 3);
        return range.getBoundingClientRect().left;
      });
      link.remove();
      return found;
    }, href);
    // oxlint-disable-next-line unicorn/no-array-sort -- It is a copy.
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  });

  it('gives way to one that runs the other way, and comes back', async () => {
    await speak(page, 'eu');
    expect(await seen(page, '.row .prices', '.row .name')).toEqual({ ...MIRRORED, direction: '' });
    await speak(page, INVENTED);
    expect(await seen(page, '.row .name', '.row .prices')).toEqual(MIRRORED);
  });

  it('mirrors the staff’s page', async () => {
    await speak(page, 'eu');
    await speak(page, INVENTED);
    await goTo(page, `${site.address}/staff`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });
});

import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { drawn } from '../support/at-rest.ts';
import { settled } from '../support/browser.ts';
import { openPage } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

test('a long text without a popup shows two lines, unfolds at a tap and a key, and folds again', async () => {
  const page = await openPage(`${site}/caserio`);
  const text = page.locator('details > .cut').first();
  const lines = () =>
    text.evaluate((words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
  await text.scrollIntoViewIfNeeded();
  expect(await lines()).toBe(2);
  expect(await text.evaluate((words) => words.scrollHeight > words.clientHeight)).toBe(true);
  await scrollAndTap(text);
  await expect.poll(lines).toBeGreaterThan(2);
  expect(await text.evaluate((words) => words.scrollHeight > words.clientHeight)).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(lines).toBe(2);
});

test('a text that fits its lines offers nothing to unfold, and no stop of the keyboard, nor does one on a tablet, which shows all of it', async () => {
  const page = await openPage(`${site}/caserio`);
  const text = page.locator('details > .cut').first();
  const offer = async () => {
    await text.scrollIntoViewIfNeeded();
    return text.evaluate((words) => getComputedStyle(words, '::after').content);
  };
  const takesFocus = () =>
    text.evaluate((words: HTMLElement) => {
      words.focus();
      return document.activeElement === words;
    });
  const isCut = () => text.evaluate((words) => words.scrollHeight > words.clientHeight);
  await expect.poll(offer).toContain('+');
  expect([await isCut(), await takesFocus()]).toEqual([true, true]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(offer).toBe('none');
  expect([await isCut(), await takesFocus()]).toEqual([false, false]);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect.poll(offer).toContain('+');
  const words = text.locator('> span');
  await words.evaluate((all) => (all.textContent = 'De la huerta'));
  await expect.poll(offer).toBe('none');
  expect([await takesFocus(), await words.isVisible()]).toEqual([false, true]);
});

test('a link in a text leads where it says, whether the text is cut or not', async () => {
  const page = await openPage(`${site}/caserio`);
  const words = page.locator('details > .cut > span').first();
  const isHit = () =>
    words.evaluate((all) => {
      const link = all.querySelector('a');
      link?.scrollIntoView({ block: 'center' });
      const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
      return link !== null && document.elementFromPoint(x + width / 2, y + height / 2) === link;
    });
  await words.evaluate((all) => all.insertAdjacentHTML('afterbegin', '<a href="https://example.com/">La huerta</a> '));
  await expect.poll(isHit).toBe(true);
  await words.evaluate((all) => all.replaceChildren(all.querySelector('a') ?? ''));
  await expect.poll(isHit).toBe(true);
});

test('a wine with a picture and a cut text opens its picture at a tap on its name', async () => {
  const page = await openPage(`${site}/caserio`);
  expect(await page.locator('.wine:has(.name) summary').count()).toBe(1);
  await scrollAndTap(page.getByRole('button', { name: 'Espumoso del caserío', exact: true }));
  await page.locator('dialog[open]').waitFor();
});

test('a wine with a picture opens it at a tap on a text that fits its lines', async () => {
  const page = await openPage(`${site}/caserio`);
  const words = page.locator('.wine:has(.name) summary > span');
  await words.evaluate((all) => (all.textContent = 'De la huerta'));
  await settled(page);
  await words.scrollIntoViewIfNeeded();
  await drawn(page);
  await words.tap({ force: true });
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
});

test.each(['screen', 'print'] as const)('no text is cut without script, nor on paper: %s', async (media) => {
  const page = await openPhone({ javaScriptEnabled: media === 'print' });
  await page.goto(`${site}/`);
  await page.emulateMedia({ media });
  const clamps = await page
    .locator('.row .cut')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).webkitLineClamp));
  expect(clamps).toEqual(['none', 'none']);
});

test('words at prices stand apart: those of a text, and what a tap does; only the gap before a euro sign is narrow', async () => {
  const page = await openPage(`${site}/taberna`);
  const gapOf = (words: Locator) => words.evaluate((each) => Number.parseFloat(getComputedStyle(each).wordSpacing));
  const price = (words: string) => page.locator('main .prices', { hasText: words }).first();
  expect(await gapOf(price('15,95'))).toBeLessThan(0);
  expect(await gapOf(price('S.M'))).toBe(0);
  await scrollAndTap(page.getByRole('button', { name: 'Costillas a la miel', exact: true }));
  expect(await gapOf(page.locator('dialog[open] .note-word'))).toBe(0);
});

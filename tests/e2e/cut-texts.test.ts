import { expect, inject, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';
import { scrollAndTap } from '../support/place.ts';

const site = inject('site');

test('a long text without a popup shows one line, unfolds at a tap and a key, and folds again', async () => {
  const page = await openPage(`${site}/caserio`);
  const text = page.locator('details > .cut').first();
  const lines = () =>
    text.evaluate((words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
  await text.scrollIntoViewIfNeeded();
  expect(await lines()).toBe(1);
  expect(await text.evaluate((words) => words.scrollHeight > words.clientHeight)).toBe(true);
  await scrollAndTap(text);
  await expect.poll(lines).toBeGreaterThan(1);
  expect(await text.evaluate((words) => words.scrollHeight > words.clientHeight)).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(lines).toBe(1);
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

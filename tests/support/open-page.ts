import type { Page, Response } from 'playwright-core';
import { BLOCKED, ready } from './browser.ts';
import { takePhone, type UsedPhoneOptions } from './open-phone.ts';

/** Goes to an address, and waits until the page answers taps. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await ready(page);
  return answer;
}

/** Goes to an address, and waits until the page has finished all its own work, which ends with the request of its worker. */
export async function goToTheEnd(page: Page, address: string): Promise<Response | null> {
  const isOver = page.waitForEvent('console', (message) => message.text() === BLOCKED);
  const [answer] = await Promise.all([goTo(page, address), isOver]);
  return answer;
}

/** A page that answers taps, on an emptied phone. */
export async function openPage(address: string, options?: UsedPhoneOptions): Promise<Page> {
  const page = await takePhone(options);
  await goTo(page, address);
  return page;
}

/** Shows a page in another of its languages. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.locator(`button[data-language=${language}]`).tap();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchBrowser, openPhoneIn, type PhoneOptions } from './browser.ts';

let shared: Promise<Browser> | undefined;

/** The browser that all files of a test process share; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** A page on a fresh phone, which is put away when the test has finished. */
export async function openPhone({
  browser,
  ...options
}: PhoneOptions & { readonly browser?: Browser } = {}): Promise<Page> {
  const page = await openPhoneIn(browser ?? (await sharedBrowser()), options);
  onTestFinished(() => page.context().close());
  return page;
}

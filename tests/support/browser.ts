import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { ensureBrowser } from './install-browser.ts';

/** What keeps the browser from doing anything of its own beside the pages. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A phone of middle size, as the page-load harness emulates it. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
};

/** Starts the system's Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: FLAGS });
}

/** A fresh phone: no storage, no cache. */
export function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, ...options });
}

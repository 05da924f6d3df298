import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ensureProgram } from './programs.ts';

/**
 * The first two cost more processor time per window than a small page does: Chromium prepares two address-bar popups (pages of its
 * own of some 400 modules each) that nobody sees. The third is a process ahead for the next page of each phone. The rest repeats what Playwright disables, because the last
 * `--disable-features` wins.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What keeps the browser from doing anything of its own beside the pages: half of its processor time. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** A phone of middle size, as the page-load harness emulates it, but drawn at one point a pixel, which takes less. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  // What a page does by itself; tests of the worker allow it.
  serviceWorkers: 'block',
};

/** How long what is waited for may take to come: as long as a test may last, on however busy a machine. In milliseconds. */
const PATIENCE = 120_000;

/** Starts Chromium as what shows pages and nothing else; with flags of a test's own, such as those of a camera, all of it. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = ensureProgram(flags.length > 0 ? 'chromium' : 'chromiumShell');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags], timeout: PATIENCE });
}

/** `isHurried`: its taps come as fast as they are made. */
export type PhoneOptions = BrowserContextOptions & { readonly isHurried?: boolean };

/** A page on a fresh phone of a browser: no storage, no cache. */
export async function openPhoneIn(browser: Browser, { isHurried, ...options }: PhoneOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...options });
  context.setDefaultTimeout(PATIENCE);
  if (!isHurried) await context.addInitScript(UNHURRIED);
  return context.newPage();
}

/** Waits until the page's script answers taps, or the app that has the page. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && document.onclick === null);
}

/** Waits until a menu is set in its own fonts, so that what is above the screen is as high as it stays. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
}

/** Taps as somebody does who looks first: long after what is tapped has appeared (`page/just-appeared.ts`). */
export const UNHURRIED = `Object.defineProperty(MouseEvent.prototype, 'timeStamp', { get: () => performance.now() + 1_000 })`;

/** What Playwright itself says for a worker that it keeps away. */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Everything that a page's console says and every error that nobody caught, as it comes. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== BLOCKED) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

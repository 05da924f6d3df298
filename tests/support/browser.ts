import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ensureProgram } from './programs.ts';

/**
 * The first two cost more processor time per window than a small page does: Chromium prepares two invisible address-bar popups (pages of its own with
 * some 400 modules each). The third starts a process ahead for the next page of each phone. The rest repeats Playwright's own list, because the last
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

/** Flags that stop the browser's own background work, which takes half of its processor time. */
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

/** A phone of medium size, as the page-load harness emulates it, but with a device pixel ratio of 1, which takes less time. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  // Blocked, because a page registers a worker by itself; tests of the worker allow it.
  serviceWorkers: 'block',
};

/** The longest wait for a condition: as long as a test may last on a busy machine. In milliseconds. */
const PATIENCE = 120_000;

/** Starts Chromium's headless shell; with a test's own flags, such as those of a camera, the whole Chromium. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = ensureProgram(flags.length > 0 ? 'chromium' : 'chromiumShell');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags], timeout: PATIENCE });
}

/** `isHurried`: its taps keep their true time stamps. */
export type PhoneOptions = BrowserContextOptions & { readonly isHurried?: boolean };

/** A page on a fresh phone of a browser: no storage, no cache. */
export async function openPhoneIn(browser: Browser, { isHurried, ...options }: PhoneOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...options });
  context.setDefaultTimeout(PATIENCE);
  if (!isHurried) await context.addInitScript(UNHURRIED);
  return context.newPage();
}

/** Waits until the page's script, or the app that controls the page, answers taps. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && document.onclick === null);
}

/** Waits until a menu is shown in its own fonts, so that the heights above the screen no longer change. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
}

/** Delays the time stamps of taps, so that they come long after the tapped element has appeared (`page/just-appeared.ts`). */
export const UNHURRIED = `Object.defineProperty(MouseEvent.prototype, 'timeStamp', { get: () => performance.now() + 1_000 })`;

/** Playwright's message for a blocked service worker. */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

/** All console messages and uncaught errors of a page, as they come. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== BLOCKED) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { FLAGS } from '../../../support/browser.ts';
import { ensureProgram } from '../../../support/programs.ts';

const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** The browser that measures: it does nothing beside the page. */
export function launchMeasuringBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureProgram('chromium'), headless: true, args: [...FLAGS] });
}

/** Pages of the browser's own that run beside the measured one and take its processor time. */
export async function companions(browser: Browser): Promise<string[]> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  await session.detach();
  return [...new Set(targetInfos.map(({ url }) => url).filter((url) => url.startsWith('chrome')))];
}

export type MobileOptions = {
  readonly javaScriptEnabled?: boolean;
  /** Blocked unless asked for: the network throttle does not reach them, and what they fetch would look free. */
  readonly serviceWorkers?: 'allow' | 'block';
};

/** A fresh profile of an emulated phone: no HTTP cache, no storage, no code cache, no open connection. */
export function newMobileContext(
  browser: Browser,
  { javaScriptEnabled = true, serviceWorkers = 'block' }: MobileOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    userAgent: USER_AGENT,
    // A guest who does not speak Spanish.
    locale: 'en-GB',
    javaScriptEnabled,
    serviceWorkers,
  });
}

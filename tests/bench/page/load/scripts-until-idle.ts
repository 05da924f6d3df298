import type { Page, Response } from 'playwright-core';
import { hydrated } from '../../../support/browser.ts';

export type LoadedScript = {
  /** The file's name. */
  readonly name: string;
  /** As it came over the network, without headers. */
  readonly bytes: number;
  readonly text: string;
};

/** How long a page must do nothing to be idle, in milliseconds. */
const IDLE = 2000;

/** Loads a page and returns the scripts that came until it was idle. */
export async function scriptsUntilIdle(page: Page, url: string): Promise<LoadedScript[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  await page.goto(url);
  await hydrated(page);
  await page.waitForTimeout(IDLE);
  await page.waitForLoadState('networkidle');
  const scripts: LoadedScript[] = [];
  for (const response of responses) {
    const { responseBodySize: bytes } = await response.request().sizes();
    scripts.push({ name: response.url().replace(/.*\//, ''), bytes, text: await response.text() });
  }
  return scripts;
}

/** Nothing of these comes before the loyalty panel is opened. */
const FOR_LOYALTY_ONLY = /firebase|socket\.io|qrcode/i;

/** Names of the scripts that hold something that only loyalty needs. */
export const withLoyalty = (scripts: readonly LoadedScript[]): string[] =>
  scripts.filter(({ text }) => FOR_LOYALTY_ONLY.test(text)).map(({ name }) => name);

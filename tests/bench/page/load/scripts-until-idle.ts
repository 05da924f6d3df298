import type { Page, Response } from 'playwright-core';
import { ready } from '../../../support/browser.ts';

export type LoadedScript = {
  /** The file's name. */
  readonly name: string;
  /** As it came over the network, without headers. */
  readonly bytes: number;
  readonly text: string;
};

/** How long a page must do nothing to be idle, in milliseconds. */
const IDLE = 2000;

/** The scripts that come to a page from now on until the result is called. */
export function scriptsOf(page: Page): () => Promise<LoadedScript[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => {
        const { responseBodySize: bytes } = await response.request().sizes();
        return { name: response.url().replace(/.*\//, ''), bytes, text: await response.text() };
      }),
    );
}

/** Loads a page and returns the scripts that came until it was idle. */
export async function scriptsUntilIdle(page: Page, url: string): Promise<LoadedScript[]> {
  const scripts = scriptsOf(page);
  await page.goto(url);
  await ready(page);
  await page.waitForTimeout(IDLE);
  await page.waitForLoadState('networkidle');
  return scripts();
}

/** Nothing of these comes before the loyalty panel is opened. */
const FOR_LOYALTY_ONLY = /firebase|socket\.io|qrcode/i;

/** Names of the scripts that hold something that only loyalty needs. */
export const withLoyalty = (scripts: readonly LoadedScript[]): string[] =>
  scripts.filter(({ text }) => FOR_LOYALTY_ONLY.test(text)).map(({ name }) => name);

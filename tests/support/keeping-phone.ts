import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { versionOf } from '../../src/offline/protocol.ts';
import { hydrated } from './browser.ts';
import { openPhone } from './open-phone.ts';
import type { MoodySite } from './moody-site.ts';

/** A phone that keeps copies of pages, in front of a site whose network the test can spoil. */
export class KeepingPhone {
  readonly page: Page;
  readonly #site: MoodySite;

  private constructor(page: Page, site: MoodySite) {
    this.page = page;
    this.#site = site;
  }

  static async open(site: MoodySite): Promise<KeepingPhone> {
    return new KeepingPhone(await openPhone({ serviceWorkers: 'allow' }), site);
  }

  get line(): Locator {
    return this.page.locator('#copy_line');
  }

  get offer(): Locator {
    return this.page.locator('.menu-offer');
  }

  readonly isLineShown = (): Promise<boolean> => this.line.isVisible();

  /** Opens a page, with whatever network there is. */
  async goto(path: string): Promise<void> {
    await this.page.goto(this.#site.url + path);
  }

  /** Opens a page with network, and waits until the phone keeps it in its current version. */
  async visit(path: string): Promise<void> {
    const [, name = ''] = path.split('/');
    const version = await this.currentVersion(path);
    await this.goto(path);
    await vi.waitUntil(async () => (await this.keptVersion(name)) === version, { timeout: 20_000, interval: 100 });
  }

  async openOffline(path: string): Promise<void> {
    this.#site.mood.down = true;
    await this.goto(path);
  }

  /** The version of a page that the server has now. */
  async currentVersion(path: string): Promise<string> {
    return versionOf(await (await fetch(this.#site.url + path)).arrayBuffer());
  }

  /** The version of a page that the phone keeps; undefined when it keeps none. */
  keptVersion(name: string): Promise<string | undefined> {
    return this.page.evaluate(async (address) => {
      const record = await (await caches.open('carta-records-1')).match(address);
      return record && ((await record.json()) as { version: string }).version;
    }, `/cartasqr/kept/${name}`);
  }

  /** By the app, which then has the page. */
  async switchToEnglish(): Promise<void> {
    await hydrated(this.page);
    await this.page.getByRole('button', { name: 'English' }).tap();
    await this.page.waitForFunction(() => document.documentElement.lang === 'en');
  }

  /** What the browser tells a page when the network is back. */
  async tellOnline(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')));
  }

  title(): Promise<string | null> {
    return this.page.locator('h1').textContent();
  }
}

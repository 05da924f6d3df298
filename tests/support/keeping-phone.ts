import type { Locator, Page } from 'playwright-core';
import { PATIENCE } from '../../src/offline/worker/answer-page.ts';
import { type KeepAnswer, type KeepRequest, versionOf } from '../../src/offline/protocol.ts';
import { ready, openPhoneIn } from './browser.ts';
import type { MoodySite } from './moody-site.ts';
import { sharedBrowser } from './open-phone.ts';
import { until } from './until.ts';

/** Longer than any test, in milliseconds: as long as a browser can wait. */
const ENDLESS = 2 ** 31 - 1;

/** Makes the worker store a page, as idle pages request it. */
export function keepCopy(page: Page, path: string): Promise<KeepAnswer> {
  const request: KeepRequest = { keep: { address: `/cartasqr${path}`, pictures: [] } };
  return page.evaluate(async (message) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    active?.postMessage(message, [port2]);
    return new Promise<KeepAnswer>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data as KeepAnswer));
      port1.start();
    });
  }, request);
}

/** A phone that stores copies of pages of a site whose network the test can disturb. */
export class KeepingPhone {
  readonly page: Page;
  readonly #site: MoodySite;

  private constructor(page: Page, site: MoodySite) {
    this.page = page;
    this.#site = site;
  }

  static async open(site: MoodySite): Promise<KeepingPhone> {
    return new KeepingPhone(await openPhoneIn(await sharedBrowser(), { serviceWorkers: 'allow' }), site);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  get line(): Locator {
    return this.page.locator('#copy_line');
  }

  get offer(): Locator {
    return this.page.locator('.menu-offer');
  }

  readonly isLineShown = (): Promise<boolean> => this.line.isVisible();
  readonly title = (): Promise<string | null> => this.page.locator('h1').textContent();

  /** Waits until the line on a copy answers taps and the network: until then its link is an ordinary one. */
  async lineAnswers(): Promise<void> {
    await this.page.locator('#copy_line[lang]').waitFor();
  }

  /** Opens a page, with or without network. */
  async goto(path: string): Promise<void> {
    await this.page.goto(this.#site.url + path);
  }

  /** Opens a page with network, and waits until the phone has stored its current version. */
  async visit(path: string): Promise<void> {
    const [, name = ''] = path.split('/');
    await this.goto(path);
    const version = await this.currentVersion(path);
    await until(async () => (await this.keptVersion(name)) === version);
    await this.#waitForNetwork(ENDLESS);
  }

  async openOffline(path: string): Promise<void> {
    this.#site.mood.down = true;
    await this.goto(path);
  }

  /** Opens a page whose answer takes so long that the worker gives up; it arrives when the site is released. */
  async openOnSlowNetwork(path: string): Promise<void> {
    this.#site.mood.held = new RegExp(`${path}$`);
    await this.#waitForNetwork(0);
    await this.goto(path);
    await this.#waitForNetwork(ENDLESS);
  }

  /** Sets how long the worker waits for the network where there is a copy, independent of the machine's load. In milliseconds. */
  async #waitForNetwork(wanted: number): Promise<void> {
    const [worker] = this.page.context().serviceWorkers();
    if (!worker) throw new Error('The phone has no worker.');
    await worker.evaluate(
      ([usual, patience]) => {
        const scope = globalThis as {
          setTimeout: unknown;
          wait?: (then: unknown, ms: number, value: unknown) => number;
        };
        const wait = (scope.wait ??= setTimeout as never);
        scope.setTimeout = (then: unknown, ms: number, value: unknown) =>
          wait(then, ms === usual ? patience : ms, value);
      },
      [PATIENCE, wanted] as const,
    );
  }

  /** Asks the worker to store a page, as pages do themselves. Earlier requests have reached the worker by then. */
  keep(path: string): Promise<KeepAnswer> {
    return keepCopy(this.page, path);
  }

  /** The version of a page that the server has now. */
  async currentVersion(path: string): Promise<string> {
    return versionOf(await (await fetch(this.#site.url + path)).arrayBuffer());
  }

  /** The version of a page that the phone has stored; undefined when it has none. */
  keptVersion(name: string): Promise<string | undefined> {
    return this.page.evaluate(async (address) => {
      const record = await (await caches.open('carta-records-2')).match(address);
      return record && ((await record.json()) as { version: string }).version;
    }, `/cartasqr/kept/${name}`);
  }

  /** Switches the language in the app, which then controls the page. */
  async switchToEnglish(): Promise<void> {
    await ready(this.page);
    await this.page.getByRole('button', { name: 'English' }).tap();
    await this.page.waitForFunction(() => document.documentElement.lang === 'en');
  }

  /** Leaves a page as if nothing had been chosen on it. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    await this.page.goto('about:blank');
  }

  /** Dispatches the browser's event for a restored network. */
  async tellOnline(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
}

import { logFailure } from '../ui/log.ts';
import { deleteGoogleCookies } from './google-cookies.ts';
import type { PageView } from './page-view.ts';

declare global {
  interface Window {
    /** The queue that the tag manager reads; its name is Google's. */
    dataLayer?: unknown[];
  }
}

const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

/** Everything that Google's tags ask about is denied, and stays so, but for measuring. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
};

/** A command of consent mode. The tag manager tells commands from events by their being an `arguments` object. */
function consent(_kind: 'consent', _command: 'default' | 'update', _settings: Readonly<Record<string, string>>): void {
  (window.dataLayer ??= []).push(arguments);
}

/** The tag manager in this page: loaded at the visitor's first consent, and told when the consent ends. */
export class TagManager {
  readonly #container: string;
  #loaded = false;
  /** Switches of running measurements that were turned off in this page. */
  readonly #switches = new Set<string>();

  constructor(container: string) {
    this.#container = container;
  }

  /** Allows measuring. The first time in a page, loads the tag manager and reports the view. */
  start(page: Document, view: PageView): void {
    if (!this.#loaded) consent('consent', 'default', DENIED);
    consent('consent', 'update', { analytics_storage: 'granted' });
    this.#setSwitches(false);
    if (this.#loaded) return;
    this.#loaded = true;
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' }, view);
    const script = page.createElement('script');
    script.async = true;
    script.src = `${ADDRESS}?id=${this.#container}`;
    script.addEventListener('error', () => logFailure('Error loading the tag manager:', script.src));
    page.head.append(script);
  }

  /** Ends measuring: tags that run already are told, and their cookies are deleted, as are those that a former visit left. */
  stop(page: Document, host: string): void {
    for (const cookie of deleteGoogleCookies(page, host)) {
      // Google's own way to end a running measurement: the cookie `_ga_ABC123` is that of `G-ABC123`.
      const [, id] = /^_ga_(.+)$/.exec(cookie) ?? [];
      if (id) this.#switches.add(`ga-disable-G-${id}`);
    }
    if (!this.#loaded) return;
    consent('consent', 'update', DENIED);
    this.#setSwitches(true);
  }

  #setSwitches(off: boolean): void {
    for (const name of this.#switches) Object.assign(window, { [name]: off });
  }
}

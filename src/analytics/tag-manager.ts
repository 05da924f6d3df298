import { logFailure } from '../ui/log.ts';
import type { PageView } from './page-view.ts';

/** The beginnings of the names of cookies that the tag manager's tags set for the site. */
const STARTS = ['_ga', '_gid', '_gcl'];

/** The names of Google's cookies in a text like `document.cookie`. */
export function googleCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => STARTS.some((start) => name.startsWith(start)));
}

/** The host itself and each domain above it that a cookie can have been set for: `a.b.example`, `b.example`, `example`. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
}

/** Deletes Google's cookies of every domain of this host. Returns their names. */
export function deleteGoogleCookies(page: Pick<Document, 'cookie'>, host: string): string[] {
  const names = googleCookies(page.cookie);
  for (const name of names) {
    const expired = `${name}=; path=/; max-age=0`;
    page.cookie = expired;
    for (const domain of domainsOf(host)) page.cookie = `${expired}; domain=${domain}`;
  }
  return names;
}

declare global {
  interface Window {
    /** The queue that the tag manager reads; its name is Google's. */
    dataLayer?: unknown[];
  }
}

const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

/** The default of consent mode: everything is denied. Consent grants measuring and nothing else. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
};

/** Queues a command of consent mode. The tag manager takes an `arguments` object for a command, and any other object for an event. */
function consent(_kind: 'consent', _command: 'default' | 'update', _settings: Readonly<Record<string, string>>): void {
  (window.dataLayer ??= []).push(arguments);
}

/** The tag manager in this page: it is loaded at the visitor's first consent, and stopped when the consent ends. */
export class TagManager {
  readonly #container: string;
  #loaded = false;
  /** Names of the switches that end running measurements in this page. */
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

  /** Ends measuring: stops the tags that run already and deletes their cookies, also those of earlier visits. */
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

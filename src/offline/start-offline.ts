import type { LoadOverlayTexts } from '../i18n/texts.ts';
import { logFailure } from '../ui/log.ts';
import { COPY_LINE, type KeepAnswer, type KeepRequest, WORKER_ADDRESS, WORKER_SCOPE } from './protocol.ts';
import { removeStores } from './stores.ts';
import { BASE_PATH } from '../terms/own-site.ts';

/** The pauses between attempts to store a page, in milliseconds. */
const PAUSES = [10_000, 30_000, 60_000, 240_000];

/** A page that was hidden for longer than this is compared with the network again, in milliseconds. */
const LONG_AWAY = 600_000;

/**
 * Stores the open page for later visits without network, where the browser can: not over plain http, nor in some private windows. Call it
 * when the page is idle. Failures are logged and change nothing for the page.
 */
export async function startOffline(texts: LoadOverlayTexts): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await start(texts).catch((cause: unknown) => logFailure('Error keeping the page for offline:', cause));
}

async function start(texts: LoadOverlayTexts): Promise<void> {
  if (import.meta.env.DEV || !import.meta.env.OFFLINE) return retire();
  await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: WORKER_SCOPE, updateViaCache: 'none' });
  const line = document.getElementById(COPY_LINE);
  if (line) {
    const { watchCopy } = await import('./watch-copy.ts');
    return watchCopy(line, texts, askWorker);
  }
  const kept = await keep();
  if (!kept) return;
  // After going back, or restoring a tab, browsers show the page from their own cache, however old it is.
  if (kept.isOther) await offer(texts);
  watchVersion(kept.version, texts);
}

type Kept = Extract<KeepAnswer, { readonly state: 'kept' }>;

/** Stores the page, with further attempts on a bad network; undefined when all attempts fail. */
async function keep(): Promise<Kept | undefined> {
  for (const pause of PAUSES) {
    const answer = await askWorker();
    if (answer.state === 'kept') return answer;
    if (answer.state === 'nothing') return undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}

const offer = async (texts: LoadOverlayTexts): Promise<void> =>
  (await import('./offer-new-menu.ts')).offerNewMenu(texts);

/** Offers a new menu also to a page that stays open for hours, as on a phone that is locked and opened again. */
function watchVersion(version: string, texts: LoadOverlayTexts): void {
  let seen = Date.now();
  const look = async (): Promise<void> => {
    const away = Date.now() - seen;
    seen = Date.now();
    if (document.hidden || away < LONG_AWAY) return;
    const answer = await askWorker();
    if (answer.state !== 'kept' || answer.version === version) return;
    await offer(texts);
  };
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('pageshow', () => void look());
}

/** The longest wait for an old worker to end its work, in milliseconds. */
const GIVES_WAY_IN = 10_000;

/**
 * Removes what another build of the site has left in this browser. An old worker may still be storing something: its successor
 * (`worker/retired-worker.ts`) waits for that, for a limited time. In development there is no successor.
 */
async function retire(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === WORKER_SCOPE);
  const isAway = await Promise.all(own.map((registration) => !import.meta.env.DEV && givesWay(registration)));
  await Promise.all(own.map((registration, index) => isAway[index] || registration.unregister()));
  if (!isAway.includes(true)) await removeStores(window.caches);
}

/** Whether a worker's successor has replaced it within `GIVES_WAY_IN`. */
async function givesWay(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return true;
  return new Promise((resolve) => {
    setTimeout(resolve, GIVES_WAY_IN, false);
    next.addEventListener('statechange', () => {
      if (next.state === 'activating' || next.state === 'activated') resolve(true);
    });
  });
}

/** The longest wait for the worker's answer, in milliseconds: the worker may have a slow network. */
const PATIENCE = 120_000;

/**
 * Asks the worker to store the open page as the network has it now, with the pictures that it has shown. Waits for a worker where there is
 * none yet.
 */
async function askWorker(): Promise<KeepAnswer> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const { pathname, search } = window.location;
  const { page: shown } = document.getElementById('root')?.dataset ?? {};
  const request: KeepRequest = { keep: { address: pathname + search, shown, pictures: shownPictures() } };
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      port1.close();
      resolve(data as KeepAnswer);
    });
    port1.start();
    setTimeout(resolve, PATIENCE, { state: 'failed' });
    active?.postMessage(request, [port2]);
  });
}

/** The addresses of the site's own pictures that the browser has loaded for this page. */
function shownPictures(): string[] {
  const folder = `${window.location.origin}${BASE_PATH}/img/`;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(loaded.filter((name) => name.startsWith(folder)))];
}

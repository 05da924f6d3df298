import type { LoadLater } from '../i18n/later-texts.ts';
import { logFailure } from '../ui/log.ts';
import { askWorker } from './ask-worker.ts';
import { COPY_LINE } from './copy-line-id.ts';
import { WORKER_ADDRESS, WORKER_SCOPE } from './protocol.ts';
import { removeStores } from './remove-stores.ts';

/** The pauses after which a page that could not be kept is tried again, in milliseconds. */
const PAUSES = [10_000, 30_000, 60_000, 240_000];

/** After so long out of sight a page is compared with the network again, in milliseconds. */
const LONG_AWAY = 600_000;

/**
 * Keeps the open page for when there is no network, where the browser can: not over plain http, nor in some private windows. To be
 * called when the page is quiet. What fails is logged, and the page goes on as without.
 */
export async function startOffline(texts: LoadLater): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await start(texts).catch((cause: unknown) => logFailure('Error keeping the page for offline:', cause));
}

async function start(texts: LoadLater): Promise<void> {
  if (import.meta.env.DEV || !import.meta.env.OFFLINE) return retire();
  await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: WORKER_SCOPE, updateViaCache: 'none' });
  const line = document.getElementById(COPY_LINE);
  if (line) {
    const { watchCopy } = await import('./watch-copy.ts');
    return watchCopy(line, texts, askWorker);
  }
  const version = await keep();
  if (version !== undefined) watchVersion(version, texts);
}

/** Keeps the page, and tries again on a bad network. Its version; undefined when it is not kept in the end. */
async function keep(): Promise<string | undefined> {
  for (const pause of PAUSES) {
    const answer = await askWorker();
    if (answer.state === 'kept') return answer.version;
    if (answer.state === 'nothing') return undefined;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  return undefined;
}

/** A page that stays open over hours, as on a phone that is locked and opened again, learns of a new menu, too. */
function watchVersion(version: string, texts: LoadLater): void {
  let seen = Date.now();
  const look = async (): Promise<void> => {
    const away = Date.now() - seen;
    seen = Date.now();
    if (document.hidden || away < LONG_AWAY) return;
    const answer = await askWorker();
    if (answer.state !== 'kept' || answer.version === version) return;
    const { offerNewMenu } = await import('./offer-new-menu.ts');
    await offerNewMenu(texts);
  };
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('pageshow', () => void look());
}

/** How long the worker that takes the old one's place may wait for it, in milliseconds: what the old one does may never end. */
const GIVES_WAY_IN = 10_000;

/**
 * Takes away what another build of the site has left in this browser. A worker may still be storing something: the one that comes in its
 * place (`worker/retired-worker.ts`) waits for that, though not for ever. In development none comes.
 */
async function retire(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === WORKER_SCOPE);
  const isAway = await Promise.all(own.map((registration) => !import.meta.env.DEV && givesWay(registration)));
  await Promise.all(own.map((registration, index) => isAway[index] || registration.unregister()));
  if (!isAway.includes(true)) await removeStores(window.caches);
}

/** Whether a worker's successor has taken its place, in good time. */
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

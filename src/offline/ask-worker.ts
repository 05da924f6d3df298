import { BASE_PATH } from '../ui/base-path.ts';
import type { KeepAnswer, KeepRequest } from './protocol.ts';

/** How long the worker may take, in milliseconds: it may have to wait for a slow network. */
const PATIENCE = 120_000;

/**
 * Asks the worker to keep the open page as the network has it now, with the pictures that it has shown. Where there is no worker
 * yet, it waits for one.
 */
export async function askWorker(): Promise<KeepAnswer> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const { pathname, search } = window.location;
  const request: KeepRequest = { keep: { address: pathname + search, pictures: shownPictures() } };
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

/** Pictures of the site's own that the browser has loaded for this page. */
function shownPictures(): string[] {
  const folder = `${window.location.origin}${BASE_PATH}/img/`;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(loaded.filter((name) => name.startsWith(folder)))];
}

/**
 * The worker of a site that is built with `OFFLINE=off`. On phones with the usual worker it replaces that one, and removes everything that
 * was stored, and itself. Open pages go on with the network.
 */
import { removeStores } from '../stores.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const removed = removeStores(self.caches).catch(() => undefined);
  // Ending the registration ends the worker, too.
  event.waitUntil(removed.then(() => self.registration.unregister()));
});

import { CACHE_PREFIX } from './protocol.ts';

/** Removes everything that is kept on the phone, but the caches of the given names. */
export async function removeStores(caches: CacheStorage, but: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !but.includes(name)) await caches.delete(name);
  }
}

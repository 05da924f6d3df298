/** The beginning of the names of all caches of the worker. */
const CACHE_PREFIX = 'carta-';

/** The caches of this worker. A change of their format gives them another name, and the worker removes the old ones when it starts. */
export const STORES = {
  /** A record of each page that is stored. */
  records: `${CACHE_PREFIX}records-2`,
  /** Documents by version, and the files they need. Their names follow from their content, so pages share them. */
  files: `${CACHE_PREFIX}files-1`,
  pictures: `${CACHE_PREFIX}pictures-1`,
} as const;

/** Removes all caches of the site from the phone, except those named in `but`. */
export async function removeStores(caches: CacheStorage, but: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !but.includes(name)) await caches.delete(name);
  }
}

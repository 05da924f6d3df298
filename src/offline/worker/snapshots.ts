import { isAt } from '../../../server/protocol/is-at.ts';
import { placesAbove } from './addresses.ts';
import { documentAddress, neededBy, type PageRecord, recordAddress, stillKept, succeed } from './page-record.ts';
import { STORES } from '../stores.ts';

/** The most pages that are stored. The one that was proved current longest ago is removed first. */
const MOST_PAGES = 30;

/** Runs changes of the stores one at a time, in all workers of the site. */
export type Lock = (change: () => Promise<void>) => Promise<void>;

export type SnapshotParts = { readonly caches: CacheStorage; readonly lock: Lock; readonly now: () => number };

/**
 * The stored pages, each with all its files. A page exists if and only if it has a record; a new version replaces the old one when all its
 * files are stored. Every method may reject: stores can be forbidden or full.
 */
export class Snapshots {
  readonly #parts: SnapshotParts;

  constructor(parts: SnapshotParts) {
    this.#parts = parts;
  }

  /** The record of the page that is shown at a path below the base path. */
  async find(path: string): Promise<PageRecord | undefined> {
    for (const place of placesAbove(path)) {
      const record = await this.#read(place);
      if (record && (place === path || isAt(record, path))) return record;
    }
    return undefined;
  }

  /** The document of a record; undefined when the browser has lost it. */
  document({ version }: PageRecord): Promise<Response | undefined> {
    return this.file(documentAddress(version));
  }

  /** A file of any stored page. `match` creates no cache, unlike `open`, where all caches have just been removed. */
  async file(address: string): Promise<Response | undefined> {
    return this.#parts.caches.match(address, { cacheName: STORES.files });
  }

  /** The addresses of the files that are not stored. */
  async missing(addresses: readonly string[]): Promise<string[]> {
    const stored = await this.#stored();
    return addresses.filter((address) => !stored.has(address));
  }

  /**
   * Stores a page with its new contents, unless a later answer of the network has been stored meanwhile.
   *
   * @throws {Error} when a file is missing in the end; the earlier version then stays as it is
   */
  async commit(record: Omit<PageRecord, 'earlier'>, contents: ReadonlyMap<string, Response>): Promise<void> {
    await this.#parts.lock(async () => {
      const before = await this.#read(record.page);
      if (before && this.#isLater(before, record.provenAt)) return;
      try {
        const files = await this.#parts.caches.open(STORES.files);
        for (const [address, content] of contents) await files.put(address, content);
        const [lost] = await this.missing(record.files);
        if (lost !== undefined) throw new Error(`${lost} is missing`);
        await this.#write(succeed(record, before, this.#parts.now()));
      } finally {
        await this.#sweep();
      }
    });
  }

  /** Records that a version is current, if it is still the stored one. */
  async prove(page: string, version: string, at: number): Promise<void> {
    await this.#parts.lock(async () => {
      const record = await this.#read(page);
      if (record?.version !== version) return;
      const earlier = stillKept(record.earlier, this.#parts.now());
      await this.#write({ ...record, earlier, provenAt: this.#isLater(record, at) ? record.provenAt : at });
      if (earlier.length < record.earlier.length) await this.#sweep();
    });
  }

  /** Removes a page that is gone or has no menu any more. */
  async forget(page: string): Promise<void> {
    await this.#parts.lock(async () => {
      const records = await this.#parts.caches.open(STORES.records);
      if (await records.delete(recordAddress(page))) await this.#sweep();
    });
  }

  /** Whether a record was proved current after an instant. One from the future is not: the phone's clock was ahead. */
  #isLater({ provenAt }: PageRecord, at: number): boolean {
    return provenAt > at && provenAt <= this.#parts.now();
  }

  /** Removes pages beyond the limit, and files that no page needs. */
  async #sweep(): Promise<void> {
    const store = await this.#parts.caches.open(STORES.records);
    const records = (await Promise.all((await store.matchAll()).map(parse))).filter((record) => record !== undefined);
    const byAge = records.sort((one, other) => other.provenAt - one.provenAt);
    for (const { page } of byAge.slice(MOST_PAGES)) await store.delete(recordAddress(page));
    const needed = new Set(byAge.slice(0, MOST_PAGES).flatMap(neededBy));
    const files = await this.#parts.caches.open(STORES.files);
    for (const address of await this.#stored()) if (!needed.has(address)) await files.delete(address);
  }

  async #stored(): Promise<Set<string>> {
    const files = await this.#parts.caches.open(STORES.files);
    return new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  }

  async #read(page: string): Promise<PageRecord | undefined> {
    const stored = await this.#parts.caches.match(recordAddress(page), { cacheName: STORES.records });
    return stored && parse(stored);
  }

  async #write(record: PageRecord): Promise<void> {
    const records = await this.#parts.caches.open(STORES.records);
    await records.put(recordAddress(record.page), new Response(JSON.stringify(record)));
  }
}

/** A record as it was written; undefined when it is damaged. */
const parse = (stored: Response): Promise<PageRecord | undefined> => stored.json().catch(() => undefined);

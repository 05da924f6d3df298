const ORIGIN = 'https://cartas.example';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;

type Stored = { readonly body: ArrayBuffer; readonly status: number; readonly headers: Headers };

/** A cache of the browser, as far as the worker uses it. `put` can be made to fail, as on a full phone. */
class FakeCache {
  readonly #entries = new Map<string, Stored>();
  readonly #caches: FakeCaches;

  constructor(caches: FakeCaches) {
    this.#caches = caches;
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    const stored = this.#entries.get(addressOf(request));
    return stored && new Response(stored.body.slice(0), stored);
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#entries.values()].map((stored) => new Response(stored.body.slice(0), stored));
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const address = addressOf(request);
    if (this.#caches.full?.test(address)) throw new DOMException('full', 'QuotaExceededError');
    const { status, headers } = response;
    this.#entries.set(address, { body: await response.arrayBuffer(), status, headers });
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(addressOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((address) => new Request(address));
  }
}

/** The caches of a phone that holds nothing yet. */
export class FakeCaches {
  /** Addresses that do not fit into any cache. */
  full: RegExp | undefined;
  /** Whether the browser forbids storing. */
  forbidden = false;
  readonly #all = new Map<string, FakeCache>();

  async open(name: string): Promise<Cache> {
    if (this.forbidden) throw new DOMException('forbidden', 'SecurityError');
    const cache = this.#all.get(name) ?? new FakeCache(this);
    this.#all.set(name, cache);
    return cache as unknown as Cache;
  }

  async match(
    request: RequestInfo | URL,
    { cacheName }: { readonly cacheName: string },
  ): Promise<Response | undefined> {
    if (this.forbidden) throw new DOMException('forbidden', 'SecurityError');
    return this.#all.get(cacheName)?.match(request);
  }

  async keys(): Promise<string[]> {
    return [...this.#all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#all.delete(name);
  }

  /** The paths of all entries of a cache. */
  async paths(name: string): Promise<string[]> {
    return (await (await this.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted();
  }

  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}

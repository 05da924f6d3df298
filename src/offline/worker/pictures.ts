import { partOf } from './byte-range.ts';
import { ownHeaders } from './own-headers.ts';
import { STORES } from './stores.ts';

/** What is kept at most: pictures, bytes of one, bytes of all. */
export const LIMITS = { count: 300, one: 1_000_000, all: 24_000_000 } as const;

/** A kept picture is asked for again after this time, in milliseconds: one may be replaced under its name. */
const FRESH = 86_400_000;

/** When a picture was stored, in a header of the stored answer. */
const STORED_AT = 'x-stored-at';

export type PictureParts = {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly now: () => number;
};

/**
 * The pictures and small videos that the diner has seen. They are shown from the store and renewed in the background; what was not
 * renewed for the longest time goes first when there are too many. Failures of the store leave everything to the network.
 */
export class Pictures {
  readonly #parts: PictureParts;
  /** Pictures that are being fetched: a page and its list ask for the same ones. */
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(parts: PictureParts) {
    this.#parts = parts;
  }

  /** Answers a page. `later` keeps the worker alive for what is done after that. */
  async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const kept = await this.#find(request.url);
    const range = request.headers.get('range');
    if (kept) {
      if (this.#isOld(kept)) later(this.#fetchAndStore(request.url));
      return range === null ? kept : partOf(kept, range);
    }
    if (range !== null) {
      // Playing does not wait for the whole file; that is fetched beside it.
      later(this.#fetchAndStore(request.url));
      return this.#parts.fetch(request);
    }
    const answer = await this.#parts.fetch(request);
    later(this.#store(request.url, answer.clone()).catch(() => undefined));
    return answer;
  }

  /** Stores pictures that were shown before there was a worker. Once a visit is often enough to look at the limits, too. */
  async keep(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      if (!(await this.#find(address))) await this.#fetchAndStore(address);
    }
    await this.#trim();
  }

  async #find(address: string): Promise<Response | undefined> {
    try {
      return await this.#parts.caches.match(address, { cacheName: STORES.pictures });
    } catch {
      return undefined;
    }
  }

  #isOld(kept: Response): boolean {
    return this.#parts.now() - Number(kept.headers.get(STORED_AT)) > FRESH;
  }

  async #fetchAndStore(address: string): Promise<void> {
    const fetched = this.#underWay.get(address) ?? this.#renew(address).catch(() => undefined);
    this.#underWay.set(address, fetched);
    await fetched;
    this.#underWay.delete(address);
  }

  /** Over the browser's own cache, which knows how long it may be trusted. */
  async #renew(address: string): Promise<void> {
    const answer = await this.#parts.fetch(address);
    if (answer.status === 404) await (await this.#parts.caches.open(STORES.pictures)).delete(address);
    await this.#store(address, answer);
  }

  /** Stores an answer if it is a whole picture of a fitting size. */
  async #store(address: string, answer: Response): Promise<void> {
    const type = answer.headers.get('content-type') ?? '';
    const isPicture = answer.status === 200 && /^(image|video)\//.test(type);
    if (!isPicture || Number(answer.headers.get('content-length')) > LIMITS.one) {
      // Nobody waits for it: half of a copied answer is only done with when the other half is.
      answer.body?.cancel().catch(() => undefined);
      return;
    }
    const body = await answer.arrayBuffer();
    if (body.byteLength > LIMITS.one) return;
    const headers = {
      ...ownHeaders(answer),
      'content-length': String(body.byteLength),
      'accept-ranges': 'bytes',
      [STORED_AT]: String(this.#parts.now()),
    };
    const store = await this.#parts.caches.open(STORES.pictures);
    await store.put(address, new Response(body, { headers }));
  }

  /** Takes the oldest away until the rest is within the limits. */
  async #trim(): Promise<void> {
    const store = await this.#parts.caches.open(STORES.pictures);
    const stored = await Promise.all(
      (await store.keys()).map(async (request) => {
        const { headers } = (await store.match(request)) ?? new Response();
        return { request, bytes: Number(headers.get('content-length')), at: Number(headers.get(STORED_AT)) };
      }),
    );
    let bytes = 0;
    const newestFirst = stored.toSorted((one, other) => other.at - one.at);
    for (const [index, picture] of newestFirst.entries()) {
      bytes += picture.bytes;
      if (index >= LIMITS.count || bytes > LIMITS.all) await store.delete(picture.request);
    }
  }
}

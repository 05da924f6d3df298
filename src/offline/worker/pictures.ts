import { ownHeaders } from './page-record.ts';
import { STORES } from '../stores.ts';
import { CROPS } from '../../terms/pictures.ts';

/** The limits of the store: the number of pictures, the bytes of one, the bytes of all. */
const LIMITS = { count: 300, one: 1_000_000, all: 24_000_000 } as const;

/** The age at which a stored picture is requested again, in milliseconds: another one may have replaced it under its name. */
const FRESH = 86_400_000;

/** The header of a stored answer with the time of storing. */
const STORED_AT = 'x-stored-at';

export type PictureParts = {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly now: () => number;
};

/**
 * The pictures and small videos that the diner has seen. The store answers them, and the background renews them. When there are too many,
 * those that were renewed longest ago are removed first. If the store fails, the network answers.
 */
export class Pictures {
  readonly #parts: PictureParts;
  /** The running requests by address, because a page and its list request the same pictures. */
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(parts: PictureParts) {
    this.#parts = parts;
  }

  /** Answers a page's request. `waitUntil` keeps the worker alive for the work that follows. */
  async answer(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
    const kept = await this.#find(request.url);
    const range = request.headers.get('range');
    if (kept) {
      if (this.#isOld(kept)) waitUntil(this.#fetchAndStore(request.url));
      return range === null ? kept : partOf(kept, range);
    }
    if (range !== null) {
      // The player gets its part at once; the whole file is fetched in the background.
      waitUntil(this.#fetchAndStore(request.url));
      return this.#parts.fetch(request);
    }
    let answer: Response;
    try {
      answer = await this.#parts.fetch(request);
    } catch (cause) {
      const other = await this.#otherSize(request.url);
      if (other) return other;
      throw cause;
    }
    waitUntil(this.#store(request.url, answer.clone()).catch(() => undefined));
    return answer;
  }

  /** The same picture in a stored size, for a popup that is opened without network. */
  async #otherSize(address: string): Promise<Response | undefined> {
    const found = await Promise.all(
      Object.keys(CROPS).map((crop) => this.#find(address.replace(/~[a-z]+(?=\.[a-z]+$)/, `~${crop}`))),
    );
    return found.find((each) => each !== undefined);
  }

  /** Stores pictures that were shown before the worker ran, and enforces the limits. The page calls it once a visit. */
  async keep(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      if (!(await this.#find(address))) await this.#fetchAndStore(address);
    }
    await this.#trim();
  }

  #find(address: string): Promise<Response | undefined> {
    return this.#parts.caches.match(address, { cacheName: STORES.pictures }).catch(() => undefined);
  }

  #isOld(kept: Response): boolean {
    // A phone's clock may have been ahead.
    return Math.abs(this.#parts.now() - Number(kept.headers.get(STORED_AT))) > FRESH;
  }

  async #fetchAndStore(address: string): Promise<void> {
    const fetched = this.#underWay.get(address) ?? this.#renew(address).catch(() => undefined);
    this.#underWay.set(address, fetched);
    await fetched;
    this.#underWay.delete(address);
  }

  /** Requests a picture through the browser's own cache, which knows how long its files are valid. */
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
      // This must not be awaited: cancelling one half of a cloned answer only ends when the other half ends.
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

  /** Removes the oldest pictures beyond the limits. */
  async #trim(): Promise<void> {
    const store = await this.#parts.caches.open(STORES.pictures);
    const stored = await Promise.all(
      (await store.keys()).map(async (request) => {
        const { headers } = (await store.match(request)) ?? new Response();
        return { request, bytes: Number(headers.get('content-length')), at: Number(headers.get(STORED_AT)) };
      }),
    );
    let bytes = 0;
    const newestFirst = stored.sort((one, other) => other.at - one.at);
    for (const [index, picture] of newestFirst.entries()) {
      bytes += picture.bytes;
      if (index >= LIMITS.count || bytes > LIMITS.all) await store.delete(picture.request);
    }
  }
}

/**
 * The part of a file of `size` bytes, by its first and its last byte, that a `Range` header requests ('bytes=0-', 'bytes=100-199', 'bytes=-500'); undefined when it requests
 * several parts or a part that does not exist, and for any other text.
 */
export function byteRange(header: string, size: number): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}

/** Answers a request for a part of a file, as video players send it, from the whole file. */
export async function partOf(whole: Response, header: string): Promise<Response> {
  const body = await whole.blob();
  const range = byteRange(header, body.size);
  const headers = new Headers(whole.headers);
  if (range === undefined) {
    headers.set('content-range', `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = body.slice(range.first, range.last + 1, body.type);
  headers.set('content-range', `bytes ${range.first}-${range.last}/${body.size}`);
  headers.set('content-length', String(part.size));
  return new Response(part, { status: 206, headers });
}

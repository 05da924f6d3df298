import type { CDPSession } from 'playwright-core';
import { BYTE_TYPES, type ByteType, type Run } from '../figures/metrics.ts';

type Request = {
  readonly url: string;
  readonly type: string;
  /** Seconds of the browser's clock. */
  readonly sentAt: number;
  headersAt?: number;
  doneAt?: number;
  status?: number;
  failed: boolean;
  /** As they went over the network, headers included. */
  bytes: number;
};

const BYTE_TYPE: Readonly<Record<string, ByteType>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
};

/** Follows every request of a page. */
export class NetworkLog {
  readonly #requests = new Map<string, Request>();
  #lastChange = Date.now();

  static async attach(session: CDPSession): Promise<NetworkLog> {
    const log = new NetworkLog();
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
      if (/^(data|blob|about|chrome)/.test(url)) return;
      log.#lastChange = Date.now();
      log.#requests.set(requestId, { url, type: type ?? 'Other', sentAt: timestamp, bytes: 0, failed: false });
    });
    session.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
      log.#change(requestId, { headersAt: timestamp, status: response.status }),
    );
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      log.#change(requestId, { doneAt: timestamp, bytes: encodedDataLength }),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      log.#change(requestId, { doneAt: timestamp, failed: true }),
    );
    return log;
  }

  #change(id: string, change: Partial<Request>): void {
    const request = this.#requests.get(id);
    if (!request) return;
    if (change.doneAt !== undefined) this.#lastChange = Date.now();
    Object.assign(request, change);
  }

  /** How long nothing has been under way, in milliseconds; 0 while something is. */
  quietFor(): number {
    const busy = [...this.#requests.values()].some(({ doneAt }) => doneAt === undefined);
    return busy ? 0 : Date.now() - this.#lastChange;
  }

  /** Addresses of the scripts that were asked for, with their bytes. */
  scripts(): { url: string; bytes: number }[] {
    return [...this.#requests.values()]
      .filter(({ type }) => type === 'Script')
      .map(({ url, bytes }) => ({ url, bytes }));
  }

  /** Bytes by type, counts of requests and TTFB; `fcp` in milliseconds since the navigation. */
  totals(fcp: number | null): Run {
    const requests = [...this.#requests.values()];
    const document = requests.find(({ type }) => type === 'Document');
    const sum = (counts: (request: Request) => boolean): number =>
      requests.filter(counts).reduce((bytes, request) => bytes + request.bytes, 0);
    // A document that paints before it has come in whole is no smaller for it.
    const isBeforePaint = (request: Request): boolean =>
      request === document ||
      (fcp !== null && request.doneAt !== undefined && (request.doneAt - (document?.sentAt ?? 0)) * 1000 <= fcp);
    return {
      ...Object.fromEntries(
        BYTE_TYPES.map((type) => [`bytes.${type}`, sum((request) => byteTypeOf(request) === type)]),
      ),
      'bytes.total': sum(() => true),
      'bytes.beforeFcp': fcp === null ? null : sum(isBeforePaint),
      requests: requests.length,
      failed: requests.filter(({ failed, status = 0 }) => failed || status >= 400).length,
      ttfb: document?.headersAt === undefined ? null : (document.headersAt - document.sentAt) * 1000,
    };
  }
}

const byteTypeOf = ({ type }: Request): ByteType => BYTE_TYPE[type] ?? 'other';

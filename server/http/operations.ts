import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PATH } from '../protocol/calls.ts';
import { errorOf } from '../refusals.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process was asked to stop: it should get no more requests. */
    isEnding: boolean;
  }
}

const OWN_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

type Parts = {
  readonly metrics: Metrics;
  /** The token required for reading the metrics; undefined: only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** Resolves if the database answers and can be written; undefined: there is none. */
  readonly ping: (() => Promise<void>) | undefined;
  /** Timeout of the database, in milliseconds. */
  readonly patience: number;
};

/** Registers `health` (the process), `ready` (with its database; both 503 on failure) and `metrics`, at the root and below the API. */
export function registerOperations(app: FastifyInstance, { metrics, metricsToken, ping, patience }: Parts): void {
  app.decorate('isEnding', false);
  // Each check of the database is a write, and anybody may ask: requests during a check share its result.
  let look: Promise<boolean> | undefined;
  const isThere = (): Promise<boolean> =>
    (look ??= answer(ping, patience)
      .then(
        () => true,
        (error: unknown) => {
          app.log.warn(error);
          return false;
        },
      )
      .finally(() => {
        look = undefined;
      }));
  const say = (reply: FastifyReply, what: 'healthy' | 'ready', so: boolean): FastifyReply =>
    fresh(reply)
      .code(so ? 200 : 503)
      .send({ [what]: so });
  for (const prefix of ['', API_PATH]) {
    app.get(`${prefix}/health`, (_request, reply) => say(reply, 'healthy', !app.isEnding));
    app.get(`${prefix}/ready`, async (_request, reply) => say(reply, 'ready', !app.isEnding && (await isThere())));
    app.get(`${prefix}/metrics`, async (request, reply) => {
      if (!mayRead(request, metricsToken)) return fresh(reply).code(404).send(errorOf('not-found'));
      return fresh(reply)
        .type(metrics.contentType)
        .send(await metrics.text());
    });
  }
}

const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

/** Throws StoreUnavailable if the database does not answer in time. */
async function answer(ping: Parts['ping'], patience: number): Promise<void> {
  const late = async (): Promise<never> => {
    await wait(patience, undefined, { ref: false });
    throw new StoreUnavailable(`The database has not answered for ${patience} ms.`);
  };
  if (ping) await Promise.race([ping(), late()]);
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return OWN_ADDRESS.test(ip);
  return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${token}`));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

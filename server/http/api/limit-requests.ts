import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { Denied } from '../../store/store.ts';
import { type Config, LIMIT_MEMORY, LIMIT_WINDOW, REQUESTS_A_MINUTE } from '../../config.ts';

/** Counts a request, and throws `Denied` with 'too-many-requests' if it exceeds the limit. */
export type Hold = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Two rate limits: per address, before anything is read, and per verified person. Each process counts separately. */
export async function limitRequests(
  app: FastifyInstance,
  limits: Config['limits'] = REQUESTS_A_MINUTE,
  userOf: (request: FastifyRequest) => string,
): Promise<{ holdAddress: Hold; holdUser: Hold }> {
  await app.register(rateLimit, { global: false, timeWindow: LIMIT_WINDOW, cache: LIMIT_MEMORY });
  return {
    holdAddress: holder(app.createRateLimit({ max: limits.address })),
    holdUser: holder(app.createRateLimit({ max: limits.user, keyGenerator: userOf })),
  };
}

const holder =
  (count: ReturnType<FastifyInstance['createRateLimit']>): Hold =>
  async (request, reply) => {
    // The client is gone, and its address with it.
    if (request.raw.socket.destroyed) throw new Denied('bad-request');
    const counted = await count(request);
    // More than a window is left where the clock has been set back since.
    if (counted.isAllowed || !counted.isExceeded || counted.ttl > LIMIT_WINDOW) return;
    reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
    throw new Denied('too-many-requests');
  };

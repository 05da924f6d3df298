import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LoyaltyService } from '../../loyalty/service.ts';
import { newsSchema, tonightQuerySchema } from '../../protocol/tonight.ts';
import { Denied } from '../../store/store.ts';
import type { Dishes } from '../../tonight/dishes.ts';
import { createLiveNews } from '../../tonight/live-news.ts';
import type { Api } from './zod-schemas.ts';
import { TIME_ZONE } from '../../../src/terms/house.ts';

/** Below the API's path. */
export const TONIGHT = '/tonight';

/** Lets whatever stands before the server answer a full stadium: news are seen within a minute all the same. */
const CACHEABLE = 'public, max-age=5, stale-while-revalidate=30';

const schema = { querystring: tonightQuerySchema, response: { 200: newsSchema, 304: z.null() } };

/** The news of a bar, for anybody (T9). */
export function registerTonight(
  api: Api,
  { store, bars, dishes, clock }: LoyaltyService & { readonly dishes: () => Dishes },
): void {
  const live = createLiveNews({ store, clock, zone: TIME_ZONE, dishes });
  api.addHook('onClose', async () => live.close());
  api.get(TONIGHT, { schema }, async (request, reply) => {
    const { barID } = request.query;
    if (!bars.has(barID)) throw new Denied('unknown-bar');
    const { body, etag } = await live.of(barID);
    reply.headers({ 'cache-control': CACHEABLE, etag });
    if (hasIt(request, etag)) return reply.code(304).send(null);
    return send(reply, body);
  });
}

/** As text: it was made by the schema's own type, once for all who ask. */
const send = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body);

/** Whether who asks has these news already. What stands between may have made the tag a weak one. */
function hasIt({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

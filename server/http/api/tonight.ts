import type { FastifyRequest, FastifyReply } from 'fastify';
import {
  barDishesSchema,
  dishParamsSchema,
  historyQuerySchema,
  historySchema,
  soldOutRequestSchema,
  specialAnswerSchema,
  specialParamsSchema,
  specialSchema,
  type StaffNews,
  staffNewsSchema,
  todaysPriceRequestSchema,
  noticeSchema,
  newsSchema,
} from '../../protocol/tonight.ts';
import { HISTORY_DAYS } from '../../protocol/limits.ts';
import { Denied } from '../../store/store.ts';
import type { Change } from '../../tonight/decide-news.ts';
import { type BarNews, staffNewsAt } from '../../tonight/news-at.ts';
import { serviceDay } from '../../protocol/service-day.ts';
import { userOf } from './authenticate.ts';
import type { ApiParts } from './register-api.ts';
import { rangeOf } from './day-range.ts';
import { type Api, NOTHING, querystring } from './zod-schemas.ts';
import { z } from 'zod';
import { createLiveNews } from '../../tonight/live-news.ts';
import { barSchema } from '../../protocol/qr.ts';

/** Calls of staff that change tonight's news (T1 to T4, T7). Each returns the news after the change. */
export function registerChangeTonight(api: Api, { store, bars, dishes, clock }: ApiParts): void {
  const answer = { querystring, response: { 200: staffNewsSchema } };

  const staffNews = (barID: string, news: BarNews, now: number): StaffNews =>
    staffNewsAt(news, {
      barID,
      now,
      zone: dishes().zone(barID),
      has: (id) => dishes().find(barID, id) !== undefined,
    });

  async function change(request: FastifyRequest, barID: string, asked: Change) {
    if (!bars.has(barID)) throw new Denied('unknown-bar');
    const now = clock();
    const id = 'dishID' in asked ? asked.dishID : 'subject' in asked ? asked.subject : '';
    const [dish, zone] = [dishes().find(barID, id), dishes().zone(barID)];
    const changed = await store.changeNews({ by: userOf(request).uid, barID, change: asked, dish, zone, now });
    return { ...changed, news: staffNews(barID, changed.news, now) };
  }

  async function mustBeStaff(request: FastifyRequest, barID: string): Promise<void> {
    if (!bars.has(barID)) throw new Denied('unknown-bar');
    const role = await store.roleOf({ uid: userOf(request).uid, barID });
    if (role === undefined) throw new Denied('not-staff');
  }

  const params = barSchema;
  api.get('/bars/:barID/tonight', { schema: { ...answer, params } }, async (request) => {
    const { barID } = request.params;
    await mustBeStaff(request, barID);
    return staffNews(barID, await store.newsOf({ barID }), clock());
  });

  const dishesSchema = { params, querystring, response: { 200: barDishesSchema } };
  api.get('/bars/:barID/dishes', { schema: dishesSchema }, async (request) => {
    const { barID } = request.params;
    await mustBeStaff(request, barID);
    return dishes().of(barID);
  });

  const soldOut = '/bars/:barID/tonight/sold-out/:id';
  const markSchema = { ...answer, params: dishParamsSchema, body: soldOutRequestSchema };
  api.put(soldOut, { schema: markSchema }, async (request) => {
    const { barID, id } = request.params;
    return (await change(request, barID, { do: 'mark', dishID: id, until: request.body.until })).news;
  });

  const prices = '/bars/:barID/tonight/prices/:id';
  const priceSchema = { ...answer, params: dishParamsSchema, body: todaysPriceRequestSchema };
  api.put(prices, { schema: priceSchema }, async (request) => {
    const { barID, id } = request.params;
    return (await change(request, barID, { do: 'price', dishID: id, amount: request.body.amount })).news;
  });

  const specials = '/bars/:barID/tonight/specials';
  const newSchema = {
    params,
    querystring,
    body: specialSchema,
    response: { 200: specialAnswerSchema, 201: specialAnswerSchema },
  };
  api.post(specials, { schema: newSchema }, async (request, reply) => {
    const asked: Change = { do: 'special', specialID: undefined, special: request.body };
    const { news, subject, isNew } = await change(request, request.params.barID, asked);
    return reply.code(isNew ? 201 : 200).send({ ...news, specialID: subject });
  });

  const special = `${specials}/:specialID`;
  const specialSchemas = { ...answer, params: specialParamsSchema, body: specialSchema };
  api.put(special, { schema: specialSchemas }, async (request) => {
    const { barID, specialID } = request.params;
    return (await change(request, barID, { do: 'special', specialID, special: request.body })).news;
  });

  const notice = '/bars/:barID/tonight/notice';
  api.put(notice, { schema: { ...answer, params, body: noticeSchema } }, async (request) => {
    return (await change(request, request.params.barID, { do: 'notice', notice: request.body })).news;
  });

  for (const [path, what, whose] of [
    [soldOut, 'sold-out', dishParamsSchema],
    [prices, 'price', dishParamsSchema],
    [special, 'special', specialParamsSchema],
    [notice, 'notice', params],
  ] as const) {
    api.delete(path, { schema: { ...answer, params: whose, body: NOTHING.body } }, async (request) => {
      const { barID, ...named } = request.params;
      const [subject = ''] = Object.values(named);
      return (await change(request, barID, { do: 'take-back', what, subject })).news;
    });
  }

  const historyOf = { params, querystring: historyQuerySchema, response: { 200: historySchema } };
  api.get('/bars/:barID/tonight/history', { schema: historyOf }, async (request) => {
    const { barID } = request.params;
    const { from, to } = rangeOf(request.query, serviceDay(clock(), dishes().zone(barID)), HISTORY_DAYS);
    const rows = await store.newsHistory({ by: userOf(request).uid, barID, from, to });
    return { barID, from, to, rows };
  });
}

/** The path below the API's path. */
export const TONIGHT = '/tonight';

/** With this, a cache in front can serve a full stadium; news still arrive within a minute. */
const CACHEABLE = 'public, max-age=5, stale-while-revalidate=30';

const schema = { querystring: barSchema, response: { 200: newsSchema, 304: z.undefined() } };

/** The news of a bar, without signing in (T9). */
export function registerTonight(api: Api, { store, bars, dishes, clock }: ApiParts): void {
  const live = createLiveNews({ store, clock, dishes });
  api.addHook('onClose', async () => live.close());
  api.get(TONIGHT, { schema }, async (request, reply) => {
    const { barID } = request.query;
    if (!bars.has(barID)) throw new Denied('unknown-bar');
    const { body, etag } = await live.of(barID);
    reply.headers({ 'cache-control': CACHEABLE, etag });
    if (hasIt(request, etag)) return reply.code(304).send();
    return send(reply, body);
  });
}

/** Sent as text, serialized once for all clients; its type is that of the schema. */
const send = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body);

/** Whether the client already has this version. A cache in between may have weakened the ETag. */
function hasIt({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

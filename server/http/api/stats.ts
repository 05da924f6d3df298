import { z } from 'zod';
import { madridDay } from '../../loyalty/madrid-day.ts';
import type { LoyaltyService } from '../../loyalty/service.ts';
import { statsParamsSchema, statsQuerySchema, statsSchema } from '../../protocol/calls.ts';
import { userOf } from './authenticate.ts';
import { FIGURES, rangeOf } from './day-range.ts';
import { statsCsv } from './stats-csv.ts';
import type { Api } from './zod-schemas.ts';

const CSV = 'text/csv';

const schema = {
  params: statsParamsSchema,
  querystring: statsQuerySchema,
  response: {
    200: {
      content: { 'application/json': { schema: statsSchema }, [`${CSV}; charset=utf-8`]: { schema: z.string() } },
    },
  },
};

/** Figures of a bar for its owners, as JSON or, by `format=csv` or the Accept header, as a table. */
export function registerStats(api: Api, { store, clock }: LoyaltyService): void {
  api.get('/bars/:barID/stats', { schema }, async (request, reply) => {
    const { barID } = request.params;
    const { from, to } = rangeOf(request.query, madridDay(clock()), FIGURES);
    const stats = await store.stats({ by: userOf(request).uid, barID, from, to });
    const format = request.query.format ?? (request.headers.accept?.includes(CSV) ? 'csv' : 'json');
    reply.header('vary', 'accept');
    if (format === 'json') return stats;
    return reply
      .type(`${CSV}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${barID}-${from}-${to}.csv"`)
      .send(statsCsv(stats));
  });
}

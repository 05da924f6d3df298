import { z } from 'zod';
import { siteDay } from '../../loyalty/site-day.ts';
import type { LoyaltyService } from '../../loyalty/service.ts';
import { type Stats, statsQuerySchema, statsSchema } from '../../protocol/calls.ts';
import { userOf } from './authenticate.ts';
import { rangeOf } from './day-range.ts';
import type { Api } from './zod-schemas.ts';
import { FIGURES_DAYS } from '../../protocol/limits.ts';
import { barSchema } from '../../protocol/qr.ts';

const CSV = 'text/csv';

const schema = {
  params: barSchema,
  querystring: statsQuerySchema,
  response: {
    200: {
      content: { 'application/json': { schema: statsSchema }, [`${CSV}; charset=utf-8`]: { schema: z.string() } },
    },
  },
};

/** Statistics of a bar for its owners, as JSON, or as CSV by `format=csv` or the Accept header. */
export function registerStats(api: Api, { store, clock }: LoyaltyService): void {
  api.get('/bars/:barID/stats', { schema }, async (request, reply) => {
    const { barID } = request.params;
    const { from, to } = rangeOf(request.query, siteDay(clock()), FIGURES_DAYS);
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

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** First characters that make spreadsheet programs read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The name of people without one, and of those who had their data deleted. */
const NAMELESS = 'Sin nombre';

/** The statistics as CSV for Spanish spreadsheet programs: a row per day, two columns per person; people of the same name share theirs. */
export function statsCsv({ days }: Stats): string {
  const people = [...new Set(days.flatMap(({ byMember }) => byMember.map(nameOf)))].toSorted((one, other) =>
    one.localeCompare(other, 'es'),
  );
  const header = [
    'Día',
    'Sellos',
    'Tarjetas nuevas',
    'Recompensas',
    ...people.flatMap((name) => [`${name}: sellos`, `${name}: recompensas`]),
  ];
  const rows = days.map(({ day, stamps, cards, rewards, byMember }) => [
    day,
    stamps,
    cards,
    rewards,
    ...people.flatMap((name) => {
      const theirs = byMember.filter((member) => nameOf(member) === name);
      return [sum(theirs.map((member) => member.stamps)), sum(theirs.map((member) => member.rewards))];
    }),
  ]);
  return BYTE_ORDER_MARK + [header, ...rows].map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('');
}

/** An escaped cell: never read as a formula, and quoted if necessary. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const nameOf = ({ name }: { name: string }): string => name || NAMELESS;

const sum = (figures: number[]): number => figures.reduce((total, figure) => total + figure, 0);

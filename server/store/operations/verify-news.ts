import { newsFaults } from '../../tonight/fold-news.ts';
import { all, lockNews, one, type Operation } from '../operation.ts';
import { newsOf, newsRowOf } from './news.ts';
import type { LedgerLine } from './news-history.ts';

export type VerifiedBar = { barID: string | undefined; faults: { barID: string; fault: string }[] };

/** T7: compares the news of the next bar after this one with its ledger. Nothing there changes meanwhile. */
export function* verifyNews({ after }: { after: string }): Operation<VerifiedBar> {
  const sql = `select bar from (select bar from news_ledger union select bar from news) named
    where bar > $1 order by bar`;
  const next = yield* one<{ bar: string }>(sql, after);
  if (!next) return { barID: undefined, faults: [] };
  const barID = next.bar;
  yield* lockNews(barID);
  const { rows } = yield* newsOf({ barID });
  const lines = yield* all<LedgerLine & { what: 'notice' }>(
    'select * from news_ledger where bar = $1 order by seq',
    barID,
  );
  const events = lines.map((line) => ({ ...newsRowOf({ ...line, since: line.at }), change: line.change, at: line.at }));
  return { barID, faults: newsFaults(rows, events).map((fault) => ({ barID, fault })) };
}

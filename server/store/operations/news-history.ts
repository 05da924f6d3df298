import type { HistoryRow } from '../../protocol/tonight.ts';
import type { Content } from '../../tonight/news-row.ts';
import { all, type Operation } from '../operation.ts';
import { Denied, type Given } from '../store.ts';
import { memberAt } from './members.ts';
import { iso } from '../../loyalty/site-day.ts';

export type LedgerLine = {
  id: string;
  bar: string;
  subject: string;
  change: 'set' | 'taken-back';
  name: string;
  content: string;
  ends: number | null;
  at: number;
};

/** T7: the changes on days of service, both ends included, the last first. */
export function* newsHistory({ by, barID, from, to }: Given<'newsHistory'>): Operation<HistoryRow[]> {
  if ((yield* memberAt(barID, by))?.role !== 'owner') throw new Denied('not-owner');
  const where = 'event.bar = $1 and event.day between $2 and $3 order by event.seq desc';
  return (yield* authoredLines(where, barID, from, to)).map(historyRowOf);
}

type AuthoredLine = LedgerLine & { member_name: string };

/** Rows of the ledger (`event`) with the names of their authors (`staff`). */
export const authoredLines = (where: string, ...values: readonly string[]): Operation<readonly AuthoredLine[]> =>
  all<AuthoredLine>(
    `select event.*, staff.name as member_name from news_ledger event join staff on staff.id = event.member
     where ${where}`,
    ...values,
  );

/** A row of the ledger as the API returns it. */
export function historyRowOf({ id, subject, change, name, content, ends, at, member_name }: AuthoredLine): HistoryRow {
  const said = JSON.parse(content) as Content;
  const row = { id, at: iso(at), by: member_name, change, until: ends === null ? null : iso(ends) };
  switch (said.what) {
    case 'sold-out':
      return { ...row, what: said.what, dishID: subject, name };
    case 'price':
      return { ...row, what: said.what, dishID: subject, name, amount: said.amount };
    case 'special':
      return { ...row, what: said.what, specialID: subject, name, special: said.special };
    case 'notice':
      return { ...row, what: said.what, text: said.text };
  }
}

import { isDeepStrictEqual } from 'node:util';
import { isLive, type NewsRow } from './news-row.ts';

/** A row of the ledger of news. */
export type NewsEvent = Omit<NewsRow, 'since'> & { readonly change: 'set' | 'taken-back'; readonly at: number };

const keyOf = ({ content: { what }, subject }: Pick<NewsRow, 'content' | 'subject'>): string => `${what} ${subject}`;

/** The news of a bar computed from its ledger (T7), oldest event first. Ended news stay until a later event. */
export function foldNews(events: readonly NewsEvent[]): NewsRow[] {
  const rows = new Map<string, NewsRow>();
  for (const { change, at, ...said } of events) {
    const key = keyOf(said);
    const before = rows.get(key);
    if (change === 'taken-back') rows.delete(key);
    else rows.set(key, { ...said, since: before && isLive(before, at) ? before.since : at });
    for (const [other, row] of rows) if (!isLive(row, at)) rows.delete(other);
  }
  return [...rows.values()];
}

/** Descriptions of the differences between the stored news and those computed from the ledger. */
export function newsFaults(kept: readonly NewsRow[], events: readonly NewsEvent[]): string[] {
  const folded = new Map(foldNews(events).map((row) => [keyOf(row), row]));
  const faults = kept.flatMap((row) => {
    const other = folded.get(keyOf(row));
    folded.delete(keyOf(row));
    if (!other) return `${keyOf(row)}: is kept, but its ledger does not say it`;
    return isDeepStrictEqual(row, other) ? [] : `${keyOf(row)}: is kept as other than its ledger says`;
  });
  return [...faults, ...[...folded.keys()].map((key) => `${key}: its ledger says it, but it is not kept`)];
}

import { randomUUID } from 'node:crypto';
import { type Change, decideNews } from '../../tonight/decide-news.ts';
import { type BarNews } from '../../tonight/news-at.ts';
import type { Content, NewsRow, What } from '../../tonight/news-row.ts';
import { serviceDay } from '../../protocol/service-day.ts';
import { all, change, exists, lock, notify, one, type Operation } from '../operation.ts';
import { Denied, type NewsCommand } from '../store.ts';
import { memberAt } from './members.ts';

type KeptNews = { what: What; subject: string; name: string; content: string; since: number; ends: number | null };

export const newsRowOf = ({ subject, name, content, since, ends }: KeptNews): NewsRow => ({
  subject,
  name,
  content: JSON.parse(content) as Content,
  since,
  ends,
});

/** The stored news of a bar: the current ones, and those that ended since the last change. */
export function* newsOf({ barID }: { barID: string }): Operation<BarNews> {
  const rows = yield* all<KeptNews>('select * from news where bar = $1 order by since, what, subject', barID);
  const last = yield* one<{ at: number }>('select at from news_ledger where bar = $1 order by seq desc', barID);
  return { rows: rows.map(newsRowOf), changed: last?.at };
}

/** T1 to T4, T6, T7, T9. */
export function* changeNews(given: NewsCommand): Operation<{ news: BarNews; subject: string; isNew: boolean }> {
  const { by, barID, change: asked, dish, zone, now } = given;
  yield* lock('news', barID);
  const member = yield* memberAt(barID, by);
  if (!member) throw new Denied('not-staff');
  const news = yield* newsOf({ barID });
  const decision = decideNews(asked, {
    now,
    zone,
    role: member.role,
    dish,
    rows: news.rows,
    known: yield* isKnown(barID, asked),
    newID: randomUUID(),
  });
  if (decision.kind === 'denied') throw new Denied(decision.code);
  if (decision.kind === 'same') return { news, subject: decision.subject, isNew: false };

  const { row } = decision;
  const { what } = row.content;
  const content = JSON.stringify(row.content);
  if (decision.kind === 'taken-back') {
    yield* change('delete from news where bar = $1 and what = $2 and subject = $3', barID, what, row.subject);
  } else {
    yield* change(
      `insert into news (bar, what, subject, name, content, since, ends) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (bar, what, subject)
       do update set name = excluded.name, content = excluded.content, since = excluded.since, ends = excluded.ends`,
      barID,
      what,
      row.subject,
      row.name,
      content,
      row.since,
      row.ends,
    );
  }
  yield* change('delete from news where bar = $1 and ends <= $2', barID, now);
  yield* change(
    `insert into news_ledger (id, bar, what, subject, change, name, content, ends, at, day, member)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    randomUUID(),
    barID,
    what,
    row.subject,
    decision.kind,
    row.name,
    content,
    decision.kind === 'set' ? row.ends : null,
    now,
    serviceDay(now, zone),
    member.id,
  );
  yield* notify({ kind: 'news', barID });
  return {
    news: yield* newsOf({ barID }),
    subject: row.subject,
    isNew: decision.kind === 'set' && asked.do === 'special' && asked.specialID === undefined,
  };
}

/** Whether the ledger has any event about the subject of the change. */
function* isKnown(barID: string, asked: Change): Operation<boolean> {
  const [what, subject] = subjectOf(asked);
  if (subject === undefined) return false;
  const sql = 'select id from news_ledger where bar = $1 and what = $2 and subject = $3';
  return yield* exists(sql, barID, what, subject);
}

function subjectOf(asked: Change): [What, string | undefined] {
  switch (asked.do) {
    case 'mark':
      return ['sold-out', asked.dishID];
    case 'price':
      return ['price', asked.dishID];
    case 'special':
      return ['special', asked.specialID];
    case 'notice':
      return ['notice', ''];
    case 'take-back':
      return [asked.what, asked.subject];
  }
}

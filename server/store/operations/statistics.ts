import type { Stats } from '../../protocol/calls.ts';
import { all, type Operation } from '../operation.ts';
import { Denied, type Given } from '../store.ts';
import { memberAt } from './members.ts';

type Figures = {
  day: string;
  member: string | null;
  name: string | null;
  stamps: number;
  cards: number;
  rewards: number;
};

/** Days in the site's time zone on which something happened, both ends included. A stamp counts on its day unless it was undone. */
export function* stats({ by, barID, from, to }: Given<'stats'>): Operation<Stats> {
  if ((yield* memberAt(barID, by))?.role !== 'owner') throw new Denied('not-owner');
  const rows = yield* all<Figures>(
    `select event.day, event.member, staff.name,
       sum(case when event.kind = 'stamped' and undone.id is null then 1 else 0 end) as stamps,
       sum(case when event.kind = 'claimed' then 1 else 0 end) as cards,
       sum(case when event.kind = 'redeemed' then 1 else 0 end) as rewards
     from ledger event
     left join ledger undone on undone.kind = 'undone' and undone.stamp = event.id
     left join staff on staff.id = event.member
     where event.bar = $1 and event.day between $2 and $3 and event.kind in ('stamped', 'claimed', 'redeemed')
     group by event.day, event.member, staff.name
     order by event.day, staff.name, event.member`,
    barID,
    from,
    to,
  );

  const counted = rows.filter(({ stamps, cards, rewards }) => stamps + cards + rewards > 0);
  const days = [...Map.groupBy(counted, ({ day }) => day)].map(([day, figures]) => ({
    day,
    ...sumOf(figures),
    byMember: figures
      .filter(({ member }) => member !== null)
      .map(({ name, stamps, rewards }) => ({ name: name ?? '', stamps, rewards })),
  }));
  return { barID, from, to, days, total: sumOf(days), soldOut: yield* soldOutMost(barID, from, to) };
}

/** A mark taken back within this time, in milliseconds, was a mistake. */
const SLIP = 2 * 60_000;

/** T1: the dishes that were marked on most days of service, which end at 06:00. */
function* soldOutMost(barID: string, from: string, to: string): Operation<Stats['soldOut']> {
  const rows = yield* all<{ subject: string; name: string; days: number }>(
    `select subject, max(name) as name, count(distinct day) as days from news_ledger event
     where bar = $1 and day between $2 and $3 and what = 'sold-out' and change = 'set' and not exists (
       select 1 from news_ledger back
       where back.bar = event.bar and back.what = event.what and back.subject = event.subject
         and back.change = 'taken-back' and back.seq > event.seq and back.at < event.at + ${SLIP}
     )
     group by subject order by days desc, subject limit 10`,
    barID,
    from,
    to,
  );
  return rows.map(({ subject, name, days }) => ({ dishID: subject, name, days }));
}

type Sum = Pick<Figures, 'stamps' | 'cards' | 'rewards'>;

function sumOf(figures: readonly Sum[]): Sum {
  const sum = (name: keyof Sum): number => figures.reduce((total, { [name]: figure }) => total + figure, 0);
  return { stamps: sum('stamps'), cards: sum('cards'), rewards: sum('rewards') };
}

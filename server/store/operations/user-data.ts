import type { Role, UserData, UserExport } from '../../protocol/calls.ts';
import { all, change, exists, lock, notify, type Operation } from '../operation.ts';
import { cardOf, closeCard, type CardRow } from './cards.ts';
import { record } from './ledger.ts';
import { type MemberRow, withdrawInvitations } from './members.ts';
import { authoredLines, historyRowOf } from './news-history.ts';
import { iso } from '../../loyalty/site-day.ts';

/** Whether any data of this person is stored, and the open card of each bar. */
export function* userData({ uid, now }: { uid: string; now: number }): Operation<UserData> {
  const cards = yield* all<CardRow>('select * from cards where owner = $1 and closed is null order by bar', uid);
  const userFound =
    (yield* exists('select id from cards where owner = $1', uid)) ||
    (yield* exists('select id from staff where uid = $1', uid));
  return { userFound, loyaltyCards: cards.map((card) => cardOf(card, now)) };
}

type Given = { bar: string; kind: UserExport['given'][number]['kind']; at: number; unshown: number };
type Event = { card: string; kind: UserExport['cards'][number]['events'][number]['kind']; at: number; unshown: number };

/** L15. */
export function* exportUser({ uid, now }: { uid: string; now: number }): Operation<UserExport> {
  yield* lock('person', uid);
  const cards = yield* all<CardRow>('select * from cards where owner = $1 order by claimed, id', uid);
  const events = yield* all<Event>(
    `select ledger.card, ledger.kind, ledger.at, ledger.unshown
     from ledger join cards on cards.id = ledger.card where cards.owner = $1 order by ledger.seq`,
    uid,
  );
  const eventsOf = Map.groupBy(events, ({ card }) => card);
  const showings = yield* all<{ card: string; opened: number }>(
    `select showings.card, showings.opened
     from showings join cards on cards.id = showings.card where cards.owner = $1 order by showings.seq`,
    uid,
  );
  const showingsOf = Map.groupBy(showings, ({ card }) => card);
  const staff = yield* all<MemberRow>('select * from staff where uid = $1 order by since, bar', uid);
  const invitations = yield* all<{ bar: string; role: Role; expires: number; used_by: string | null }>(
    `select invitations.bar, invitations.role, invitations.expires, invitations.used_by
     from invitations join staff on staff.id = invitations.made_by where staff.uid = $1 order by invitations.expires`,
    uid,
  );
  const given = yield* all<Given>(
    `select ledger.bar, ledger.kind, ledger.at, ledger.unshown
     from staff join ledger on ledger.bar = staff.bar and ledger.member = staff.id
     where staff.uid = $1 order by ledger.seq`,
    uid,
  );
  const changes = yield* authoredLines('staff.uid = $1 order by event.seq', uid);
  return {
    uid,
    exported: iso(now),
    cards: cards.map((card) => ({
      ...cardOf(card, now),
      claimed: iso(card.claimed),
      closed: card.closed === null ? null : iso(card.closed),
      // A deleted card has no owner, so it is never exported.
      closedFor: card.closed_for === 'deleted' ? null : card.closed_for,
      shown: (showingsOf.get(card.id) ?? []).map(({ opened }) => iso(opened)),
      events: (eventsOf.get(card.id) ?? []).map(({ kind, at, unshown }) => ({
        kind,
        at: iso(at),
        unshown: unshown === 1,
      })),
    })),
    staff: staff.map(({ bar, role, since, removed, name }) => ({
      barID: bar,
      role,
      since: iso(since),
      until: removed === null ? null : iso(removed),
      name,
    })),
    invitations: invitations.map(({ bar, role, expires, used_by: usedBy }) => ({
      barID: bar,
      role,
      expires: iso(expires),
      used: usedBy !== null,
    })),
    given: given.map(({ bar, kind, at, unshown }) => ({ barID: bar, kind, at: iso(at), unshown: unshown === 1 })),
    news: changes.map((line) => ({ barID: line.bar, row: historyRowOf(line) })),
  };
}

/** L15: anonymizes everything. Cards, news, and the rows of ledgers and of staff stay without a name. */
export function* deleteUser({ uid, now }: { uid: string; now: number }): Operation<void> {
  yield* lock('person', uid);
  for (const card of yield* all<CardRow>('select * from cards where owner = $1 and closed is null order by id', uid)) {
    yield* closeCard(card, 'deleted', now);
    yield* record({ card, kind: 'deleted', now });
  }
  yield* change('delete from showings where card in (select id from cards where owner = $1)', uid);
  yield* change('update cards set owner = null where owner = $1', uid);

  for (const { id, bar } of yield* all<MemberRow>('select * from staff where uid = $1 order by bar', uid)) {
    yield* lock('staff', bar);
    yield* change("update staff set uid = null, name = '', removed = coalesce(removed, $2) where id = $1", id, now);
    yield* withdrawInvitations(id);
  }
  yield* notify({ kind: 'revoked', uid });
}

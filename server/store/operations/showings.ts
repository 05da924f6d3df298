import { randomInt, randomUUID } from 'node:crypto';
import { DURATIONS } from '../../loyalty/durations.ts';
import { isShowingOpen } from '../../loyalty/card-state.ts';
import type { QrScanned } from '../../protocol/realtime.ts';
import type { Refusal, ScanAnswer } from '../../protocol/scan.ts';
import { CODE_DIGITS } from '../../protocol/typed-code.ts';
import { change, exists, lock, one, type Operation } from '../operation.ts';
import { Denied, type Given, type ShowingState } from '../store.ts';
import { cardOf, openCardOf, type CardRow } from './cards.ts';
import { iso } from '../../loyalty/site-day.ts';

export type ShowingRow = {
  id: string;
  card: string;
  bar: string;
  opened: number;
  alive_until: number;
  ended: number | null;
  typed: string;
  outcome: 'stamped' | 'reward-ready' | 'refused' | 'undone' | null;
  reason: Refusal | null;
  stamp: string | null;
};

export const isOpen = (row: ShowingRow, now: number): boolean =>
  isShowingOpen({ opened: row.opened, aliveUntil: row.alive_until, ended: row.ended }, now);

export const latestShowing = (cardID: string): Operation<ShowingRow | undefined> =>
  one<ShowingRow>('select * from showings where card = $1 order by seq desc', cardID);

/** L6: opens a showing of the open card, or continues the open one, unless its stamp was undone: it gives no second one (L5). */
export function* show({ uid, barID, now }: Given<'show'>): Operation<ShowingState> {
  yield* lock('person', uid);
  const card = yield* openCardOf(uid, barID);
  if (!card) throw new Denied('unknown-card');
  const aliveUntil = now + DURATIONS.grace + DURATIONS.keep;

  const latest = yield* latestShowing(card.id);
  if (latest && isOpen(latest, now) && latest.outcome !== 'undone') {
    yield* change('update showings set alive_until = $2 where id = $1', latest.id, aliveUntil);
    const scanned = yield* scannedOf(latest, card, now);
    return {
      showing: latest.id,
      ends: latest.opened + DURATIONS.showing,
      typed: latest.typed,
      ...(scanned && { scanned }),
    };
  }

  yield* change('delete from showings where card = $1 and opened <= $2', card.id, now - DURATIONS.typed);
  const typed = yield* freeDigits(barID);
  const showing = randomUUID();
  yield* change(
    'insert into showings (id, card, bar, opened, alive_until, typed) values ($1, $2, $3, $4, $5, $6)',
    showing,
    card.id,
    barID,
    now,
    aliveUntil,
    typed,
  );
  return { showing, ends: now + DURATIONS.showing, typed };
}

/** Digits that no showing of the bar has. If two showings draw the same at once, the unique index rejects one, which retries. */
function* freeDigits(barID: string): Operation<string> {
  for (;;) {
    const typed = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    if (!(yield* exists('select id from showings where bar = $1 and typed = $2', barID, typed))) return typed;
  }
}

/** The showing of typed digits, open or recently ended. */
export const showingTyped = (barID: string, typed: string, now: number): Operation<ShowingRow | undefined> =>
  one<ShowingRow>(
    'select * from showings where bar = $1 and typed = $2 and opened > $3',
    barID,
    typed,
    now - DURATIONS.typed,
  );

/** The result of a showing's last scan for the diner; undefined if it was not scanned. */
function* scannedOf(showing: ShowingRow, card: CardRow, now: number): Operation<QrScanned | undefined> {
  const { outcome, reason, stamp } = showing;
  if (outcome === null || outcome === 'undone') return undefined;
  const given = yield* one<{ at: number }>('select at from ledger where id = $1', stamp);
  return scannedFor({
    outcome,
    reason: reason ?? undefined,
    card: cardOf(card, now),
    stampID: stamp ?? undefined,
    stampedAt: given && iso(given.at),
  });
}

/** The result of a scan as the diner's phone gets it. */
export const scannedFor = ({ outcome, reason, card, stampID, stampedAt }: ScanAnswer): QrScanned => ({
  success: outcome !== 'refused',
  outcome,
  ...(reason && { reason }),
  ...(card && { card }),
  ...(stampID && { stampID }),
  ...(stampedAt && { at: stampedAt }),
});

/** Ends the showing of this person's card at the bar, if one is open. */
export function* hide({ uid, barID, now }: Given<'hide'>): Operation<void> {
  yield* lock('person', uid);
  const card = yield* openCardOf(uid, barID);
  if (card) yield* change('update showings set ended = $2 where card = $1 and ended is null', card.id, now);
}

const STILL_OPEN = 'ended is null and alive_until > $1 and opened > $2';

/** Number of showings in one statement. */
const AT_ONCE = 200;
const NAMES = Array.from({ length: AT_ONCE }, (_, index) => `$${index + 4}`).join(', ');

/** Renews the leases of showings with connected sockets, until the next renewal plus the time for a reconnect (L6). */
export function* keepShowings({ showings, now }: { showings: readonly string[]; now: number }): Operation<void> {
  for (let start = 0; start < showings.length; start += AT_ONCE) {
    const names = showings.slice(start, start + AT_ONCE);
    yield* change(
      `update showings set alive_until = $3 where id in (${NAMES}) and ${STILL_OPEN}`,
      now,
      now - DURATIONS.showing,
      now + DURATIONS.keep + DURATIONS.grace,
      ...names,
      // Padded, so that the statement is the same for any number of names.
      ...Array<string>(AT_ONCE - names.length).fill(''),
    );
  }
}

/** Shortens the lease of a showing whose last socket is lost (L6). */
export const loseShowing = ({ showing, now }: { showing: string; now: number }): Operation<void> =>
  change(
    `update showings set alive_until = $3 where id = $4 and ${STILL_OPEN}`,
    now,
    now - DURATIONS.showing,
    now + DURATIONS.grace,
    showing,
  );

/** The last recent stamp of this person's open cards that no phone acknowledged (L14). */
export function* missed({ uid, now }: { uid: string; now: number }): Operation<QrScanned | undefined> {
  const card = yield* one<CardRow & { unheard: string; at: number }>(
    `select cards.*, ledger.at as at from cards join ledger on ledger.id = cards.unheard
     where cards.owner = $1 and cards.closed is null and ledger.at > $2 order by ledger.at desc, ledger.seq desc`,
    uid,
    now - DURATIONS.missed,
  );
  if (!card) return undefined;
  return scannedFor({ outcome: 'stamped', card: cardOf(card, now), stampID: card.unheard, stampedAt: iso(card.at) });
}

/** Records that a phone has acknowledged this stamp. */
export const received = ({ uid, stampID }: { uid: string; stampID: string }): Operation<void> =>
  change('update cards set unheard = null where owner = $1 and unheard = $2', uid, stampID);

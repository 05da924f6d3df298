import { decideScan, type ScanDecision } from '../../loyalty/decide-scan.ts';
import { iso, siteDay } from '../../loyalty/site-day.ts';
import { type Refusal, REFUSAL_MESSAGES, type ScanAnswer } from '../../protocol/scan.ts';
import { change, exists, lock, one, type Operation, notify } from '../operation.ts';
import { Denied, type ScanCommand } from '../store.ts';
import { cardByID, cardOf, factsOf, openCardOf, type CardRow } from './cards.ts';
import { record } from './ledger.ts';
import { membershipsOf, type MemberRow } from './members.ts';
import { isOpen, latestShowing, scannedFor, showingTyped, type ShowingRow } from './showings.ts';
import { DURATIONS } from '../../loyalty/durations.ts';

/** L4 to L9, L11, L17. Throws `Denied` with 'not-staff' if `by` is staff nowhere. */
export function* scan({ by, code, barID: chosen, unshown, now }: ScanCommand): Operation<ScanAnswer> {
  const memberships = yield* membershipsOf(by);
  if (memberships.length === 0) throw new Denied('not-staff');
  const here = memberships.filter(({ bar }) => chosen === undefined || bar === chosen);
  if (here.length === 0) return refusal('wrong-bar');

  if ('typed' in code) return yield* scanTyped(here, code.typed, now);

  const member = here.find(({ bar }) => bar === code.barID);
  if (!member) return refusal('wrong-bar');
  const owner = code.cardOwnerID;
  yield* lock('person', owner);
  const card = yield* openCardOf(owner, code.barID);
  const showing = card && (yield* latestShowing(card.id));
  return yield* decided({ member, owner, card, showing, unshown, now });
}

/** Scans typed digits. Their showing must be open or have given its stamp (L5), and its card must be open (L18). */
function* scanTyped(here: readonly MemberRow[], typed: string, now: number): Operation<ScanAnswer> {
  for (const member of here) {
    const found = yield* showingTyped(member.bar, typed, now);
    const owner = found && (yield* cardByID(found.card))?.owner;
    if (!owner) continue;
    yield* lock('person', owner);
    const showing = yield* one<ShowingRow>('select * from showings where id = $1', found.id);
    const card = showing && (yield* cardByID(showing.card));
    if (!card || card.closed !== null) continue;
    if (showing.stamp === null && !isOpen(showing, now)) continue;
    return yield* decided({ member, owner, card, showing, unshown: false, now });
  }
  return refusal('unknown-code');
}

type Scanned = {
  member: MemberRow;
  owner: string;
  card: CardRow | undefined;
  showing: ShowingRow | undefined;
  unshown: boolean;
  now: number;
};

/** L17: refusals that reveal no card to staff, and no scan to its owner. */
const OF_NO_CARD: readonly Refusal[] = ['not-shown', 'no-card'];

/** What the rules say of a scan. */
function* decisionOn({ member, owner, card, showing, unshown, now }: Scanned): Operation<ScanDecision> {
  return decideScan({
    now,
    unshown,
    card: card && factsOf(card),
    known: showing !== undefined || (unshown && (yield* isKnown(owner, member.bar))),
    showing: showing && { open: isOpen(showing, now), stampID: showing.stamp },
    stampsToday: card?.per_day ? yield* stampsOn(card, now) : 0,
    lastUnshown: card && unshown ? yield* lastUnshown(card) : undefined,
  });
}

function* decided(scanned: Scanned): Operation<ScanAnswer> {
  const { owner, card, showing, now } = scanned;
  const open = showing && isOpen(showing, now) ? showing : undefined;
  const decision = yield* decisionOn(scanned);
  if (!card) return refusal(decision.kind === 'refused' ? decision.reason : 'no-card');

  if (decision.kind === 'repeated') {
    const stamp = yield* one<{ at: number }>('select at from ledger where id = $1', decision.stampID);
    const answer = stampAnswer('repeated', decision.stampID, stamp?.at ?? now, card, now);
    yield* tell(owner, answer);
    return answer;
  }
  if (decision.kind === 'stamped') {
    return yield* stamped({ ...scanned, card, showing: open, unshown: decision.unshown });
  }
  if (decision.kind === 'refused' && OF_NO_CARD.includes(decision.reason)) return refusal(decision.reason);

  let answer: ScanAnswer = { outcome: 'reward-ready', card: cardOf(card, now) };
  if (decision.kind === 'refused') answer = { ...answer, ...refusal(decision.reason) };
  else yield* change('update cards set presented = $2 where id = $1', card.id, now);
  if (open) {
    const sql = 'update showings set outcome = $2, reason = $3 where id = $1';
    yield* change(sql, open.id, answer.outcome, answer.reason ?? null);
  }
  yield* tell(owner, answer);
  return answer;
}

function* stamped(given: Scanned & { card: CardRow }): Operation<ScanAnswer> {
  const { member, owner, card, showing, unshown, now } = given;
  const stampID = yield* record({ card, kind: 'stamped', now, member: member.id, unshown, showing: showing?.id });
  const stamps = card.stamps + 1;
  // Staff have just scanned the card; if this stamp fills it, its reward can be redeemed.
  yield* change(
    'update cards set stamps = $2, unheard = $3, presented = $4 where id = $1',
    card.id,
    stamps,
    stampID,
    now,
  );
  if (showing) {
    const sql = "update showings set outcome = 'stamped', reason = null, stamp = $2 where id = $1";
    yield* change(sql, showing.id, stampID);
  }
  const answer = stampAnswer('stamped', stampID, now, { ...card, stamps }, now);
  yield* tell(owner, answer);
  return answer;
}

/** L17. */
const isKnown = (owner: string, barID: string): Operation<boolean> =>
  exists(
    `select id from cards where owner = $1 and bar = $2
     and (stamps > 0 or exists (select 1 from showings where showings.card = cards.id))`,
    owner,
    barID,
  );

/** L8. */
function* stampsOn(card: CardRow, now: number): Operation<number> {
  const row = yield* one<{ stamps: number }>(
    `select count(*) as stamps from ledger given where card = $1 and day = $2 and kind = 'stamped' and ${NOT_UNDONE}`,
    card.id,
    siteDay(now),
  );
  return row?.stamps ?? 0;
}

/** L7. */
function* lastUnshown(card: CardRow): Operation<number | undefined> {
  const row = yield* one<{ at: number | null }>(
    `select max(at) as at from ledger given where card = $1 and unshown = 1 and ${NOT_UNDONE}`,
    card.id,
  );
  return row?.at ?? undefined;
}

const NOT_UNDONE = "not exists (select 1 from ledger undone where undone.kind = 'undone' and undone.stamp = given.id)";

function refusal(reason: Refusal): ScanAnswer {
  return { outcome: 'refused', reason, message: REFUSAL_MESSAGES[reason] };
}

function stampAnswer(
  outcome: 'stamped' | 'repeated',
  stampID: string,
  at: number,
  card: CardRow,
  now: number,
): ScanAnswer {
  return {
    outcome,
    card: cardOf(card, now),
    stampID,
    stampedAt: iso(at),
    undoUntil: iso(at + DURATIONS.undo),
    now: iso(now),
  };
}

/** Notifies the diner's phone of the scan's result (L14). */
const tell = (uid: string, answer: ScanAnswer): Operation<void> =>
  notify({ kind: 'scanned', uid, scanned: scannedFor(answer) });

import { describe, expect, it } from 'vitest';
import { cardState, isShowingOpen } from '../../../server/loyalty/card-state.ts';
import { decideRedeem, type RedeemFacts } from '../../../server/loyalty/decide-redeem.ts';
import { decideScan, type ScanFacts } from '../../../server/loyalty/decide-scan.ts';
import { decideUndo } from '../../../server/loyalty/decide-undo.ts';
import { foldLedger, type EventKind, type LedgerEvent } from '../../../server/loyalty/fold-ledger.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const denied = (code: string) => ({ kind: 'denied', code });

it.each([
  [0, 100, 'open'],
  [2, 100, 'open'],
  [3, 100, 'full'],
  [2, 101, 'expired'],
  [3, 101, 'expired'],
])('L9, L11: a card with %i of 3 stamps at %i of 100 is %s', (stamps, now, state) => {
  expect(cardState({ stamps, maxStamps: 3, expires: 100 }, now)).toBe(state);
});

it.each([
  ['just opened', { opened: 0, aliveUntil: 40_000, ended: null }, 0, true],
  ['its phone was heard of', { opened: 0, aliveUntil: 300_000, ended: null }, 299_999, true],
  ['five minutes old', { opened: 0, aliveUntil: 310_000, ended: null }, 300_000, false],
  ['its phone was lost', { opened: 0, aliveUntil: 40_000, ended: null }, 40_000, false],
  ['opened by a clock that is ahead', { opened: 30_000, aliveUntil: 70_000, ended: null }, 0, true],
  ['the clock has stepped back', { opened: 30_001, aliveUntil: 70_001, ended: null }, 0, false],
  ['closed', { opened: 0, aliveUntil: 40_000, ended: 1_000 }, 1_000, false],
])('L6: a showing is open or over: %s', (_, facts, now, open) => {
  expect(isShowingOpen(facts, now)).toBe(open);
});

describe('a scan', () => {
  const NOW = 10 * HOUR;
  const card = { stamps: 2, maxStamps: 10, expires: 100 * HOUR, perDay: null };
  const full = { ...card, stamps: 10, perDay: 1 };
  const limited = { ...card, perDay: 2 };
  const unshown = { unshown: true, showing: undefined };
  const stranger = { ...unshown, known: false };
  const over = { open: false, stampID: null };
  const scanned = { open: true, stampID: 's1' };
  const scannedOver = { open: false, stampID: 's1' };

  const stamped = { kind: 'stamped', unshown: false };
  const stampedUnshown = { kind: 'stamped', unshown: true };
  const repeated = { kind: 'repeated', stampID: 's1' };
  const ready = { kind: 'reward-ready' };
  const refused = (reason: string) => ({ kind: 'refused', reason });

  it.each<[string, Partial<ScanFacts>, object]>([
    ['L4: of an open showing', {}, stamped],
    ['L5: of a stamped showing', { showing: scanned }, repeated],
    ['L5: of a stamped showing, as without showing', { showing: scanned, unshown: true }, repeated],
    ['L5: of a stamped showing that is over', { showing: scannedOver }, repeated],
    ['L5: of a stamped showing, the card full', { showing: scannedOver, card: full }, repeated],
    ['L5: of a stamped showing, the card expired', { showing: scannedOver, card: { ...card, expires: 0 } }, repeated],
    ['L5: of a stamped showing, the card gone', { showing: scannedOver, card: undefined }, repeated],
    ['L6: without a showing', { showing: undefined }, refused('not-shown')],
    ['L6: of a showing that is over', { showing: over }, refused('not-shown')],
    ['L17: without a showing or a card', { showing: undefined, card: undefined }, refused('not-shown')],
    ['L17: without a showing, expired', { showing: undefined, card: { ...card, expires: 0 } }, refused('not-shown')],
    ['L7: confirmed without showing', unshown, stampedUnshown],
    ['L7: confirmed an hour after the last', { ...unshown, lastUnshown: NOW - HOUR }, stampedUnshown],
    ['L7: confirmed within the hour', { ...unshown, lastUnshown: NOW - HOUR + 1 }, refused('unshown-limit')],
    ['L7: confirmed without a card', { ...unshown, card: undefined }, refused('no-card')],
    ['L17: confirmed for somebody who was never here', stranger, refused('no-card')],
    ['L17: confirmed for a stranger, full', { ...stranger, card: full }, refused('no-card')],
    ['L17: confirmed for a stranger, expired', { ...stranger, card: { ...card, expires: 0 } }, refused('no-card')],
    ['L17: confirmed for a stranger, at the limit', { ...stranger, card: limited, stampsToday: 2 }, refused('no-card')],
    ['L7: confirmed after a stamped showing', { ...unshown, showing: scannedOver }, stampedUnshown],
    ['L7: confirmed while a showing is open', { unshown: true, lastUnshown: NOW }, stamped],
    ['L8: below the limit of the day', { card: limited, stampsToday: 1 }, stamped],
    ['L8: at the limit of the day', { card: limited, stampsToday: 2 }, refused('day-limit')],
    ['L8: without a limit of the day', { stampsToday: 2 }, stamped],
    ['L9: of a full card, before any limit', { card: full, stampsToday: 1 }, ready],
    ['L9: of a full card, without showing', { card: full, ...unshown, lastUnshown: NOW }, ready],
    ['L11: of a full card that expired', { card: { ...full, expires: NOW - 1 } }, refused('expired')],
  ])('%s', (_, facts, decision) => {
    const showing = { open: true, stampID: null };
    const nothing = { stampsToday: 0, lastUnshown: undefined };
    const given = { now: NOW, unshown: false, card, known: true, showing, ...nothing, ...facts };
    expect(decideScan(given)).toEqual(decision);
  });
});

describe('taking a stamp back', () => {
  const facts = { now: 0, member: 'm1', stamp: { member: 'm1', at: 0, undone: false }, cardClosed: false };
  const before = { stamp: { ...facts.stamp, undone: true }, now: HOUR, cardClosed: true };

  it.each([
    ['at once', {}, { kind: 'undo' }],
    ['just in time', { now: 5 * MINUTE - 1 }, { kind: 'undo' }],
    ['after five minutes', { now: 5 * MINUTE }, denied('undo-too-late')],
    ['by another member', { member: 'm2' }, denied('not-your-stamp')],
    ['of a closed card', { cardClosed: true }, denied('card-closed')],
    ['again, late', before, { kind: 'undone' }],
  ])('L10: %s', (_, given, decision) => {
    expect(decideUndo({ ...facts, ...given })).toEqual(decision);
  });
});

describe('the reward of a card', () => {
  const card: RedeemFacts['card'] = { stamps: 3, maxStamps: 3, expires: 100 * MINUTE, closedFor: null, presented: 0 };

  it.each([
    ['in front of staff', {}, 0, { kind: 'redeem' }],
    ['ten minutes after the scan', {}, 10 * MINUTE - 1, { kind: 'redeem' }],
    ['too long after the scan', {}, 10 * MINUTE, denied('not-shown')],
    ['that nobody scanned', { presented: null }, 0, denied('not-shown')],
    ['that lacks a stamp', { stamps: 2 }, 0, denied('card-not-full')],
    ['that expired', { presented: 100 * MINUTE }, 100 * MINUTE + 1, denied('card-expired')],
    ['that another followed when it had expired', { closedFor: 'expired' as const }, 0, denied('card-expired')],
    ['that was redeemed before', { closedFor: 'redeemed' as const }, 50 * MINUTE, { kind: 'redeemed' }],
    ['that somebody else redeemed', { closedFor: 'redeemed' as const }, 0, denied('card-closed'), false],
    ['whose owner deleted it', { closedFor: 'deleted' as const }, 0, denied('unknown-card')],
  ])('L9: %s', (_, given, now, decision, isOwn = true) => {
    expect(decideRedeem({ now, card: { ...card, ...given }, isOwn })).toEqual(decision);
  });
});

describe('a ledger', () => {
  /** Events one after the other, at 1, 2, 3 …, named e1, e2, e3 …; `undone e2` takes e2 back. */
  const ledger = (lines: readonly string[]): LedgerEvent[] =>
    lines.map((line, index) => {
      const [kind, stamp = null] = line.split(' ');
      return { id: `e${index + 1}`, kind: kind as EventKind, at: index + 1, stamp };
    });

  it.each([
    [['claimed'], { stamps: 0, closed: null, closedFor: null }],
    [['claimed', 'stamped', 'stamped'], { stamps: 2, closed: null, closedFor: null }],
    [['claimed', 'stamped', 'undone e2', 'stamped'], { stamps: 1, closed: null, closedFor: null }],
    [['claimed', 'stamped', 'stamped', 'redeemed'], { stamps: 2, closed: 4, closedFor: 'redeemed' }],
    [['claimed', 'replaced'], { stamps: 0, closed: 2, closedFor: 'expired' }],
    [['claimed', 'stamped', 'deleted'], { stamps: 1, closed: 3, closedFor: 'deleted' }],
  ])('L12: %j tells the state of its card', (lines, state) => {
    expect(foldLedger(ledger(lines), 2)).toEqual({ claimed: 1, ...state, faults: [] });
  });

  it.each([
    [['stamped'], 'stamped before it was claimed'],
    [['claimed', 'claimed'], 'claimed twice'],
    [['claimed', 'stamped', 'stamped', 'stamped'], 'more stamps than it takes'],
    [['claimed', 'undone e9'], 'undone without its stamp'],
    [['claimed', 'stamped', 'undone e2', 'undone e2'], 'undone without its stamp'],
    [['claimed', 'stamped', 'redeemed'], 'redeemed before it was full'],
    [['claimed', 'replaced', 'stamped'], 'stamped after it was closed'],
  ])('L12: %j cannot have happened', (lines, fault) => {
    expect(foldLedger(ledger(lines), 2).faults).toEqual([fault]);
  });
});

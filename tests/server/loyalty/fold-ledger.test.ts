import { describe, expect, it } from 'vitest';
import { foldLedger, type EventKind, type LedgerEvent } from '../../../server/loyalty/fold-ledger.ts';

/** Events one after the other, at 1, 2, 3 …, named e1, e2, e3 …; `undone e2` takes e2 back. */
function ledger(...lines: string[]): LedgerEvent[] {
  return lines.map((line, index) => {
    const [kind, stamp = null] = line.split(' ');
    return { id: `e${index + 1}`, kind: kind as EventKind, at: index + 1, stamp };
  });
}

describe('a ledger', () => {
  it.each([
    [['claimed'], { stamps: 0, claimed: 1, closed: null, closedFor: null }],
    [['claimed', 'stamped', 'stamped'], { stamps: 2, claimed: 1, closed: null, closedFor: null }],
    [['claimed', 'stamped', 'undone e2', 'stamped'], { stamps: 1, claimed: 1, closed: null, closedFor: null }],
    [['claimed', 'stamped', 'stamped', 'redeemed'], { stamps: 2, claimed: 1, closed: 4, closedFor: 'redeemed' }],
    [['claimed', 'replaced'], { stamps: 0, claimed: 1, closed: 2, closedFor: 'expired' }],
    [['claimed', 'stamped', 'deleted'], { stamps: 1, claimed: 1, closed: 3, closedFor: 'deleted' }],
  ])('L12: %j tells the state of its card', (lines, state) => {
    expect(foldLedger(ledger(...lines), 2)).toEqual({ ...state, faults: [] });
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
    expect(foldLedger(ledger(...lines), 2).faults).toEqual([fault]);
  });
});

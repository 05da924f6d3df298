import { describe, expect, it } from 'vitest';
import { decideScan, type ScanFacts } from '../../../server/loyalty/decide-scan.ts';

const HOUR = 3_600_000;
const NOW = 10 * HOUR;

const card = { stamps: 2, maxStamps: 10, expires: 100 * HOUR, perDay: null };
const open = { open: true, stampID: null };

const decide = (facts: Partial<ScanFacts>) =>
  decideScan({
    now: NOW,
    unshown: false,
    card,
    showing: open,
    stampsToday: 0,
    lastUnshown: undefined,
    ...facts,
  });

const refused = (reason: string) => ({ kind: 'refused', reason });

describe('a scan', () => {
  it('L4: stamps a card that is shown', () => {
    expect(decide({})).toEqual({ kind: 'stamped', unshown: false });
  });

  it('L5: of a showing that was stamped says so, open or over, full, expired or gone', () => {
    const repeated = { kind: 'repeated', stampID: 's1' };
    expect(decide({ showing: { open: true, stampID: 's1' } })).toEqual(repeated);
    expect(decide({ showing: { open: true, stampID: 's1' }, unshown: true })).toEqual(repeated);
    expect(decide({ showing: { open: false, stampID: 's1' } })).toEqual(repeated);
    expect(decide({ showing: { open: false, stampID: 's1' }, card: { ...card, stamps: 10 } })).toEqual(repeated);
    expect(decide({ showing: { open: false, stampID: 's1' }, card: { ...card, expires: 0 } })).toEqual(repeated);
    expect(decide({ showing: { open: false, stampID: 's1' }, card: undefined })).toEqual(repeated);
  });

  it('L6, L17: without an open showing says the same, whether or not there is a card', () => {
    expect(decide({ showing: undefined })).toEqual(refused('not-shown'));
    expect(decide({ showing: { open: false, stampID: null } })).toEqual(refused('not-shown'));
    expect(decide({ showing: undefined, card: undefined })).toEqual(refused('not-shown'));
    expect(decide({ showing: undefined, card: { ...card, expires: 0 } })).toEqual(refused('not-shown'));
  });

  it('L7: confirmed without showing stamps, once an hour', () => {
    const unshown = { unshown: true, showing: undefined };
    expect(decide(unshown)).toEqual({ kind: 'stamped', unshown: true });
    expect(decide({ ...unshown, lastUnshown: NOW - HOUR })).toEqual({ kind: 'stamped', unshown: true });
    expect(decide({ ...unshown, lastUnshown: NOW - HOUR + 1 })).toEqual(refused('unshown-limit'));
    expect(decide({ ...unshown, card: undefined })).toEqual(refused('no-card'));
    expect(decide({ ...unshown, showing: { open: false, stampID: 's1' } })).toEqual({ kind: 'stamped', unshown: true });
  });

  it('L7: is none without showing while one is open', () => {
    expect(decide({ unshown: true, lastUnshown: NOW })).toEqual({ kind: 'stamped', unshown: false });
  });

  it('L8: stops at the limit of the day', () => {
    const limited = { ...card, perDay: 2 };
    expect(decide({ card: limited, stampsToday: 1 })).toEqual({ kind: 'stamped', unshown: false });
    expect(decide({ card: limited, stampsToday: 2 })).toEqual(refused('day-limit'));
    expect(decide({ stampsToday: 2 })).toEqual({ kind: 'stamped', unshown: false });
  });

  it('L9, L11: finds the reward ready, before any limit, but not of an expired card', () => {
    const full = { ...card, stamps: 10, perDay: 1 };
    expect(decide({ card: full, stampsToday: 1 })).toEqual({ kind: 'reward-ready' });
    expect(decide({ card: full, unshown: true, showing: undefined, lastUnshown: NOW })).toEqual({
      kind: 'reward-ready',
    });
    expect(decide({ card: { ...full, expires: NOW - 1 } })).toEqual(refused('expired'));
  });
});

import { describe, expect, it } from 'vitest';
import { expirationOf } from '../../../server/loyalty/expiration.ts';

describe('the expiration of a card', () => {
  it.each([
    ['2026-03-10T11:00:00Z', 7, 'days', '2026-03-17T22:59:59.999Z'],
    // Claimed after midnight in Madrid, which is the day before in UTC.
    ['2026-03-10T23:30:00Z', 1, 'days', '2026-03-12T22:59:59.999Z'],
    // The clocks change in between.
    ['2026-03-20T11:00:00Z', 30, 'days', '2026-04-19T21:59:59.999Z'],
    ['2026-01-31T11:00:00Z', 1, 'months', '2026-02-28T22:59:59.999Z'],
    ['2028-01-31T11:00:00Z', 1, 'months', '2028-02-29T22:59:59.999Z'],
    ['2026-08-31T11:00:00Z', 3, 'months', '2026-11-30T22:59:59.999Z'],
    ['2026-11-15T11:00:00Z', 3, 'months', '2027-02-15T22:59:59.999Z'],
    ['2026-07-01T11:00:00Z', 18, 'months', '2028-01-01T22:59:59.999Z'],
    ['2026-07-01T11:00:00Z', 1, 'years', '2027-07-01T21:59:59.999Z'],
    ['2028-02-29T11:00:00Z', 1, 'years', '2029-02-28T22:59:59.999Z'],
  ] as const)('L3: claimed at %s, %i %s: %s', (claimed, amount, unit, expiration) => {
    expect(new Date(expirationOf(Date.parse(claimed), { amount, unit })).toISOString()).toBe(expiration);
  });
});

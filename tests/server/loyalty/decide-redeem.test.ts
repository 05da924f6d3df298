import { expect, it } from 'vitest';
import { decideRedeem, type RedeemFacts } from '../../../server/loyalty/decide-redeem.ts';

const MINUTE = 60_000;
const card: RedeemFacts['card'] = { stamps: 3, maxStamps: 3, expires: 100 * MINUTE, closedFor: null, presented: 0 };
const denied = (code: string) => ({ kind: 'denied', code });

it.each([
  ['in front of staff', {}, 0, { kind: 'redeem' }],
  ['ten minutes after the scan', {}, 10 * MINUTE - 1, { kind: 'redeem' }],
  ['too long after the scan', {}, 10 * MINUTE, denied('not-shown')],
  ['that nobody scanned', { presented: null }, 0, denied('not-shown')],
  ['that lacks a stamp', { stamps: 2 }, 0, denied('card-not-full')],
  ['that expired', { presented: 100 * MINUTE }, 100 * MINUTE + 1, denied('card-expired')],
  ['that another followed when it had expired', { closedFor: 'expired' as const }, 0, denied('card-expired')],
  ['that was redeemed before', { closedFor: 'redeemed' as const }, 50 * MINUTE, { kind: 'redeemed' }],
  ['whose owner deleted it', { closedFor: 'deleted' as const }, 0, denied('unknown-card')],
])('L9: the reward of a card %s', (_, given, now, decision) => {
  expect(decideRedeem({ now, card: { ...card, ...given } })).toEqual(decision);
});

import { expect, it } from 'vitest';
import { decideUndo } from '../../../server/loyalty/decide-undo.ts';

const MINUTE = 60_000;
const facts = { now: 0, member: 'm1', stamp: { member: 'm1', at: 0, undone: false }, cardClosed: false };
const denied = (code: string) => ({ kind: 'denied', code });

it.each([
  ['at once', {}, { kind: 'undo' }],
  ['just in time', { now: 5 * MINUTE - 1 }, { kind: 'undo' }],
  ['after five minutes', { now: 5 * MINUTE }, denied('undo-too-late')],
  ['by another member', { member: 'm2' }, denied('not-your-stamp')],
  ['of a closed card', { cardClosed: true }, denied('card-closed')],
  ['again, late', { stamp: { ...facts.stamp, undone: true }, now: 60 * MINUTE, cardClosed: true }, { kind: 'undone' }],
])('L10: taking a stamp back %s', (_, given, decision) => {
  expect(decideUndo({ ...facts, ...given })).toEqual(decision);
});

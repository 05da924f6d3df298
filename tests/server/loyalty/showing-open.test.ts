import { expect, it } from 'vitest';
import { isShowingOpen } from '../../../server/loyalty/showing-open.ts';

it.each([
  ['just opened', { opened: 0, aliveUntil: 40_000, ended: null }, 0, true],
  ['its phone was heard of', { opened: 0, aliveUntil: 300_000, ended: null }, 299_999, true],
  ['five minutes old', { opened: 0, aliveUntil: 310_000, ended: null }, 300_000, false],
  ['its phone was lost', { opened: 0, aliveUntil: 40_000, ended: null }, 40_000, false],
  ['closed', { opened: 0, aliveUntil: 40_000, ended: 1_000 }, 1_000, false],
])('L6: a showing that is %s', (_, facts, now, open) => {
  expect(isShowingOpen(facts, now)).toBe(open);
});

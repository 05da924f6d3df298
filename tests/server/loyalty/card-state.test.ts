import { expect, it } from 'vitest';
import { cardState } from '../../../server/loyalty/card-state.ts';

it.each([
  [0, 100, 'open'],
  [2, 100, 'open'],
  [3, 100, 'full'],
  [2, 101, 'expired'],
  [3, 101, 'expired'],
])('L9, L11: %i of 3 stamps at %i of 100: %s', (stamps, now, state) => {
  expect(cardState({ stamps, maxStamps: 3, expires: 100 }, now)).toBe(state);
});

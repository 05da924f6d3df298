import { describe, expect, it } from 'vitest';
import { readAnswer, writeAnswer } from '../../src/analytics/stored-answer.ts';
import { memoryStore } from './memory-store.ts';

const read = (kept: string | undefined, now: string) => readAnswer(memoryStore(kept), new Date(now));

describe('readAnswer', () => {
  it('finds what was answered', () => {
    expect(read('accepted 2026-11-20', '2026-11-20T20:00:00Z')).toBe('accepted');
    expect(read('refused 2026-11-20', '2027-03-01T12:00:00Z')).toBe('refused');
  });

  it.each(['accepted', 'refused'])('holds %s for two years, and no longer', (answer) => {
    expect(read(`${answer} 2026-11-20`, '2028-11-18T23:59:00Z')).toBe(answer);
    expect(read(`${answer} 2026-11-20`, '2028-11-19T00:00:00Z')).toBeUndefined();
  });

  it('takes an answer of the same day whatever the time zone, and none of later days', () => {
    expect(read('refused 2026-11-21', '2026-11-20T22:30:00Z')).toBe('refused');
    expect(read('accepted 2027-01-01', '2026-11-20T12:00:00Z')).toBeUndefined();
  });

  it.each([undefined, '', 'accepted', 'accepted soon', 'yes 2026-11-20', '{"answer":"accepted"}', ' 2026-11-20'])(
    'finds no answer in %j',
    (kept) => {
      expect(read(kept, '2026-11-20T20:00:00Z')).toBeUndefined();
    },
  );
});

it('an answer is kept with its day', () => {
  const store = memoryStore();
  writeAnswer(store, 'refused', new Date('2026-11-20T20:15:00Z'));
  expect(store.kept).toBe('refused 2026-11-20');
});

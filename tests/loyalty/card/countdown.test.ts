import { describe, expect, it } from 'vitest';
import { remainingText, spokenTime } from '../../../src/loyalty/card/countdown.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('what is left of a card ("Nd Nh", specification, point 4)', () => {
  it.each([
    ['2027-05-22T12:00:00.000Z', '181d 0h'],
    ['2026-11-24T15:30:00.000Z', '2d 3h'],
    ['2026-11-23T11:59:59.999Z', '0d 23h'],
    ['2026-11-22T12:59:00.000Z', '0d 0h'],
    ['2026-11-22T12:00:00.000Z', '0d 0h'],
  ])('until %s it is %s', (expiration, text) => {
    expect(remainingText(expiration, NOW)).toBe(text);
  });

  it('a card whose date is past has nothing left (L11)', () => {
    expect(remainingText('2026-11-22T11:59:59.999Z', NOW)).toBeUndefined();
    expect(remainingText('2025-01-01T00:00:00.000Z', NOW)).toBeUndefined();
  });

  it('a date that is none promises nothing', () => {
    expect(remainingText('soon', NOW)).toBeUndefined();
  });
});

describe('the same for those who hear it', () => {
  it.each([
    ['es', '2d 3h', '2 días 3 horas'],
    ['en', '1d 1h', '1 day 1 hour'],
    ['fr', '2d 0h', '2 jours 0 heure'],
    ['de', '1d 3h', '1 Tag 3 Stunden'],
    ['it', '181d 2h', '181 giorni 2 ore'],
    ['ca', '2d 3h', '2 dies 3 hores'],
  ])('in %s', (language, text, words) => {
    expect(spokenTime(text, language).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

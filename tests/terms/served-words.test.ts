import { expect, test } from 'vitest';
import { type ClosedDay, type Span, windowOf } from '../../src/terms/served.ts';
import { closedWords, servedWords } from '../../src/terms/served-words.ts';
import type { Language } from '../../src/terms/house.ts';

const LUNCH: readonly Span[] = [{ days: [1, 2, 3, 4, 5], hours: [['13:00', '16:00']] }];

test.each<[language: Language, spans: readonly Span[], words: string]>([
  ['es', LUNCH, 'lun–vie, 13:00–16:00'],
  ['en', LUNCH, 'Mon–Fri, 13:00–16:00'],
  ['fr', LUNCH, 'lun.–ven., 13:00–16:00'],
  ['de', LUNCH, 'Mo–Fr, 13:00–16:00'],
  ['es', [{ dates: ['06-01', '09-15'] }], '1 jun – 15 sept'],
  [
    'es',
    [
      { days: [5, 6], hours: [['23:00', '03:00']] },
      { days: [7], hours: [['12:00', '15:00']] },
    ],
    'vie, sáb, 23:00–3:00; dom, 12:00–15:00',
  ],
  [
    'en',
    [
      {
        days: [1, 3, 4, 5, 7],
        hours: [
          ['09:00', '12:30'],
          ['20:00', '24:00'],
        ],
      },
    ],
    'Mon, Wed–Fri, Sun, 09:00–12:30, 20:00–00:00',
  ],
  ['es', [{ days: [6, 7], hours: [['00:00', '24:00']] }], 'sáb, dom'],
])('in %s %j is said as %s', (language, spans, words) => {
  const said = servedWords(windowOf(spans), language);
  expect(said.replaceAll('\u2060', '')).toBe(words);
  // Hours stand on one line.
  expect(said).not.toMatch(/\d–\d/);
});

test.each<[language: Language, day: ClosedDay, words: string]>([
  ['es', '12-24', '24 dic'],
  ['es', '2027-01-06', '6 ene 2027'],
  ['es', ['08-15', '08-31'], '15\u2060–\u206031 ago'],
  ['en', ['08-15', '08-31'], 'Aug 15 – 31'],
  ['de', ['08-15', '08-31'], '15.\u2060–\u206031. Aug.'],
  ['es', ['07-15', '08-31'], '15 jul – 31 ago'],
  ['es', ['12-24', '01-06'], '24 dic – 6 ene'],
  ['es', ['2027-08-01', '2027-08-15'], '1\u2060–\u206015 ago 2027'],
  ['es', ['2026-12-30', '2027-01-02'], '30 dic 2026 – 2 ene 2027'],
])('in %s the closed %j is said as %s', (language, day, words) => {
  expect(closedWords(day, language)).toBe(words);
});

import { expect, test } from 'vitest';
import { withEnglishDays } from '../../../codegen/validate/weekday-names.ts';
import { compile, withFields } from '../support/compile.ts';

test.each([
  ['de', 'Mo–Fr 11.30–14 Uhr', 'mon-fri 11:30-14'],
  ['de', 'Di-So 12-15', 'tue-sun 12-15'],
  ['fr', 'mar-dim 12h-15h', 'tue-sun 12-15'],
  ['it', 'mer-gio 12-15', 'wed-thu 12-15'],
  ['es', '11:30〜14:00、17:00～22:00', '11:30-14:00,17:00-22:00'],
  ['es', '11：30-14：00', '11:30-14:00'],
])('hours in %s, %s, are told how to be written', (language, written, meant) => {
  const { diagnostics } = compile(withFields(`languages: ${language}\nhours: ${written}`));
  expect(diagnostics.map(({ code, fix }) => [code, fix?.text])).toEqual([['bad-served', meant]]);
});

test.each([
  ['el', 'Δευτέρα-Παρ', 'mon-fri'],
  ['ja', '月-土曜日', 'mon-sat'],
  ['ko', '월-금', 'mon-fri'],
  ['tr', 'Pzt-Cum', 'mon-fri'],
  ['pl', 'pon.-piątek', 'mon-fri'],
  ['da', 'lør-søn', 'sat-sun'],
  ['en', 'Sat-Sunday', 'sat-sun'],
])('days in %s: %s', (language, written, days) => {
  expect(withEnglishDays(written, language)).toBe(days);
});

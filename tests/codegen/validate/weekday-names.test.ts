import { expect, test } from 'vitest';
import { withEnglishDays } from '../../../codegen/validate/weekday-names.ts';
import { compileVenue } from '../../../codegen/resolve/compile-venue.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { contextOf, withFields } from '../support/compile.ts';

/** A venue with these hours, of a site that has its language. */
function hoursIn(language: string, written: string) {
  const languages = [...new Set([...LANGUAGES, language])];
  const text = withFields(`languages: ${language}\nhours: ${written}`);
  return compileVenue({ file: 'menus/bar.yaml', id: 'bar', text, languages }, { ...contextOf(), languages });
}

test.each([
  ['de', 'Mo–Fr 11.30–14 Uhr', 'mon-fri 11:30-14'],
  ['de', 'Di-So 12-15', 'tue-sun 12-15'],
  ['fr', 'mar-dim 12h-15h', 'tue-sun 12-15'],
  ['it', 'mer-gio 12-15', 'wed-thu 12-15'],
  ['da', 'man-tir 12-22', 'mon-tue 12-22'],
  ['da', 'ti-fr 12-22', 'tue-fri 12-22'],
  ['da', 'M-L 12-22', 'mon-sat 12-22'],
  ['pl', 'pn-pt 12-22', 'mon-fri 12-22'],
  ['pl', 'wt-nd 12-22', 'tue-sun 12-22'],
  ['pt', 'segunda-feira a sexta-feira 12-15', 'mon-fri 12-15'],
  ['pt', 'Terça a domingo 12-15', 'tue-sun 12-15'],
  ['nl', 'ma-vr 12-22', 'mon-fri 12-22'],
  ['en', 'M-F 12-15', 'mon-fri 12-15'],
  ['es', 'L-V 12-15', 'lun-vie 12-15'],
  ['ca', 'L-V 12-15', 'lun-vie 12-15'],
  ['en', 'L-V 13h-16h', 'lun-vie 13-16'],
  ['de', 'X-D 13-16 h', 'mie-dom 13-16'],
  ['gl', 'X-V 12-15', 'thu-fri 12-15'],
  ['es', '11:30〜14:00、17:00～22:00', '11:30-14:00,17:00-22:00'],
  ['es', '11：30-14：00', '11:30-14:00'],
])('hours in %s, %s, are told how to be written', (language, written, meant) => {
  const { diagnostics } = hoursIn(language, written);
  expect(diagnostics.map(({ code, fix }) => [code, fix?.text])).toEqual([['bad-served', meant]]);
});

test.each([
  ['fr', 'M-V 12-22'],
  ['en', 'M-S 12-22'],
  ['da', 'man og tir 12-22'],
  ['pl', 'p-s 12-22'],
])('what a word in %s, %s, means is not guessed', (language, written) => {
  const { diagnostics } = hoursIn(language, written);
  expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([['bad-served', undefined]]);
});

test.each([
  ['el', 'Δευτέρα-Παρ', 'mon-fri'],
  ['ja', '月-土曜日', 'mon-sat'],
  ['ko', '월-금', 'mon-fri'],
  ['tr', 'Pzt-Cum', 'mon-fri'],
  ['pl', 'pon.-piątek', 'mon-fri'],
  ['da', 'lør-søn', 'sat-sun'],
  ['da', 'fra man til tors', 'fra mon til thu'],
  ['pl', 'sob, ndz, czw, śr', 'sat, sun, thu, wed'],
  ['hu', 'H 12h-15h', 'mon 12h-15h'],
  ['tr', 'Pzt ve Sal', 'mon ve tue'],
  ['en', 'Sat-Sunday', 'sat-sun'],
])('days in %s: %s', (language, written, days) => {
  expect(withEnglishDays(written, language)).toBe(days);
});

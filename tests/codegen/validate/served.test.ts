import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeServed } from '../../../codegen/validate/served.ts';
import type { Span } from '../../../src/terms/served.ts';
import { compile, withFields } from '../support/compile.ts';

/** What `inspect` prints of the times that an editor writes; undefined where they are none. */
function spansOf(text: string): unknown {
  const { venue, diagnostics } = compile(
    `venue: Bar\nsections:\n- section: A\n  served: "${text}"\n  items:\n  - Agua: 2\n`,
  );
  return diagnostics.length > 0 ? undefined : venue?.sections[0]?.served;
}

const WEEK = [1, 2, 3, 4, 5];

test.each<[written: string, spans: readonly Span[]]>([
  ['lun-vie 13-16', [{ days: WEEK, hours: [['13:00', '16:00']] }]],
  ['mon-fri 13:00-16:30', [{ days: WEEK, hours: [['13:00', '16:30']] }]],
  ['1/6-15/9', [{ dates: ['06-01', '09-15'] }]],
  ['01/12-06/01', [{ dates: ['12-01', '01-06'] }]],
  [
    'vie,sab 23-3; dom 12-15',
    [
      { days: [5, 6], hours: [['23:00', '03:00']] },
      { days: [7], hours: [['12:00', '15:00']] },
    ],
  ],
  [
    'MIÉ, SÁB 9-13,17-20',
    [
      {
        days: [3, 6],
        hours: [
          ['09:00', '13:00'],
          ['17:00', '20:00'],
        ],
      },
    ],
  ],
  ['vie-lun', [{ days: [1, 5, 6, 7] }]],
  ['1/6-15/9 lun-vie 13-16', [{ dates: ['06-01', '09-15'], days: WEEK, hours: [['13:00', '16:00']] }]],
  ['12-24', [{ hours: [['12:00', '24:00']] }]],
  ['0-24', [{ hours: [['00:00', '24:00']] }]],
  [
    '  lun  13-16 ;  mar 9:30-12 ',
    [
      { days: [1], hours: [['13:00', '16:00']] },
      { days: [2], hours: [['09:30', '12:00']] },
    ],
  ],
])('%s', (written, spans) => {
  expect(spansOf(written)).toEqual(spans);
  expect(spansOf(writeServed(spans))).toEqual(spans);
  expect(spansOf(writeServed(spans, 'en'))).toEqual(spans);
});

const NO_TIMES = [
  '',
  ';',
  '13',
  '13-16 lun',
  'lun 1/6-15/9',
  '24-3',
  '13-25',
  '13:60-14',
  '24:30-3',
  '13-13',
  '0/6-1/7',
  '31/4-1/5',
  'lun-mie-vie',
  'lun mar',
  'xyz',
  '13-16 20-23',
  '1/6',
  '1/6-15/9,lun',
  'lun,,mar',
  'lun 13-16,',
  'L-V 13-16',
  '1/6/2026-2/6/2026',
];

test.each(NO_TIMES)('%j is no time', (written) => {
  expect(spansOf(written)).toBeUndefined();
});

test.each([
  ['de lunes a viernes, de 13 h a 16 h', 'lun-vie 13-16'],
  ['Viernes y sábados 20:00 a 23:30', 'vie,sab 20:00-23:30'],
  ['Monday to Friday, 13.00–16.00', 'mon-fri 13:00-16:00'],
  ['lun-vie 13-16, sab 12-17', 'lun-vie 13-16; sab 12-17'],
  ['lun - vie 13 - 16', 'lun-vie 13-16'],
  ['martes a domingo 13-16, lunes cerrado', 'mar-dom 13-16'],
  ['Monday closed; tue-sun 13-16', 'mar-dom 13-16'],
])('of %j the hint tells what was meant', (written, meant) => {
  const { diagnostics } = compile(withFields(`hours: "${written}"\n`));
  expect(diagnostics).toMatchObject([{ code: 'bad-served', hint: `write ${meant}` }]);
  expect(spansOf(meant)).toBeDefined();
});

test('what is written of any times means them', () => {
  const two = (count: number): string => String(count).padStart(2, '0');
  const clock = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map(two).join(':'));
  const date = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map(two).join('-'));
  const span = fc
    .record(
      {
        dates: fc.tuple(date, date),
        days: fc
          .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
          .map((days) => days.toSorted((one, other) => one - other)),
        hours: fc.array(
          fc.tuple(clock, clock).filter(([from, to]) => from !== to),
          { minLength: 1, maxLength: 3 },
        ),
      },
      { requiredKeys: [] },
    )
    .filter((parts) => Object.keys(parts).length > 0);
  fc.assert(
    fc.property(
      fc.array(span, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('es' as const, 'en' as const),
      (spans, language) => {
        expect(spansOf(writeServed(spans, language))).toEqual(spans);
      },
    ),
    { numRuns: 200 },
  );
});

test('the venue has hours, days on which it is closed, and a zone', () => {
  const { venue, diagnostics } = compile(
    withFields(
      'hours: mar-sab 13-16,20-24; dom 13-17\nclosed: [24/12, 1/8-15/8, 6/1/2027, 30/12/2026-2/1/2027]\ntimeZone: Atlantic/Canary\n',
    ),
  );
  expect(diagnostics).toEqual([]);
  expect(venue).toMatchObject({
    hours: [
      {
        days: [2, 3, 4, 5, 6],
        hours: [
          ['13:00', '16:00'],
          ['20:00', '24:00'],
        ],
      },
      { days: [7], hours: [['13:00', '17:00']] },
    ],
    closed: ['12-24', ['08-01', '08-15'], '2027-01-06', ['2026-12-30', '2027-01-02']],
    timeZone: 'Atlantic/Canary',
  });
});

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
])('the zone %s is known in every browser as %s', (written, known) => {
  const { venue, diagnostics } = compile(withFields(`timeZone: ${written}\n`));
  expect(diagnostics).toEqual([]);
  expect(venue?.timeZone).toBe(known);
});

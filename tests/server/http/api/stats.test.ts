import { expect, it } from 'vitest';
import { statsCsv } from '../../../../server/http/api/stats.ts';
import type { Stats } from '../../../../server/protocol/calls.ts';

const stats = (days: Stats['days']): Stats => ({
  barID: 'taberna',
  from: '2026-05-03',
  to: '2026-05-04',
  days,
  total: { stamps: 0, cards: 0, rewards: 0 },
  soldOut: [],
});

it('is a row for each day and two columns for each person, as Spanish spreadsheets read it', () => {
  const table = statsCsv(
    stats([
      { day: '2026-05-03', stamps: 3, cards: 1, rewards: 0, byMember: [{ name: 'Álvaro', stamps: 3, rewards: 0 }] },
      {
        day: '2026-05-04',
        stamps: 6,
        cards: 0,
        rewards: 2,
        byMember: [
          { name: 'Zoe', stamps: 2, rewards: 1 },
          { name: '', stamps: 1, rewards: 0 },
          { name: 'Álvaro', stamps: 1, rewards: 1 },
          { name: 'Álvaro', stamps: 2, rewards: 0 },
        ],
      },
    ]),
  );
  expect(table).toBe(
    '\uFEFF' +
      'Día;Sellos;Tarjetas nuevas;Recompensas;' +
      'Álvaro: sellos;Álvaro: recompensas;Sin nombre: sellos;Sin nombre: recompensas;Zoe: sellos;Zoe: recompensas\r\n' +
      '2026-05-03;3;1;0;3;0;0;0;0;0\r\n' +
      '2026-05-04;6;0;2;3;1;1;0;2;1\r\n',
  );
});

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example""): sellos"`],
  ['+34600000000', `'+34600000000: sellos`],
  ['-1', `'-1: sellos`],
  ['@SUM(A1)', `'@SUM(A1): sellos`],
  ['\tAna', `'\tAna: sellos`],
  ['Ana; Bea', '"Ana; Bea: sellos"'],
  ['Ana "la jefa"', '"Ana ""la jefa"": sellos"'],
  ['Ana\r\n=1', '"Ana\r\n=1: sellos"'],
])('a person called %j is text and no formula', (name, cell) => {
  const day = { day: '2026-05-03', stamps: 1, cards: 0, rewards: 0, byMember: [{ name, stamps: 1, rewards: 0 }] };
  const row = statsCsv(stats([day])).slice('\uFEFFDía;Sellos;Tarjetas nuevas;Recompensas;'.length);
  expect(row.slice(0, cell.length + 1)).toBe(`${cell};`);
});

import { describe, expect, it } from 'vitest';
import type { Special, TonightNotice } from '../../../server/protocol/tonight.ts';
import { contradictsItself } from '../../../server/protocol/limits.ts';
import { type Change, decideNews, type NewsFacts } from '../../../server/tonight/decide-news.ts';
import { dishesOf } from '../../../server/tonight/dishes.ts';
import { foldNews, newsFaults, type NewsEvent } from '../../../server/tonight/fold-news.ts';
import { newsAt, staffNewsAt } from '../../../server/tonight/news-at.ts';
import type { Content, NewsRow } from '../../../server/tonight/news-row.ts';

/** Noon of a Monday in Madrid; the next 06:00 there; the one after. */
const NOON = Date.parse('2026-05-04T10:00:00Z');
const SIX = Date.parse('2026-05-05T04:00:00Z');
const HOUR = 3_600_000;

const SOLD_OUT: Content = { what: 'sold-out' };
const RICE: Special = { name: { es: 'Arroz' }, price: 14, allergens: 'undeclared' };

const row = (subject: string, content: Content, ends: number | null = SIX, since = NOON): NewsRow => ({
  subject,
  name: subject,
  content,
  since,
  ends,
});

const decide = (change: Change, facts: Partial<NewsFacts> = {}) =>
  decideNews(change, {
    now: NOON,
    zone: 'Europe/Madrid',
    role: 'staff',
    dish: { price: 7.5, name: 'Croquetas' },
    rows: [],
    known: false,
    newID: 'new',
    ...facts,
  });

const mark: Change = { do: 'mark', dishID: 'croquetas', until: 'day' };
const always: Change = { ...mark, until: 'notice' };
const price: Change = { do: 'price', dishID: 'croquetas', amount: 9 };
const special: Change = { do: 'special', specialID: undefined, special: RICE };
const notice = (until: string): Change => ({ do: 'notice', notice: { text: { es: 'Hola' }, until } });
const denied = (code: string) => ({ kind: 'denied', code });

describe('T1: sold out', () => {
  it('ends at 06:00, or where an owner says so when it is taken back', () => {
    expect(decide(mark)).toMatchObject({ kind: 'set', row: { subject: 'croquetas', ends: SIX } });
    expect(decide(always)).toEqual(denied('not-owner'));
    expect(decide(always, { role: 'owner' })).toMatchObject({ kind: 'set', row: { ends: null } });
  });

  it('stays until further notice when staff mark it, too, and becomes shorter when an owner does', () => {
    const rows = [row('croquetas', SOLD_OUT, null)];
    expect(decide(mark, { rows })).toEqual({ kind: 'same', subject: 'croquetas' });
    expect(decide(mark, { rows, role: 'owner' })).toMatchObject({ kind: 'set', row: { ends: SIX, since: NOON } });
  });

  it('that has ended is marked anew', () => {
    const rows = [row('croquetas', SOLD_OUT, NOON, NOON - HOUR)];
    expect(decide(mark, { rows })).toMatchObject({ kind: 'set', row: { ends: SIX, since: NOON } });
  });
});

describe('T2: today’s price', () => {
  it.each([
    ['S.M', 'staff', 'set'],
    ['S.M', 'owner', 'set'],
    [7.5, 'staff', 'denied'],
    [7.5, 'owner', 'set'],
    [null, 'staff', 'denied'],
    [null, 'owner', 'denied'],
  ] as const)('of a dish whose price is %j: %s → %s', (of, role, kind) => {
    expect(decide(price, { role, dish: { price: of, name: 'Croquetas' } })).toMatchObject({ kind });
  });

  it('is taken back by whoever may set it; of a dish that is gone, by anybody', () => {
    const rows = [row('croquetas', { what: 'price', amount: 9 })];
    const back: Change = { do: 'take-back', what: 'price', subject: 'croquetas' };
    expect(decide(back, { rows })).toEqual(denied('not-your-price'));
    expect(decide(back, { rows, role: 'owner' })).toMatchObject({ kind: 'taken-back' });
    expect(decide(back, { rows, dish: undefined })).toMatchObject({ kind: 'taken-back' });
  });
});

describe('T3: specials', () => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    row(`special-${index}`, { what: 'special', special: { ...RICE, price: index + 1 } }),
  );

  it('are twelve at most, and what has ended is none of them', () => {
    expect(decide(special, { rows: twelve })).toEqual(denied('too-many-specials'));
    expect(decide(special, { rows: twelve, now: SIX })).toMatchObject({ kind: 'set', row: { subject: 'new' } });
    const changed: Change = { do: 'special', specialID: 'special-3', special: RICE };
    expect(decide(changed, { rows: twelve, known: true })).toMatchObject({
      kind: 'set',
      row: { subject: 'special-3' },
    });
    expect(decide({ ...changed, specialID: 'other' }, { rows: [] })).toEqual(denied('unknown-special'));
  });

  it('say nothing that their allergens deny', () => {
    expect(contradictsItself({ marks: ['vegano'], allergens: ['lacteo'] })).toBe(true);
    expect(contradictsItself({ marks: ['vegetariano'], allergens: ['lacteo', 'huevos'] })).toBe(false);
    expect(contradictsItself({ marks: ['vegetariano'], allergens: ['molusco'] })).toBe(true);
    expect(contradictsItself({ marks: ['picante', 'sin gluten'], allergens: ['gluten'] })).toBe(true);
    expect(contradictsItself({ marks: ['vegano', 'sin gluten'], allergens: 'none' })).toBe(false);
    expect(contradictsItself({ allergens: ['gluten'] })).toBe(false);
    const odd: Change = { ...special, special: { ...RICE, marks: ['vegano'], allergens: ['pescado'] } };
    expect(decide(odd)).toEqual(denied('conflicting-marks'));
  });
});

describe('T4: the notice', () => {
  it.each([
    ['2026-05-04T10:00:00.000Z', 'denied'],
    ['2026-05-04T10:00:00.001Z', 'set'],
    ['2026-05-05T04:00:00.000Z', 'set'],
    ['2026-05-05T04:00:00.001Z', 'denied'],
  ])('until %s: %s', (until, kind) => {
    expect(decide(notice(until))).toMatchObject({ kind });
  });
});

describe('what is read', () => {
  const told: TonightNotice = { text: { es: 'Hola' }, until: '2026-05-04T20:00:00.000Z' };
  const rows = [
    row('croquetas', SOLD_OUT),
    row('gone', SOLD_OUT, null),
    row('vino', SOLD_OUT, null),
    row('rodaballo', { what: 'price', amount: 24.5 }),
    row('gone', { what: 'price', amount: 3 }),
    row('s1', { what: 'special', special: RICE }),
    row('', { what: 'notice', text: told.text }, Date.parse(told.until)),
  ];
  const has = (id: string): boolean => id !== 'gone';
  const moment = (now: number) => ({ barID: 'taberna', now, zone: 'Europe/Madrid', has });
  const news = {
    barID: 'taberna',
    asOf: '2026-05-04T10:00:00.000Z',
    soldOut: ['croquetas', 'vino'],
    prices: [{ id: 'rodaballo', amount: 24.5 }],
    specials: [{ id: 's1', ...RICE }],
    notice: told,
  };

  it('T6: names what the menu has, and changes by itself when something ends', () => {
    expect(newsAt({ rows, changed: NOON }, moment(NOON + HOUR))).toEqual({ news, changes: Date.parse(told.until) });
  });

  it('T4: the notice ends at its time, and the news are of that time', () => {
    const { notice: _, ...others } = news;
    const later = newsAt({ rows, changed: NOON }, moment(Date.parse(told.until)));
    expect(later).toEqual({ news: { ...others, asOf: told.until }, changes: SIX });
  });

  it('T1: at 06:00 only that stays which is until further notice', () => {
    expect(newsAt({ rows, changed: NOON }, moment(SIX)).news).toEqual({
      barID: 'taberna',
      asOf: '2026-05-05T04:00:00.000Z',
      soldOut: ['vino'],
      prices: [],
      specials: [],
    });
  });

  it('T8: news of a day on which nothing was said are of its 06:00', () => {
    expect(newsAt({ rows: [], changed: undefined }, moment(NOON)).news.asOf).toBe('2026-05-04T04:00:00.000Z');
  });

  it('T6: staff no longer see a dropped one that has ended', () => {
    expect(staffNewsAt({ rows, changed: NOON }, moment(SIX)).dropped).toEqual([
      { id: 'gone', name: 'gone', what: 'sold-out' },
    ]);
  });

  it('T6: staff see what lasts, and what was dropped', () => {
    expect(staffNewsAt({ rows, changed: NOON }, moment(NOON))).toEqual({
      ...news,
      untilNotice: ['vino'],
      dropped: [
        { id: 'gone', name: 'gone', what: 'sold-out' },
        { id: 'gone', name: 'gone', what: 'price' },
      ],
      now: '2026-05-04T10:00:00.000Z',
    });
  });
});

describe('T7: the ledger', () => {
  const event = (at: number, change: NewsEvent['change'], subject: string, ends: number | null = SIX): NewsEvent => ({
    change,
    at,
    subject,
    name: subject,
    content: SOLD_OUT,
    ends,
  });

  it('tells what holds, since when in one piece, and forgets what ended before the last change', () => {
    const events = [
      event(NOON, 'set', 'one'),
      event(NOON + 1, 'set', 'two', NOON + HOUR),
      event(NOON + 2, 'set', 'three'),
      event(NOON + 3, 'taken-back', 'three'),
      event(NOON + HOUR, 'set', 'one', null),
    ];
    expect(foldNews(events)).toEqual([row('one', SOLD_OUT, null, NOON)]);
    expect(foldNews([...events, event(NOON + 2 * HOUR, 'set', 'two')]).at(-1)).toMatchObject({
      since: NOON + 2 * HOUR,
    });
  });

  it.each([
    ['name', { name: 'other' }],
    ['content', { content: { what: 'sold-out', until: 'always' } as typeof SOLD_OUT }],
    ['beginning', { since: NOON + 1 }],
    ['end', { ends: null }],
  ])('is seen to say another %s than what is kept', (_, other) => {
    const kept = row('one', SOLD_OUT, SIX, NOON);
    expect(newsFaults([kept], [event(NOON, 'set', 'one')])).toEqual([]);
    expect(newsFaults([{ ...kept, ...other }], [event(NOON, 'set', 'one')])).toEqual([
      'sold-out one: is kept as other than its ledger says',
    ]);
  });
});

describe('T1: the menus of one bar', () => {
  const croquetas = { id: 'croquetas', name: { es: 'Croquetas' }, section: 'Tapas', price: 7 };
  const dishes = dishesOf([
    { barID: 'taberna', languages: ['es'], dishes: [croquetas] },
    {
      barID: 'taberna',
      languages: ['en', 'es'],
      dishes: [
        { ...croquetas, price: 9 },
        { ...croquetas, id: 'chips', name: { en: 'Chips' } },
      ],
    },
  ]);

  it('are one list, in which an id stands once', () => {
    expect(dishes.of('taberna')).toMatchObject({
      languages: ['es', 'en'],
      dishes: [{ id: 'croquetas' }, { id: 'chips' }],
    });
    expect(dishes.find('taberna', 'croquetas')).toEqual({ price: 7, name: 'Croquetas' });
    expect(dishes.find('taberna', 'chips')).toEqual({ price: 7, name: 'Chips' });
  });

  it('know the dishes of each', () => {
    const two = dishesOf(
      ['vino', 'chips'].map((id) => ({ barID: 'taberna', languages: ['es'], dishes: [{ ...croquetas, id }] })),
    );
    expect(two.find('taberna', 'vino')).toBeDefined();
    expect(two.find('taberna', 'chips')).toBeDefined();
  });

  it('are empty where there are none', () => {
    expect(dishes.of('kiosco')).toEqual({ barID: 'kiosco', languages: ['es'], dishes: [] });
    expect(dishes.find('taberna', 'other')).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Dishes, dishesOf } from '../../../../server/tonight/dishes.ts';
import { FIXTURE_SITE as SITE } from '../../../support/fixture-site.ts';
import { createLoyaltyApp, type LoyaltyApp } from '../../../support/loyalty-app.ts';

const BAR = '/bars/taberna/tonight';
const RICE = { name: { es: 'Arroz con conejo' }, price: 14, allergens: ['gluten', 'apio'] };
const EMPTY = { soldOut: [], prices: [], specials: [] };
/** 06:00 of the day on which the tests' clock begins, and of the next. */
const SIX = '2026-05-04T04:00:00.000Z';
const NEXT_SIX = Date.parse('2026-05-05T04:00:00Z');

let loyalty: LoyaltyApp;
/** The menus that are served; those of the site unless a test says otherwise. */
let edition: Dishes;
const dishesWithout = (...ids: string[]) => edition.of('taberna').dishes.filter(({ id }) => !ids.includes(id));

beforeEach(async () => {
  edition = dishesOf(SITE.menus);
  loyalty = await createLoyaltyApp({ dishes: () => edition });
  await loyalty.hire('olga', 'taberna', 'owner');
  await loyalty.hire('wanda', 'taberna', 'staff');
});

afterEach(() => loyalty.close());

const read = (headers?: Record<string, string>) =>
  loyalty.ask(undefined, 'GET', '/tonight?barID=taberna', undefined, headers);
const put = (path: string, body: unknown, uid = 'wanda') => loyalty.ask(uid, 'PUT', `${BAR}/${path}`, body);
const take = (path: string, uid = 'wanda') => loyalty.ask(uid, 'DELETE', `${BAR}/${path}`);
const post = (body: unknown, uid = 'wanda') => loyalty.ask(uid, 'POST', `${BAR}/specials`, body);
const mark = (id: string, until = 'day', uid = 'wanda') => put(`sold-out/${id}`, { until }, uid);

describe('GET /tonight', () => {
  it('T9: answers anybody, so that a CDN can carry it', async () => {
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ barID: 'taberna', asOf: SIX, ...EMPTY });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=5, stale-while-revalidate=30',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
  });

  it('answers 304 to who has the news already, until they are others', async () => {
    const { headers } = await read();
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await read({ 'if-none-match': known });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('max-age=5') });
      expect(answer.headers).not.toHaveProperty('content-length');
    }
    await mark('croquetas');
    const answer = await read({ 'if-none-match': etag });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ soldOut: ['croquetas'] });
    expect(answer.headers.etag).not.toBe(etag);
  });

  it('knows no bars but ours, and is not to be kept then', async () => {
    const answer = await loyalty.ask(undefined, 'GET', '/tonight?barID=nowhere');
    expect(answer.json()).toMatchObject({ code: 'unknown-bar' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await loyalty.ask(undefined, 'GET', '/tonight')).statusCode).toBe(400);
    expect((await loyalty.ask(undefined, 'GET', '/tonight?barID=taberna&x=1')).statusCode).toBe(400);
  });

  it('T10: pages know that there is somebody to ask', async () => {
    expect((await loyalty.app.inject('/cartasqr/ohara')).headers).toMatchObject({ 'server-timing': 'api' });
  });

  it('T1: 06:00 is that of the venue', async () => {
    edition = dishesOf(SITE.menus.map((menu) => ({ ...menu, timeZone: 'Atlantic/Canary' })));
    // Staff are told whose clocks count.
    expect((await loyalty.ask('wanda', 'GET', '/bars/taberna/dishes')).json()).toMatchObject({
      timeZone: 'Atlantic/Canary',
    });
    await mark('croquetas');
    loyalty.clock.now = NEXT_SIX;
    expect((await read()).json()).toMatchObject({ soldOut: ['croquetas'] });
    loyalty.clock.now = NEXT_SIX + 3_600_000;
    expect((await read()).json()).toMatchObject({ asOf: new Date(NEXT_SIX + 3_600_000).toISOString(), soldOut: [] });
  });

  it('T1: says no more at 06:00 what was said for the day', async () => {
    await mark('croquetas');
    await mark('vino', 'notice', 'olga');
    loyalty.clock.now = NEXT_SIX - 1;
    expect((await read()).json().soldOut).toEqual(['croquetas', 'vino']);
    loyalty.clock.now = NEXT_SIX;
    expect((await read()).json()).toMatchObject({ soldOut: ['vino'], asOf: '2026-05-05T04:00:00.000Z' });
  });
});

describe('staff', () => {
  it('T1: mark a dish, and take it back', async () => {
    const marked = await mark('croquetas');
    expect(marked.statusCode).toBe(200);
    const asOf = '2026-05-04T10:00:00.000Z';
    expect(marked.json()).toEqual({
      barID: 'taberna',
      asOf,
      ...EMPTY,
      soldOut: ['croquetas'],
      untilNotice: [],
      dropped: [],
      now: '2026-05-04T10:00:00.000Z',
    });
    expect((await read()).json()).toEqual({ barID: 'taberna', asOf, ...EMPTY, soldOut: ['croquetas'] });
    expect((await take('sold-out/croquetas')).json()).toMatchObject({ soldOut: [] });
    expect((await read()).json()).toMatchObject({ soldOut: [] });
    expect((await mark('nada')).json()).toMatchObject({ code: 'unknown-dish' });
  });

  it('T2: say what a dish costs today', async () => {
    expect((await put('prices/rodaballo', { amount: 24.5 })).json()).toMatchObject({
      prices: [{ id: 'rodaballo', amount: 24.5 }],
    });
    const refused = await put('prices/croquetas', { amount: 8 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not-your-price']);
    expect((await put('prices/croquetas', { amount: 8 }, 'olga')).statusCode).toBe(200);
    expect((await take('prices/croquetas')).json()).toMatchObject({ code: 'not-your-price' });
    expect((await take('prices/croquetas', 'olga')).json()).toMatchObject({ prices: [{ id: 'rodaballo' }] });
    for (const amount of [0, -1, 1e-9, 4.205, 4.200000001, 10_001, Number.NaN, '4', null]) {
      expect([amount, (await put('prices/rodaballo', { amount })).statusCode]).toEqual([amount, 400]);
    }
    for (const amount of [0.01, 4.2, 19.99, 1_234.56, 10_000]) {
      expect((await put('prices/rodaballo', { amount })).json().prices).toMatchObject([{ amount }]);
    }
  });

  it('T3: write a special once, change it, take it back and bring it back', async () => {
    const written = await post(RICE);
    expect(written.statusCode).toBe(201);
    const { specialID } = written.json();
    expect(written.json()).toMatchObject({ specials: [{ id: specialID, ...RICE }] });
    const again = await post(RICE);
    expect([again.statusCode, again.json().specialID]).toEqual([200, specialID]);
    const changed = { ...RICE, price: 15, description: { es: 'Para dos', en: 'For two' }, marks: ['casero'] };
    expect((await put(`specials/${specialID}`, changed)).json().specials).toEqual([{ id: specialID, ...changed }]);
    expect((await take(`specials/${specialID}`)).json().specials).toEqual([]);
    expect((await put(`specials/${specialID}`, RICE)).json().specials).toHaveLength(1);
    expect((await put('specials/none', RICE)).json().code).toBe('unknown-special');
  });

  it.each([
    ['no allergens said', { name: RICE.name, price: 14 }],
    ['allergens that nobody chose', { ...RICE, allergens: [] }],
    ['an allergen twice', { ...RICE, allergens: ['apio', 'apio'] }],
    ['an allergen of no list', { ...RICE, allergens: ['kryptonite'] }],
    ['no name', { ...RICE, name: {} }],
    ['an empty name', { ...RICE, name: { es: '  ' } }],
    ['a name in no language of ours', { ...RICE, name: { la: 'Oryza' } }],
    ['a name that is too long', { ...RICE, name: { es: 'x'.repeat(81) } }],
    ['a name of two lines', { ...RICE, name: { es: 'Arroz\ncon conejo' } }],
    ['a name that turns the words after it', { ...RICE, name: { es: 'Arroz \u202Econ conejo' } }],
    ['half of a character', { ...RICE, name: { es: 'Arroz \uD83D' } }],
    ['a mark of no list', { ...RICE, marks: ['kosher'] }],
    ['something else', { ...RICE, image: 'x.jpg' }],
  ])('T3: are refused a special with %s', async (_, body) => {
    expect((await post(body)).json()).toMatchObject({ code: 'bad-request' });
    expect((await read()).json().specials).toEqual([]);
  });

  it('T3: are refused a special that contradicts itself, and a thirteenth', async () => {
    const odd = await post({ ...RICE, marks: ['sin gluten'] });
    expect([odd.statusCode, odd.json().code]).toEqual([409, 'conflicting-marks']);
    for (let price = 1; price <= 12; price += 1) expect((await post({ ...RICE, price })).statusCode).toBe(201);
    const thirteenth = await post({ ...RICE, price: 13 });
    expect([thirteenth.statusCode, thirteenth.json().code]).toEqual([409, 'too-many-specials']);
  });

  it('T4: give notice until a time they choose, 06:00 at most', async () => {
    const notice = { text: { es: 'La cocina cierra a las 23:00', en: 'The kitchen closes at 23:00' } };
    const until = '2026-05-04T21:00:00.000Z';
    expect((await put('notice', { ...notice, until })).json()).toMatchObject({ notice: { ...notice, until } });
    loyalty.clock.now = Date.parse(until);
    expect((await read()).json().notice).toBeUndefined();
    for (const odd of [until, '2026-05-05T04:00:01.000Z']) {
      expect((await put('notice', { ...notice, until: odd })).json().code).toBe('bad-end');
    }
    await put('notice', { ...notice, until: '2026-05-05T04:00:00.000Z' });
    expect((await take('notice')).json().notice).toBeUndefined();
    expect((await put('notice', { text: { es: 'x'.repeat(141) }, until: '2026-05-05T04:00:00.000Z' })).statusCode).toBe(
      400,
    );
  });

  it('T9: what they write is text, to the letter', async () => {
    const text = `<img src=x onerror=alert(1)> & </script>"'`;
    await put('notice', { text: { es: text }, until: '2026-05-05T04:00:00.000Z' });
    await post({ ...RICE, name: { es: text } });
    const answer = await read();
    expect(answer.json()).toMatchObject({ notice: { text: { es: text } }, specials: [{ name: { es: text } }] });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('T9: who was removed is refused at once', async () => {
    expect((await mark('croquetas')).statusCode).toBe(200);
    await loyalty.ask('olga', 'DELETE', '/staff/wanda?barID=taberna');
    expect((await mark('vino')).json().code).toBe('not-staff');
    expect((await take('sold-out/croquetas')).json().code).toBe('not-staff');
    expect((await read()).json().soldOut).toEqual(['croquetas']);
  });

  it('T6: choose of the dishes of the menu that is served', async () => {
    const answer = await loyalty.ask('wanda', 'GET', '/bars/taberna/dishes');
    expect(answer.json()).toMatchObject({ languages: ['es', 'en'], dishes: [{ id: 'croquetas', price: 7.5 }, {}, {}] });
  });
});

it('T6: a new edition drops news of dishes that it has no more, which staff see; an older one brings them back', async () => {
  await mark('croquetas');
  await put('prices/rodaballo', { amount: 24.5 });
  await mark('vino');
  const served = edition;
  const etag = String((await read()).headers.etag);
  edition = dishesOf([{ barID: 'taberna', languages: ['es'], dishes: dishesWithout('croquetas', 'rodaballo') }]);
  const answer = await read({ 'if-none-match': etag });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { soldOut: ['vino'], prices: [] }]);
  const seen = await loyalty.ask('wanda', 'GET', BAR);
  expect(seen.json().dropped).toEqual([
    { id: 'rodaballo', name: 'Rodaballo', what: 'price' },
    { id: 'croquetas', name: 'Croquetas', what: 'sold-out' },
  ]);
  expect((await mark('croquetas')).json().code).toBe('unknown-dish');
  expect((await take('prices/rodaballo')).json().dropped).toEqual([
    { id: 'croquetas', name: 'Croquetas', what: 'sold-out' },
  ]);
  edition = served;
  expect((await read()).json()).toMatchObject({ soldOut: ['croquetas', 'vino'], prices: [] });
});

it('T7: owners read who said what, of a month at most', async () => {
  await mark('croquetas');
  await take('sold-out/croquetas', 'olga');
  const history = (query = '') => loyalty.ask('olga', 'GET', `${BAR}/history${query}`);
  expect((await history()).json()).toMatchObject({
    barID: 'taberna',
    from: '2026-04-28',
    to: '2026-05-04',
    rows: [
      { change: 'taken-back', by: 'Name of olga' },
      { change: 'set', by: 'Name of wanda', name: 'Croquetas', until: '2026-05-05T04:00:00.000Z' },
    ],
  });
  expect((await history('?from=2026-04-03&to=2026-05-03')).json().rows).toEqual([]);
  expect((await history('?from=2026-04-02&to=2026-05-03')).statusCode).toBe(400);
  // Six days before it have no date of four digits.
  expect((await history('?to=0000-01-01')).statusCode).toBe(400);
});

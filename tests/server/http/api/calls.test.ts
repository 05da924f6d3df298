import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoyaltyApp, type LoyaltyApp, qrOf } from '../../../support/loyalty-app.ts';

const MINUTE = 60_000;

let loyalty: LoyaltyApp;
let start: number;
/** Somebody else in each test. */
let diner: string;
let diners = 0;

beforeAll(async () => {
  loyalty = await createLoyaltyApp();
  start = loyalty.clock.now;
  await loyalty.hire('olga', 'taberna', 'owner');
  await loyalty.hire('wanda', 'taberna', 'staff');
  await loyalty.hire('bruno', 'bodega', 'owner');
});

beforeEach(() => {
  loyalty.clock.now = start;
  diners += 1;
  diner = `dina-${diners}`;
});

afterAll(() => loyalty.close());

const call = (...given: Parameters<LoyaltyApp['ask']>) => loyalty.ask(...given);

/** The diner shows the code, the waiter scans it. */
async function showAndScan(waiter = 'wanda', barID = 'taberna') {
  loyalty.clock.now += MINUTE;
  await loyalty.store.show({ uid: diner, barID, now: loyalty.clock.now });
  const answer = await call(waiter, 'POST', '/scan-loyalty-card', { qr: qrOf(diner, barID) });
  await loyalty.store.hide({ uid: diner, barID, now: loyalty.clock.now });
  return answer;
}

const claim = (barID = 'taberna') => call(diner, 'POST', '/create-new-loyalty-card', { barID });

describe("the diner's calls", () => {
  it('tell of nobody before, and of the card afterwards', async () => {
    expect((await call(diner, 'GET', '/get-user-data')).json()).toEqual({ userFound: false, loyaltyCards: [] });
    const claimed = await claim();
    expect(claimed.statusCode).toBe(201);
    expect(claimed.json()).toEqual({
      cardID: expect.any(String),
      bar: { ID: 'taberna' },
      expiration: expect.stringMatching(/^2026-11-04T/),
      maxStamps: 3,
      nStamps: 0,
      reward: 'Una ración',
      rewards: { es: 'Una ración', en: 'A dish' },
      state: 'open',
    });
    const data = await call(diner, 'GET', '/get-user-data', undefined, { 'content-type': 'application/json' });
    expect(data.json()).toEqual({ userFound: true, loyaltyCards: [claimed.json()] });
  });

  it('claim once: the second time answers the same card (L2)', async () => {
    const first = await claim();
    const second = await claim();
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
  });

  it('refuse a bar that nobody knows, and one without a programme', async () => {
    expect((await claim('nada')).statusCode).toBe(404);
    expect((await claim('nada')).json()).toEqual({ code: 'unknown-bar', message: 'No conocemos este bar.' });
    expect((await claim('kiosco')).statusCode).toBe(409);
    expect((await claim('kiosco')).json()).toEqual({
      code: 'no-programme',
      message: 'Este bar no tiene tarjeta de sellos.',
    });
  });

  it('export everything and delete everything (L15)', async () => {
    await claim();
    await showAndScan();
    const exported = await call(diner, 'GET', '/export-user-data');
    expect(exported.statusCode).toBe(200);
    expect(exported.json().cards[0].events.map(({ kind }: { kind: string }) => kind)).toEqual(['claimed', 'stamped']);
    const deleted = await call(diner, 'DELETE', '/user');
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect((await call(diner, 'GET', '/get-user-data')).json()).toEqual({ userFound: false, loyaltyCards: [] });
  });
});

describe('what a bar offers', () => {
  it('is told to anyone, and may be kept for five minutes', async () => {
    const answer = await call(undefined, 'GET', '/get-bar-services?barID=taberna');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(answer.json()).toEqual({
      barID: 'taberna',
      loyalty: true,
      programme: {
        stamps: 3,
        reward: { es: 'Una ración', en: 'A dish' },
        validity: { amount: 6, unit: 'months' },
        perDay: null,
      },
    });
    const none = await call(undefined, 'GET', '/get-bar-services?barID=kiosco');
    expect(none.json()).toEqual({ barID: 'kiosco', loyalty: false, programme: null });
  });

  it('is not found for a bar that nobody knows, and that may not be kept', async () => {
    const answer = await call(undefined, 'GET', '/get-bar-services?barID=nada');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.json().message).toBe('No conocemos este bar.');
  });

  it('the app learns how to sign people in', async () => {
    expect((await call(undefined, 'GET', '/sign-in')).json()).toEqual({
      projectId: 'cartas-example',
      apiKey: 'AIza-example-key',
      authDomain: 'cartas-example.firebaseapp.com',
      emulator: false,
    });
  });
});

describe('a scan', () => {
  beforeEach(async () => {
    await claim();
  });

  it('stamps the card that is shown (L4), and says who may undo it until when', async () => {
    const answer = await showAndScan();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      outcome: 'stamped',
      card: { nStamps: 1, maxStamps: 3, state: 'open' },
      stampID: expect.any(String),
      stampedAt: '2026-05-04T10:01:00.000Z',
      undoUntil: '2026-05-04T10:06:00.000Z',
    });
  });

  it('takes the code as an object, and typed digits', async () => {
    const { typed } = await loyalty.store.show({ uid: diner, barID: 'taberna', now: loyalty.clock.now });
    const qr = { qr: 'cartasqr', service: 'loyalty', barID: 'taberna', cardOwnerID: diner };
    expect((await call('wanda', 'POST', '/scan-loyalty-card', { qr })).json().outcome).toBe('stamped');
    const again = await call('wanda', 'POST', '/scan-loyalty-card', { qr: `${typed.slice(0, 3)} ${typed.slice(3)}` });
    expect(again.json().outcome).toBe('repeated');
  });

  it('says what is no code of ours to staff, and to nobody else', async () => {
    const refused = await call('wanda', 'POST', '/scan-loyalty-card', { qr: 'https://example.com' });
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toEqual({
      outcome: 'refused',
      reason: 'not-a-code',
      message: 'Este código no es de una tarjeta de sellos.',
    });
    const stranger = await call(diner, 'POST', '/scan-loyalty-card', { qr: 'https://example.com' });
    expect([stranger.statusCode, stranger.json().code]).toEqual([403, 'not-staff']);
  });

  it("of another bar's card is forbidden, and says so to people and to programs", async () => {
    const answer = await call('wanda', 'POST', '/scan-loyalty-card', { qr: qrOf(diner, 'bodega') });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      code: 'wrong-bar',
      message: 'Esta tarjeta es de otro bar.',
      outcome: 'refused',
      reason: 'wrong-bar',
    });
  });

  it('answers the same for a stranger and for a card that is not shown (L17)', async () => {
    const [known, unknown] = await Promise.all([
      call('wanda', 'POST', '/scan-loyalty-card', { qr: qrOf(diner, 'taberna') }),
      call('wanda', 'POST', '/scan-loyalty-card', { qr: qrOf('nobody-at-all', 'taberna') }),
    ]);
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.json().reason).toBe('not-shown');
  });

  it('is undone by whoever gave the stamp (L10)', async () => {
    const { stampID } = (await showAndScan()).json();
    expect((await call('olga', 'POST', '/undo-stamp', { stampID })).json().code).toBe('not-your-stamp');
    const undone = await call('wanda', 'POST', '/undo-stamp', { stampID });
    expect([undone.statusCode, undone.json().nStamps]).toEqual([200, 0]);
  });

  it('of a full card leads to the reward and to a new card (L9)', async () => {
    await showAndScan();
    await showAndScan();
    const { card } = (await showAndScan()).json();
    expect(card).toMatchObject({ nStamps: 3, state: 'full' });
    const given = { cardID: card.cardID, qr: qrOf(diner, 'taberna') };
    expect((await call('wanda', 'POST', '/redeem-reward', { ...given, qr: 'a menu' })).json().code).toBe('not-shown');
    const redeemed = await call('wanda', 'POST', '/redeem-reward', given);
    expect([redeemed.statusCode, redeemed.json().nStamps]).toEqual([200, 0]);
    expect((await call('wanda', 'POST', '/redeem-reward', given)).json()).toEqual(redeemed.json());
  });
});

describe('staff', () => {
  it('come by a link that works once (L16)', async () => {
    const invited = await call('olga', 'POST', '/invitations', { barID: 'taberna', role: 'staff' });
    expect(invited.statusCode).toBe(201);
    const { link, ...rest } = invited.json();
    expect(rest).toEqual({ barID: 'taberna', role: 'staff', expires: '2026-05-05T10:00:00.000Z' });
    expect(link).toMatch(/^http:\/\/localhost:80\/cartasqr\/staff#invitation=[\w-]{32}$/);
    const [, token] = link.split('=');
    const accepted = await call('nuria', 'POST', '/invitations/accept', { token });
    expect([accepted.statusCode, accepted.json()]).toEqual([
      200,
      { barID: 'taberna', name: 'La Taberna', role: 'staff' },
    ]);
    const second = await call('pablo', 'POST', '/invitations/accept', { token });
    expect([second.statusCode, second.json().code]).toEqual([410, 'bad-invitation']);
  });

  it('are seen by owners, and go when an owner says so', async () => {
    await loyalty.hire('remo', 'taberna', 'staff');
    const [bar] = (await call('olga', 'GET', '/staff')).json().bars;
    expect(bar).toMatchObject({ barID: 'taberna', name: 'La Taberna', role: 'owner' });
    expect(bar.members.map(({ uid }: { uid: string }) => uid).toSorted()).toEqual(['nuria', 'olga', 'remo', 'wanda']);
    expect((await call('wanda', 'GET', '/staff')).json()).toEqual({
      bars: [{ barID: 'taberna', name: 'La Taberna', role: 'staff' }],
    });
    expect((await call('olga', 'DELETE', '/staff/remo?barID=taberna')).statusCode).toBe(204);
    expect((await call('remo', 'GET', '/staff')).json()).toEqual({ bars: [] });
    expect((await call('olga', 'DELETE', '/staff/olga?barID=taberna')).json().code).toBe('last-owner');
  });
});

describe('figures', () => {
  it('are those of the last 30 days of Madrid unless others are asked for', async () => {
    const stats = (await call('bruno', 'GET', '/bars/bodega/stats')).json();
    expect([stats.from, stats.to, stats.total]).toEqual([
      '2026-04-05',
      '2026-05-04',
      { stamps: 0, cards: 0, rewards: 0 },
    ]);
    const some = (await call('bruno', 'GET', '/bars/bodega/stats?from=2026-05-01&to=2026-05-02')).json();
    expect([some.from, some.to]).toEqual(['2026-05-01', '2026-05-02']);
  });

  it.each(['from=2026-05-05&to=2026-05-04', 'from=2025-01-01', 'from=2026-02-30', 'to=today', 'since=2026-05-01'])(
    'are refused for %s',
    async (query) => {
      const answer = await call('bruno', 'GET', `/bars/bodega/stats?${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
    },
  );

  it.each([
    ['format=csv', {}],
    ['', { accept: 'text/csv' }],
  ])('come as a table by %j and %j', async (query, headers) => {
    await claim('bodega');
    await showAndScan('bruno', 'bodega');
    const range = 'from=2026-05-03&to=2026-05-04';
    const answer = await call('bruno', 'GET', `/bars/bodega/stats?${range}&${query}`, undefined, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="bodega-2026-05-03-2026-05-04.csv"');
    expect(answer.body).toMatch(/^2026-05-04;(\d);\1;0;\1;0$/m);
  });
});

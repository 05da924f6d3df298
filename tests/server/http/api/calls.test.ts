import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BARS, createLoyaltyApp, type LoyaltyApp, qrOf } from '../../../support/loyalty-app.ts';

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

/** Status and answer of a call. */
async function call(...given: Parameters<LoyaltyApp['ask']>) {
  const answer = await loyalty.ask(...given);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: JSON.parse(answer.body || '{}'),
  };
}

const claim = (barID = 'taberna') => call(diner, 'POST', '/create-new-loyalty-card', { barID });
const scan = (qr: unknown, by = 'wanda', confirmed = {}) =>
  call(by, 'POST', '/scan-loyalty-card', { qr, ...confirmed });

/** The diner shows the code, the waiter scans it. */
async function showAndScan(by = 'wanda', barID = 'taberna') {
  loyalty.clock.now += MINUTE;
  await loyalty.store.show({ uid: diner, barID, now: loyalty.clock.now });
  const answer = await scan(qrOf(diner, barID), by);
  await loyalty.store.hide({ uid: diner, barID, now: loyalty.clock.now });
  return answer;
}

describe("the diner's calls", () => {
  it('claim once (L2), and tell of nobody before and of the card afterwards', async () => {
    expect((await call(diner, 'GET', '/get-user-data')).body).toEqual({ userFound: false, loyaltyCards: [] });
    const card = {
      cardID: expect.any(String),
      bar: { ID: 'taberna' },
      expiration: expect.stringMatching(/^2026-11-04T/),
      maxStamps: 3,
      nStamps: 0,
      reward: 'Una ración',
      rewards: { es: 'Una ración', en: 'A dish' },
      state: 'open',
    };
    const claimed = await claim();
    expect(claimed).toMatchObject({ status: 201, body: card });
    expect(await claim()).toMatchObject({ status: 200, body: claimed.body });
    const data = await call(diner, 'GET', '/get-user-data', undefined, { 'content-type': 'application/json' });
    expect(data.body).toEqual({ userFound: true, loyaltyCards: [claimed.body] });
  });

  it.each([
    ['a bar that nobody knows', 'nada', 404, 'unknown-bar', 'No conocemos este bar.'],
    ['a bar that no menu could name so', 'No_Existe', 404, 'unknown-bar', 'No conocemos este bar.'],
    ['what is no word', '../taberna', 400, 'bad-request', 'La petición no es correcta.'],
    ['a bar without a programme', 'kiosco', 409, 'no-programme', 'Este bar no tiene tarjeta de sellos.'],
  ])('refuse %s', async (_, barID, status, code, message) => {
    expect(await claim(barID)).toMatchObject({ status, body: { code, message } });
  });

  it('answer with the card of a bar that has given its programme up since (L2)', async () => {
    const bar = { barID: 'kiosco', name: 'El Kiosco', path: 'kiosco', programme: BARS.get('taberna')?.programme };
    const { card } = await loyalty.store.claim({ uid: diner, bar, now: start });
    expect(await claim('kiosco')).toMatchObject({ status: 200, body: card });
  });

  it('export everything and delete everything (L15)', async () => {
    await claim();
    await showAndScan();
    const { status, body } = await call(diner, 'GET', '/export-user-data');
    expect(status).toBe(200);
    expect(body.cards[0].events.map(({ kind }: { kind: string }) => kind)).toEqual(['claimed', 'stamped']);
    expect(await call(diner, 'DELETE', '/user')).toMatchObject({ status: 204, text: '' });
    expect((await call(diner, 'GET', '/get-user-data')).body).toEqual({ userFound: false, loyaltyCards: [] });
  });
});

it.each(['/user', '/staff/dina-elsewhere'])(
  'DELETE %s may name the type of the body that it does not have',
  async (path) => {
    const headers = { 'content-type': 'application/json' };
    const named = await call(diner, 'DELETE', path, undefined, headers);
    expect(named.status).toBe((await call(diner, 'DELETE', path)).status);
    expect(named.body.code).not.toBe('bad-request');
  },
);

describe('what a bar offers', () => {
  const programme = {
    stamps: 3,
    reward: { es: 'Una ración', en: 'A dish' },
    validity: { amount: 6, unit: 'months' },
    perDay: null,
  };

  it.each([
    ['taberna', { barID: 'taberna', loyalty: true, programme }],
    ['kiosco', { barID: 'kiosco', loyalty: false, programme: null }],
  ])('is told to anyone of %s, and may be kept for five minutes', async (barID, offered) => {
    const { status, headers, body } = await call(undefined, 'GET', `/get-bar-services?barID=${barID}`);
    expect([status, headers['cache-control'], body]).toEqual([200, 'public, max-age=300', offered]);
  });

  it.each(['nada', 'NADA'])('is not found for %s, a bar that nobody knows, and that may not be kept', async (barID) => {
    const { status, headers, body } = await call(undefined, 'GET', `/get-bar-services?barID=${barID}`);
    expect([status, headers['cache-control'], body.message]).toEqual([404, 'no-store', 'No conocemos este bar.']);
  });
});

it('the app learns how to sign people in', async () => {
  expect((await call(undefined, 'GET', '/sign-in')).body).toEqual({
    projectId: 'cartas-example',
    apiKey: 'AIza-example-key',
    authDomain: 'cartas-example.firebaseapp.com',
    emulator: false,
  });
});

describe('a scan', () => {
  beforeEach(async () => {
    await claim();
  });

  it('stamps the card that is shown (L4), and says who may undo it until when (L10)', async () => {
    const { status, body } = await showAndScan();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'stamped',
      card: { nStamps: 1, maxStamps: 3, state: 'open' },
      stampID: expect.any(String),
      stampedAt: '2026-05-04T10:01:00.000Z',
      undoUntil: '2026-05-04T10:06:00.000Z',
    });
    const { stampID } = body;
    expect((await call('olga', 'POST', '/undo-stamp', { stampID })).body.code).toBe('not-your-stamp');
    const undone = await call('wanda', 'POST', '/undo-stamp', { stampID });
    expect(undone).toMatchObject({ status: 200, body: { nStamps: 0 } });
  });

  it('takes the code as an object, and typed digits', async () => {
    const { typed } = await loyalty.store.show({ uid: diner, barID: 'taberna', now: loyalty.clock.now });
    expect((await scan(JSON.parse(qrOf(diner, 'taberna')))).body.outcome).toBe('stamped');
    expect((await scan(`${typed.slice(0, 3)} ${typed.slice(3)}`)).body.outcome).toBe('repeated');
  });

  it('says what is no code of ours to staff, and to nobody else', async () => {
    const message = 'Este código no es de una tarjeta de sellos.';
    const refused = { outcome: 'refused', reason: 'not-a-code', message };
    expect(await scan('https://example.com')).toMatchObject({ status: 200, body: refused });
    expect(await scan('7'.repeat(7_089))).toMatchObject({ status: 200, body: refused });
    expect((await scan('7'.repeat(7_090))).status).toBe(400);
    expect(await scan('https://example.com', diner)).toMatchObject({ status: 403, body: { code: 'not-staff' } });
  });

  it("of another bar's card is forbidden, and says so to people and to programs", async () => {
    const { status, body } = await scan(qrOf(diner, 'bodega'));
    expect(status).toBe(403);
    expect(body).toEqual({
      code: 'wrong-bar',
      message: 'Esta tarjeta es de otro bar.',
      outcome: 'refused',
      reason: 'wrong-bar',
    });
  });

  it.each([
    ['not-shown', {}],
    ['no-card', { unshown: true }],
  ])('answers the same for nobody and for a card that was never shown (L17): %s', async (reason, confirmed) => {
    const card = await scan(qrOf(diner, 'taberna'), 'wanda', confirmed);
    const none = await scan(qrOf('nobody-at-all', 'taberna'), 'wanda', confirmed);
    expect([card.status, card.text]).toEqual([none.status, none.text]);
    expect(card.body).toEqual({ outcome: 'refused', reason, message: expect.any(String) });
  });

  it('of a full card leads to the reward and to a new card (L9)', async () => {
    await showAndScan();
    await showAndScan();
    const { card } = (await showAndScan()).body;
    expect(card).toMatchObject({ nStamps: 3, state: 'full' });
    const redeem = (qr: string) => call('wanda', 'POST', '/redeem-reward', { cardID: card.cardID, qr });
    expect((await redeem('a menu')).body.code).toBe('not-shown');
    const redeemed = await redeem(qrOf(diner, 'taberna'));
    expect(redeemed).toMatchObject({ status: 200, body: { nStamps: 0 } });
    expect((await redeem(qrOf(diner, 'taberna'))).body).toEqual(redeemed.body);
  });
});

it('staff come by a link that works once (L16), are seen by owners, and go when an owner says so', async () => {
  const invited = await call('olga', 'POST', '/invitations', { barID: 'taberna', role: 'staff' });
  expect(invited).toMatchObject({
    status: 201,
    body: { barID: 'taberna', role: 'staff', expires: '2026-05-05T10:00:00.000Z' },
  });
  const unknown = { barID: 'TABERNA', role: 'staff' };
  expect(await call('olga', 'POST', '/invitations', unknown)).toMatchObject({ status: 404 });
  expect(invited.body.link).toMatch(/^http:\/\/localhost:80\/cartasqr\/staff#invitation=[\w-]{32}$/);
  const [, token] = invited.body.link.split('=');
  const accept = (uid: string) => call(uid, 'POST', '/invitations/accept', { token });
  const nuriasBar = { barID: 'taberna', name: 'La Taberna', role: 'staff' };
  expect(await accept('nuria')).toMatchObject({ status: 200, body: nuriasBar });
  const bad = { status: 410, body: { code: 'bad-invitation' } };
  expect(await accept('pablo')).toMatchObject(bad);
  const cut = { token: token.slice(0, 9) };
  expect(await call('pablo', 'POST', '/invitations/accept', cut)).toMatchObject(bad);

  const [bar] = (await call('olga', 'GET', '/staff')).body.bars;
  expect(bar).toMatchObject({ barID: 'taberna', name: 'La Taberna', role: 'owner' });
  expect(bar.members.map(({ uid }: { uid: string }) => uid).toSorted()).toEqual(['nuria', 'olga', 'wanda']);
  expect((await call('nuria', 'GET', '/staff')).body).toEqual({ bars: [nuriasBar] });
  expect((await call('olga', 'DELETE', '/staff/nuria?barID=taberna')).status).toBe(204);
  expect((await call('nuria', 'GET', '/staff')).body).toEqual({ bars: [] });
  expect((await call('olga', 'DELETE', '/staff/olga?barID=taberna')).body.code).toBe('last-owner');
});

describe('figures', () => {
  const figures = (query: string, headers = {}) =>
    call('bruno', 'GET', `/bars/bodega/stats?${query}`, undefined, headers);

  it('are those of the last 30 days of Madrid unless others are asked for', async () => {
    const total = { stamps: 0, cards: 0, rewards: 0 };
    expect((await figures('')).body).toMatchObject({ from: '2026-04-05', to: '2026-05-04', total });
    expect((await figures('from=2026-05-01&to=2026-05-02')).body).toMatchObject({
      from: '2026-05-01',
      to: '2026-05-02',
    });
  });

  it.each(['from=2026-05-05&to=2026-05-04', 'from=2025-01-01', 'from=2026-02-30', 'to=today', 'since=2026-05-01'])(
    'are refused for %s',
    async (query) => {
      expect(await figures(query)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
  );

  it.each([
    ['format=csv', {}],
    ['', { accept: 'text/csv' }],
  ])('come as a table by %j and %j', async (query, accept) => {
    await claim('bodega');
    await showAndScan('bruno', 'bodega');
    const path = `/bars/bodega/stats?from=2026-05-03&to=2026-05-04&${query}`;
    const { statusCode, headers, body } = await loyalty.ask('bruno', 'GET', path, undefined, accept);
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="bodega-2026-05-03-2026-05-04.csv"',
    ]);
    expect(body).toMatch(/^2026-05-04;(\d);\1;0;\1;0$/m);
  });
});

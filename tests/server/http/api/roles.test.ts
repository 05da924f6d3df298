import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoyaltyApp, type LoyaltyApp, qrOf } from '../../../support/loyalty-app.ts';

/** Everybody who may call: of no bar, of the bar `taberna`, once of it, and of another bar. */
const ROLES = ['nobody', 'diner', 'waiter', 'owner', 'removed waiter', "another bar's owner"] as const;
type Who = (typeof ROLES)[number];

const UIDS: Record<Who, string | undefined> = {
  nobody: undefined,
  diner: 'dina',
  waiter: 'wanda',
  owner: 'olga',
  'removed waiter': 'remo',
  "another bar's owner": 'bruno',
};

type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Status, and code of the error, for each of `ROLES` in their order. */
  readonly answers: readonly [string, string, string, string, string, string];
};

const SIGN_IN = '401 not-signed-in';
const NO_STAFF = '403 not-staff';
const NO_OWNER = '403 not-owner';

/** Staff of another bar do not learn what there is at this one (L17); everybody may have their own data deleted (L15). */
const CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/get-bar-services?barID=taberna',
    answers: ['200', '200', '200', '200', '200', '200'],
  },
  { method: 'GET', path: '/sign-in', answers: ['200', '200', '200', '200', '200', '200'] },
  { method: 'GET', path: '/health', answers: ['200', '200', '200', '200', '200', '200'] },
  { method: 'GET', path: '/ready', answers: ['200', '200', '200', '200', '200', '200'] },
  { method: 'GET', path: '/get-user-data', answers: [SIGN_IN, '200', '200', '200', '200', '200'] },
  { method: 'GET', path: '/export-user-data', answers: [SIGN_IN, '200', '200', '200', '200', '200'] },
  {
    method: 'POST',
    path: '/create-new-loyalty-card',
    body: { barID: 'taberna' },
    answers: [SIGN_IN, '200', '201', '201', '201', '201'],
  },
  {
    method: 'POST',
    path: '/scan-loyalty-card',
    body: { qr: qrOf('dina', 'taberna') },
    answers: [SIGN_IN, NO_STAFF, '200', '200', NO_STAFF, '403 wrong-bar'],
  },
  {
    method: 'POST',
    path: '/scan-loyalty-card',
    body: { qr: qrOf('dina', 'taberna'), unshown: true },
    answers: [SIGN_IN, NO_STAFF, '200', '200', NO_STAFF, '403 wrong-bar'],
  },
  {
    method: 'POST',
    path: '/scan-loyalty-card',
    body: { qr: qrOf('dina', 'bodega') },
    answers: [SIGN_IN, NO_STAFF, '403 wrong-bar', '403 wrong-bar', NO_STAFF, '200'],
  },
  {
    method: 'POST',
    path: '/undo-stamp',
    body: { stampID: 'STAMP' },
    answers: [SIGN_IN, NO_STAFF, '403 not-your-stamp', '409 undo-too-late', NO_STAFF, '404 unknown-stamp'],
  },
  {
    method: 'POST',
    path: '/redeem-reward',
    body: { cardID: 'CARD', qr: qrOf('dina', 'taberna') },
    answers: [SIGN_IN, NO_STAFF, '409 card-not-full', '409 card-not-full', NO_STAFF, '404 unknown-card'],
  },
  { method: 'GET', path: '/staff', answers: [SIGN_IN, '200', '200', '200', '200', '200'] },
  {
    method: 'POST',
    path: '/invitations',
    body: { barID: 'taberna', role: 'staff' },
    answers: [SIGN_IN, NO_OWNER, NO_OWNER, '201', NO_OWNER, NO_OWNER],
  },
  {
    method: 'POST',
    path: '/invitations/accept',
    body: { token: 'a-token-that-nobody-made' },
    answers: [
      SIGN_IN,
      '410 bad-invitation',
      '410 bad-invitation',
      '410 bad-invitation',
      '410 bad-invitation',
      '410 bad-invitation',
    ],
  },
  {
    method: 'DELETE',
    path: '/staff/nuria?barID=taberna',
    answers: [SIGN_IN, NO_OWNER, NO_OWNER, '204', NO_OWNER, NO_OWNER],
  },
  {
    method: 'GET',
    path: '/bars/taberna/stats',
    answers: [SIGN_IN, NO_OWNER, NO_OWNER, '200', NO_OWNER, NO_OWNER],
  },
  {
    method: 'GET',
    path: '/bars/taberna/stats?format=csv',
    answers: [SIGN_IN, NO_OWNER, NO_OWNER, '200', NO_OWNER, NO_OWNER],
  },
  { method: 'DELETE', path: '/user', answers: [SIGN_IN, '204', '204', '204', '204', '204'] },
];

let loyalty: LoyaltyApp;
let places: Record<string, string>;

/** A bar with a card of one stamp, given long ago by its owner. */
beforeAll(async () => {
  loyalty = await createLoyaltyApp();
  const { store, clock, hire, ask } = loyalty;
  await hire('olga', 'taberna', 'owner');
  await hire('wanda', 'taberna', 'staff');
  await hire('nuria', 'taberna', 'staff');
  await hire('remo', 'taberna', 'staff');
  await hire('bruno', 'bodega', 'owner');
  await ask('olga', 'DELETE', '/staff/remo?barID=taberna');
  const { cardID } = (await ask('dina', 'POST', '/create-new-loyalty-card', { barID: 'taberna' })).json();
  await store.show({ uid: 'dina', barID: 'taberna', now: clock.now });
  const scan = await ask('olga', 'POST', '/scan-loyalty-card', { qr: qrOf('dina', 'taberna') });
  await store.hide({ uid: 'dina', barID: 'taberna', now: clock.now });
  places = { STAMP: scan.json().stampID, CARD: cardID };
  clock.now += 10 * 60_000;
});

afterAll(() => loyalty.close());

describe.each(
  CALLS.map((call) => ({ ...call, title: `${call.method} ${call.path} ${JSON.stringify(call.body ?? '')}` })),
)('$title', ({ method, path, body, answers }) => {
  it('answers each role as it may', async () => {
    const given: string[] = [];
    for (const role of ROLES) {
      const text = JSON.stringify(body)?.replace(/STAMP|CARD/, (name) => places[name] ?? name);
      const { statusCode, body: answer } = await loyalty.ask(UIDS[role], method, path, text && JSON.parse(text));
      given.push(statusCode < 400 ? String(statusCode) : `${statusCode} ${JSON.parse(answer).code}`);
    }
    expect(given).toEqual(answers);
  });
});

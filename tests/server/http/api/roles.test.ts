import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Status, and code of the error, for each of `ROLES` in their order. */
type Answers = readonly [string, string, string, string, string, string];

const SIGN_IN = '401 not-signed-in';
const NO_STAFF = '403 not-staff';
const NO_OWNER = '403 not-owner';

const everybody = (answer: string): Answers => [answer, answer, answer, answer, answer, answer];
const signedIn = (answer: string): Answers => [SIGN_IN, answer, answer, answer, answer, answer];
const owners = (answer: string): Answers => [SIGN_IN, NO_OWNER, NO_OWNER, answer, NO_OWNER, NO_OWNER];
/** Staff of another bar do not learn what there is at this one (L17). */
const staff = (waiter: string, owner: string, anothers: string): Answers => [
  SIGN_IN,
  NO_STAFF,
  waiter,
  owner,
  NO_STAFF,
  anothers,
];

/** What staff of the bar are answered, and its owner; others are told that they are not of it. */
const ofTheBar = (waiter: string, owner: string): Answers => staff(waiter, owner, NO_STAFF);

const SPECIAL = { name: { es: 'Arroz' }, price: 14, allergens: 'none' };

const scanOf = (barID: string) => ({ qr: qrOf('dina', barID) });

/** `STAMP` and `CARD` stand for those of the card in the bar. Everybody may have their own data deleted (L15), last of all. */
const CALLS: [call: string, answers: Answers, body?: object][] = [
  ['GET /get-bar-services?barID=taberna', everybody('200')],
  ['GET /sign-in', everybody('200')],
  ['GET /health', everybody('200')],
  ['GET /ready', everybody('200')],
  ['GET /get-user-data', signedIn('200')],
  ['GET /export-user-data', signedIn('200')],
  ['POST /create-new-loyalty-card', [SIGN_IN, '200', '201', '201', '201', '201'], { barID: 'taberna' }],
  ['POST /scan-loyalty-card', staff('200', '200', '403 wrong-bar'), scanOf('taberna')],
  ['POST /scan-loyalty-card', staff('200', '200', '403 wrong-bar'), { ...scanOf('taberna'), unshown: true }],
  ['POST /scan-loyalty-card', staff('403 wrong-bar', '403 wrong-bar', '200'), scanOf('bodega')],
  ['POST /undo-stamp', staff('403 not-your-stamp', '409 undo-too-late', '404 unknown-stamp'), { stampID: 'STAMP' }],
  [
    'POST /redeem-reward',
    staff('409 card-not-full', '409 card-not-full', '404 unknown-card'),
    { cardID: 'CARD', ...scanOf('taberna') },
  ],
  ['GET /staff', signedIn('200')],
  ['POST /invitations', owners('201'), { barID: 'taberna', role: 'staff' }],
  ['POST /invitations/accept', signedIn('410 bad-invitation'), { token: 'a-token-that-nobody-made' }],
  ['DELETE /staff/nuria?barID=taberna', owners('204')],
  ['GET /bars/taberna/stats', owners('200')],
  ['GET /bars/taberna/stats?format=csv', owners('200')],
  ['GET /tonight?barID=taberna', everybody('200')],
  ['GET /bars/taberna/tonight', ofTheBar('200', '200')],
  ['GET /bars/taberna/dishes', ofTheBar('200', '200')],
  ['PUT /bars/taberna/tonight/sold-out/croquetas', ofTheBar('200', '200'), { until: 'day' }],
  ['PUT /bars/taberna/tonight/sold-out/croquetas', ofTheBar(NO_OWNER, '200'), { until: 'notice' }],
  ['DELETE /bars/taberna/tonight/sold-out/croquetas', ofTheBar('200', '200')],
  ['PUT /bars/taberna/tonight/prices/rodaballo', ofTheBar('200', '200'), { amount: 24 }],
  ['DELETE /bars/taberna/tonight/prices/rodaballo', ofTheBar('200', '200')],
  ['PUT /bars/taberna/tonight/prices/croquetas', ofTheBar('409 not-your-price', '200'), { amount: 8 }],
  ['DELETE /bars/taberna/tonight/prices/croquetas', ofTheBar('409 not-your-price', '200')],
  ['POST /bars/taberna/tonight/specials', ofTheBar('201', '200'), SPECIAL],
  ['PUT /bars/taberna/tonight/specials/none', ofTheBar('404 unknown-special', '404 unknown-special'), SPECIAL],
  ['DELETE /bars/taberna/tonight/specials/none', ofTheBar('404 unknown-special', '404 unknown-special')],
  ['PUT /bars/taberna/tonight/notice', ofTheBar('200', '200'), { text: { es: 'Hoy' }, until: '2026-05-04T20:00:00Z' }],
  ['DELETE /bars/taberna/tonight/notice', ofTheBar('200', '200')],
  ['GET /bars/taberna/tonight/history', owners('200')],
  ['DELETE /user', signedIn('204')],
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

/** The calls that the server has. Its tree of routes is text: a segment a line, and in brackets what answers there. */
function routesOf(app: LoyaltyApp['app']): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = /^([ │├└─]*)(\/?[^ ]*)(?: \((.*)\))?$/.exec(line) ?? [];
      path.splice(indent.length / 4 - 1, Infinity, segment);
      const [, call] = /^\/cartasqr\/api(\/.*)$/.exec(path.join('')) ?? [];
      const known = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
      return call === undefined ? [] : known.map((method) => `${method} ${call}`);
    });
}

it('every call is asked below, but the figures, which ask for a token of their own', () => {
  const asked = CALLS.map(([call]) => call.replace(/\?.*/, ''));
  const isAsked = (route: string): boolean => {
    const pattern = new RegExp(`^${route.replaceAll(/:[^/]+/g, '[^/]+')}$`);
    return asked.some((call) => pattern.test(call));
  };
  const routes = routesOf(loyalty.app);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !isAsked(route)).toSorted()).toEqual(['GET /metrics']);
});

it('every call has a row in docs/api.md', () => {
  const rows = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8').split('\n');
  const missing = routesOf(loyalty.app).filter((route) => {
    const [method = '', path = ''] = route.split(' ');
    const address = new RegExp(`[ \`]${path.replaceAll(/:[^/]+/g, '\\{\\w+\\}')}[?\`]`);
    return !rows.some((row) => row.startsWith('| ') && row.includes(`\`${method}`) && address.test(row));
  });
  expect(missing).toEqual([]);
});

it.each(CALLS)(`%s is answered to ${ROLES.join(', ')}: %j`, async (call, answers, body) => {
  const [method, path = ''] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const text = JSON.stringify(body)?.replace(/STAMP|CARD/, (name) => places[name] ?? name);
  const given: string[] = [];
  for (const role of ROLES) {
    const answer = await loyalty.ask(UIDS[role], method, path, text && JSON.parse(text));
    given.push(answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().code}`);
  }
  expect(given).toEqual(answers);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { StoreUnavailable } from '../../../../server/store/store.ts';
import { createLoyaltyApp, type LoyaltyApp } from '../../../support/loyalty-app.ts';
import { stall } from '../../../support/slow-client.ts';

let loyalty: LoyaltyApp;
let lines: string[] = [];
/** What the store says to `userData`. */
let told: () => Promise<never>;

beforeAll(async () => {
  loyalty = await createLoyaltyApp({
    config: { logLevel: 'warn' },
    logStream: { write: (line) => lines.push(line) },
    storeWith: { userData: () => told() },
  });
});

beforeEach(() => {
  lines = [];
});

afterAll(() => loyalty.close());

it.each([
  ['an unknown call', 'GET', '/nothing'],
  ['an unknown call below a known one', 'GET', '/staff/olga/bars'],
  ['another method', 'POST', '/get-user-data'],
  ['another method of an open call', 'DELETE', '/get-bar-services?barID=taberna'],
  ['the path itself', 'GET', ''],
  ['the path with a slash', 'GET', '/'],
  ['an address that is none', 'GET', '//get-user-data'],
  ['an address that is badly encoded', 'GET', '/%zz'],
] as const)('%s is not found, as JSON', async (_, method, path) => {
  const { statusCode, headers, json } = await loyalty.ask(undefined, method, path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(json()).toEqual({ code: 'not-found', message: 'No existe.' });
});

it('no other site may read an answer', async () => {
  const origin = 'https://evil.example';
  const answer = await loyalty.ask(undefined, 'GET', '/sign-in', undefined, { origin });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  const asked = await loyalty.app.inject({
    method: 'OPTIONS',
    url: '/cartasqr/api/get-user-data',
    headers: { origin, 'access-control-request-method': 'GET' },
  });
  expect(asked.statusCode).toBe(404);
});

const CLAIM = '/create-new-loyalty-card';
const filled = (bytes: number) => ({
  barID: 'taberna',
  more: 'x'.repeat(bytes - '{"barID":"taberna","more":""}'.length),
});

it.each<[string, ...Parameters<LoyaltyApp['ask']>]>([
  ['a body of another type', 'dina', 'POST', CLAIM, 'barID=taberna', { 'content-type': 'text/plain' }],
  ['a body without its field', 'dina', 'POST', CLAIM, {}],
  ['no body', 'dina', 'POST', CLAIM],
  ['a field too many', 'dina', 'POST', CLAIM, { barID: 'taberna', more: 1 }],
  ['a field too many in all of 16 KiB', 'dina', 'POST', CLAIM, filled(16_384)],
  ['a query where the body stands', 'dina', 'POST', `${CLAIM}?barID=taberna`, { barID: 'taberna' }],
  ['a body where there is none', 'dina', 'DELETE', '/user', { sure: true }],
  ['no query', undefined, 'GET', '/get-bar-services'],
  ['a word in the address that is longer than any id', 'dina', 'DELETE', `/staff/${'x'.repeat(10_000)}`],
  ['a query twice', undefined, 'GET', '/get-bar-services?barID=a&barID=b'],
  ['a query too many', undefined, 'GET', '/get-bar-services?barID=taberna&x=1'],
])('%s is a bad request', async (_, ...given) => {
  const { statusCode, json } = await loyalty.ask(...given);
  expect([statusCode, json().code]).toEqual([400, 'bad-request']);
});

it('a body of more than 16 KiB is too large', async () => {
  const { statusCode, json } = await loyalty.ask('dina', 'POST', CLAIM, filled(16_385));
  expect([statusCode, json().code]).toEqual([400, 'body-too-large']);
});

it('the database that is away is 503, and says when to come back', async () => {
  told = () => Promise.reject(new StoreUnavailable('disk full'));
  const { statusCode, headers, json } = await loyalty.ask('dina', 'GET', '/get-user-data');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(json()).toEqual({
    code: 'unavailable',
    message: 'El servicio no está disponible ahora. Inténtalo en un momento.',
  });
  expect(lines.join('')).toContain('disk full');
});

it.each([
  ['a fault of ours', () => Promise.reject(new Error('password of the database: hunter2'))],
  [
    'an answer that is not as promised',
    async () => ({ userFound: true, loyaltyCards: [], secret: 'hunter2' }) as unknown as never,
  ],
])('%s is 500 and says nothing of the inside, but in the log', async (_, answer) => {
  told = answer;
  const { statusCode, json } = await loyalty.ask('dina', 'GET', '/get-user-data');
  expect([statusCode, json()]).toEqual([500, { code: 'internal', message: 'Algo ha fallado. Inténtalo otra vez.' }]);
  expect(lines).toHaveLength(1);
});

it('a call whose body turns out to be none is no error of the server', async () => {
  const head = 'POST /cartasqr/api/get-user-data HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  const said = await (await stall(await loyalty.listen(), `${head}no length\r\n`)).ended;
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(lines).toEqual([]);
});

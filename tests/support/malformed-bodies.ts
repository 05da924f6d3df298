import { gzipSync } from 'node:zlib';
import type { Random } from '../bench/random.ts';

export type MalformedRequest = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** The path below the API's path. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
};

/** A call of the API with a valid body. */
type Target = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly good: Record<string, unknown>;
};

const SPECIAL = {
  name: { es: 'Arroz con conejo' },
  price: 14,
  allergens: ['gluten'],
  description: { es: 'Para dos' },
  marks: ['casero'],
};

const TARGETS: readonly Target[] = [
  { method: 'POST', path: '/create-new-loyalty-card', good: { barID: 'gottan' } },
  { method: 'POST', path: '/scan-loyalty-card', good: { qr: '482913', unshown: true, barID: 'gottan' } },
  { method: 'POST', path: '/undo-stamp', good: { stampID: 'stamp-1' } },
  { method: 'POST', path: '/redeem-reward', good: { cardID: 'card-1', qr: '482913' } },
  { method: 'POST', path: '/invitations', good: { barID: 'gottan', role: 'staff' } },
  { method: 'POST', path: '/invitations/accept', good: { token: 'a-token-that-nobody-made' } },
  { method: 'PUT', path: '/bars/gottan/tonight/sold-out/croquetas', good: { until: 'day' } },
  { method: 'PUT', path: '/bars/gottan/tonight/prices/rodaballo', good: { amount: 24.5 } },
  { method: 'POST', path: '/bars/gottan/tonight/specials', good: SPECIAL },
  { method: 'PUT', path: '/bars/gottan/tonight/specials/special-1', good: SPECIAL },
  { method: 'PUT', path: '/bars/gottan/tonight/notice', good: { text: { es: 'Hoy' }, until: '2026-05-04T20:00:00Z' } },
  { method: 'DELETE', path: '/bars/gottan/tonight/sold-out/croquetas', good: {} },
  { method: 'DELETE', path: '/bars/gottan/tonight/notice', good: {} },
  { method: 'DELETE', path: '/user', good: {} },
  { method: 'DELETE', path: '/staff/wanda', good: {} },
];

const JSON_TYPE = 'application/json';

/** Values that no field of the API accepts. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  [],
  ['gottan'],
  0,
  -1.5e300,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  "'; drop table cards; --",
  '<script>alert(1)</script>',
  'x'.repeat(3_000),
  [[[[]]]],
];

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json-patch+json',
  'json',
  '',
  '\t',
  'application/octet-stream',
];

const NO_JSON = ['NaN', 'undefined', '{a:1}', "{'a':1}", '{"a":01}', '{"a":1,}', '1e999', 'true', 'null x', '"'];

type Broken = { readonly body: Buffer | string; readonly type?: string; readonly encoding?: string };

/** Ways to break a body; each is wrong whatever the call. */
const BREAKERS: readonly ((good: Target['good'], random: Random) => Broken)[] = [
  (_good, random) => ({ body: Buffer.from([0xff, ...bytes(random, 1 + random.whole(300))]) }),
  (good, random) => ({ body: cut(JSON.stringify(good), random) }),
  (good) => ({ body: JSON.stringify([good]) }),
  (good) => ({ body: JSON.stringify(JSON.stringify(good)) }),
  (good, random) => ({ body: JSON.stringify({ ...good, [`x${random.whole(1e9)}`]: true }) }),
  (good, random) => ({
    body: JSON.stringify({ ...good, [random.pick(['none', ...Object.keys(good)])]: random.pick(WRONG_VALUES) }),
  }),
  (good) => ({ body: JSON.stringify(good).replace('{', '{"__proto__":{"admin":true},').replace(',}', '}') }),
  (good) => ({ body: JSON.stringify({ ...good, constructor: { prototype: { admin: true } } }) }),
  (good) => ({ body: JSON.stringify({ ...good, 'x\u0000': 1 }) }),
  (_good, random) => ({ body: '['.repeat(1 + random.whole(15_000)) }),
  (_good, random) => ({ body: nested(1 + random.whole(2_500)) }),
  (good, random) => ({ body: JSON.stringify({ ...good, padding: 'x'.repeat(16_384 + random.whole(50_000)) }) }),
  (good) => ({ body: Buffer.from(JSON.stringify({ ...good, more: 'é' }), 'latin1') }),
  (good) => ({ body: Buffer.from(JSON.stringify(good), 'utf16le') }),
  (good) => ({ body: gzipSync(JSON.stringify(good)), encoding: 'gzip' }),
  (good, random) => ({ body: JSON.stringify({ ...good, more: 1 }), type: random.pick(OTHER_TYPES) }),
  (_good, random) => ({ body: random.pick(NO_JSON) }),
  // An empty body is valid for a call without one.
  (good) => ({ body: Object.keys(good).length > 0 ? '' : '""' }),
  (good) => ({ body: JSON.stringify(good).repeat(2) }),
];

/** A request that no call of the API accepts. */
export function malformedRequest(random: Random): MalformedRequest {
  const { method, path, good } = random.pick(TARGETS);
  const { body, type = JSON_TYPE, encoding } = random.pick(BREAKERS)(good, random);
  const headers = { ...(type && { 'content-type': type }), ...(encoding && { 'content-encoding': encoding }) };
  return { method, path, headers, body: typeof body === 'string' ? Buffer.from(body) : body };
}

const bytes = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.whole(256));

/** The start of a text, never all of it. */
const cut = (text: string, random: Random): string => text.slice(0, 1 + random.whole(text.length - 1));

const nested = (depth: number): string => `${'{"qr":'.repeat(depth)}1${'}'.repeat(depth)}`;

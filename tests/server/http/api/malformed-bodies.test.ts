import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../../../bench/random.ts';
import { createLoyaltyApp, type LoyaltyApp } from '../../../support/loyalty-app.ts';
import { LONG } from '../../../support/long.ts';
import { malformedRequest, type MalformedRequest } from '../../../support/malformed-bodies.ts';

const COUNT = LONG ? 10_000 : 1_000;
const SEED = 4_711;
const AT_ONCE = 8;
const MEGABYTE = 1024 * 1024;

let loyalty: LoyaltyApp;
let port: number;
let authorization: string;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  loyalty = await createLoyaltyApp({ config: { limits: { address: 1_000_000, user: 1_000_000 } } });
  await loyalty.hire('olga', 'taberna', 'owner');
  await loyalty.hire('wanda', 'taberna', 'staff');
  await loyalty.ask('dina', 'POST', '/create-new-loyalty-card', { barID: 'taberna' });
  authorization = `Bearer ${loyalty.authority.sign('dina', loyalty.clock.now)}`;
  await loyalty.app.listen({ host: '127.0.0.1', port: 0 });
  port = (loyalty.app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  agent.destroy();
  await loyalty.close();
});

/** Sends it over a real connection; status and body of the answer. */
function send({ method, path, headers, body }: MalformedRequest): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      agent,
      method,
      path: `/cartasqr/api${path}`,
      headers: { ...headers, authorization, 'content-length': body.length },
    };
    const sent = request({ host: '127.0.0.1', ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** In megabytes, without what is only waiting to be thrown away. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

/** Everything that the store holds of the people of this test. */
const held = async () => {
  const now = loyalty.clock.now;
  const { store } = loyalty;
  return [
    await store.exportUser({ uid: 'dina', now }),
    await store.staffOf({ uid: 'olga', bars: new Map() }),
    await store.stats({ by: 'olga', barID: 'taberna', from: '2026-05-01', to: '2026-05-05' }),
    await store.verify(),
  ];
};

it(
  `${COUNT} malformed bodies are answered 4xx as {code, message}, and change nothing`,
  { timeout: 300_000 },
  async () => {
    const before = await held();
    const random = new Random(SEED);
    const requests = Array.from({ length: COUNT }, () => malformedRequest(random));
    const odd: unknown[] = [];
    const memory: number[] = [];
    const waiting = requests.entries();
    const sendAll = async (): Promise<void> => {
      for (const [index, malformed] of waiting) {
        const { status, text } = await send(malformed);
        const { code, message } = JSON.parse(text) as Record<string, unknown>;
        const good = status >= 400 && status < 500 && typeof code === 'string' && typeof message === 'string';
        if (!good) odd.push({ status, text, ...malformed, body: malformed.body.toString('latin1').slice(0, 200) });
        if (index % (COUNT / 10) === 0) memory.push(heapInUse());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
    console.log(`${COUNT} malformed bodies (seed ${SEED}), heap in MB: ${memory.map(Math.round).join(' ')}`);
    expect(odd).toEqual([]);
    expect(Math.max(...memory) - (memory[0] ?? 0)).toBeLessThan(30);
    expect(await held()).toEqual(before);
  },
);

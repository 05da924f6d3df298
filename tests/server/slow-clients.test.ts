import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONG } from '../support/long.ts';
import { createLoyaltyApp, type LoyaltyApp } from '../support/loyalty-app.ts';

/** Of each kind. */
const COUNT = LONG ? 500 : 100;

let loyalty: LoyaltyApp;
let port: number;
let authorization: string;

beforeAll(async () => {
  loyalty = await createLoyaltyApp({ config: { limits: { address: 1_000_000, user: 1_000_000 } } });
  await loyalty.app.listen({ host: '127.0.0.1', port: 0 });
  port = (loyalty.app.server.address() as AddressInfo).port;
  authorization = `Bearer ${loyalty.authority.sign('dina', loyalty.clock.now)}`;
});

afterAll(() => loyalty.close());

/** Sends the start of a request and nothing more; tells after how many seconds the server ended it, and its answer. */
async function stall(start: string): Promise<{ seconds: number; answer: string }> {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const begin = performance.now();
  socket.write(start);
  await Promise.race([once(socket, 'close'), wait(20_000)]);
  socket.destroy();
  return { seconds: (performance.now() - begin) / 1000, answer };
}

const HEADERS = 'GET /cartasqr/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const BODY_OF_PAGE =
  'POST /cartasqr/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx';
const bodyOfCall = (): string =>
  'POST /cartasqr/api/create-new-loyalty-card HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Authorization: ${authorization}\r\nContent-Length: 19\r\n\r\n{"barID":`;

it('ends a request whose headers do not come, and one whose body does not', { timeout: 30_000 }, async () => {
  const [headers, body, call] = await Promise.all([stall(HEADERS), stall(BODY_OF_PAGE), stall(bodyOfCall())]);
  expect(headers.answer).toContain('408 Request Timeout');
  expect(headers.seconds).toBeGreaterThan(4);
  expect(headers.seconds).toBeLessThan(9);
  expect(body.seconds).toBeLessThan(13);
  expect(call.answer).toContain('408 Request Timeout');
  expect(call.seconds).toBeLessThan(13);
});

it(
  `ends ${COUNT} slow headers and ${COUNT} slow bodies within 12 s, and answers everybody else meanwhile`,
  { timeout: 60_000 },
  async () => {
    const slow = { ended: false };
    const stalled = Promise.all([
      ...Array.from({ length: COUNT }, () => stall(HEADERS)),
      ...Array.from({ length: COUNT }, () => stall(bodyOfCall())),
    ]).finally(() => (slow.ended = true));
    const statuses = new Set<number>();
    let slowest = 0;
    while (!slow.ended) {
      const begin = performance.now();
      const answers = await Promise.all([
        fetch(`http://127.0.0.1:${port}/cartasqr/ohara`),
        fetch(`http://127.0.0.1:${port}/cartasqr/api/get-user-data`, { headers: { authorization } }),
      ]);
      for (const answer of answers) {
        statuses.add(answer.status);
        await answer.arrayBuffer();
      }
      slowest = Math.max(slowest, performance.now() - begin);
      await wait(500);
    }
    const seconds = (await stalled).map((one) => one.seconds);
    console.log(
      `${2 * COUNT} slow clients: the last ended after ${Math.max(...seconds).toFixed(1)} s, ` +
        `the slowest of two other requests took ${Math.round(slowest)} ms`,
    );
    // A busy machine is late with this as with everything else.
    expect(Math.max(...seconds)).toBeLessThan(12 + slowest / 1000);
    expect([...statuses]).toEqual([200]);
  },
);

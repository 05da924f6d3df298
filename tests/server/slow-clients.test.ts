import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { createFixtureSite } from '../support/fixture-site.ts';

let app: FastifyInstance;
let fixture: Awaited<ReturnType<typeof createFixtureSite>>;
let port: number;

beforeAll(async () => {
  fixture = await createFixtureSite();
  app = await createApp({ ...fixture, config: { publicUrl: undefined, logLevel: 'silent' } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await app.close();
  await fixture.remove();
});

/** Sends the start of a request and nothing more; tells after how many seconds the server ended it, and its answer. */
async function stall(start: string): Promise<{ seconds: number; answer: string }> {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  const begin = performance.now();
  socket.write(start);
  await Promise.race([once(socket, 'close'), wait(15_000)]);
  socket.destroy();
  return { seconds: (performance.now() - begin) / 1000, answer };
}

it('ends a request whose headers do not come, and one whose body does not', { timeout: 20_000 }, async () => {
  const [headers, body] = await Promise.all([
    stall('GET /cartasqr/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    stall('POST /cartasqr/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx'),
  ]);
  expect(headers.answer).toContain('408 Request Timeout');
  expect(headers.seconds).toBeGreaterThan(4);
  expect(headers.seconds).toBeLessThan(9);
  expect(body.seconds).toBeLessThan(13);
});

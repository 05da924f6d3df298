import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createLoyaltyApp } from '../../support/loyalty-app.ts';

const H2C = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA' };

test.each([
  ['/health', H2C, 200],
  ['/cartasqr/ohara', H2C, 200],
  ['/cartasqr/ohara', { connection: 'Upgrade', upgrade: 'websocket' }, 200],
  ['/cartasqr/nada', { connection: 'Upgrade', upgrade: 'foo/2' }, 404],
])('%s is answered as ever to who would rather speak otherwise: %j', async (path, headers, status) => {
  const loyalty = await createLoyaltyApp();
  onTestFinished(loyalty.close);
  const asked = request({ host: '127.0.0.1', port: await loyalty.listen(), path, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(status);
});

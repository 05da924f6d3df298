import { expect, it, onTestFinished } from 'vitest';
import { createLoyaltyApp } from '../support/loyalty-app.ts';
import { slowBody, slowCall, slowHeaders, stall } from '../support/slow-client.ts';

/** Of each kind. */
const COUNT = 100;

it('ends who sends headers or a body too slowly, however many they are, and answers everybody else', async () => {
  const loyalty = await createLoyaltyApp({
    config: { limits: { address: 1_000_000, user: 1_000_000 } },
    patience: { headers: 1_000, request: 2_000, check: 100 },
  });
  onTestFinished(loyalty.close);
  const port = await loyalty.listen();
  const token = loyalty.authority.sign('dina', loyalty.clock.now);

  const clients = await Promise.all(
    [slowHeaders, slowBody, slowCall(token)].flatMap((start) =>
      Array.from({ length: COUNT }, () => stall(port, start)),
    ),
  );
  const others = await Promise.all([
    fetch(`http://127.0.0.1:${port}/cartasqr/ohara`),
    fetch(`http://127.0.0.1:${port}/cartasqr/api/get-user-data`, { headers: { authorization: `Bearer ${token}` } }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  const answers = await Promise.all(clients.map(({ ended }) => ended));
  expect(answers.filter((said) => !said.startsWith('HTTP/1.1 408 Request Timeout'))).toEqual([]);
});

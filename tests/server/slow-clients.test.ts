import { expect, it, onTestFinished } from 'vitest';
import { createLoyaltyApp } from '../support/loyalty-app.ts';
import { slowBody, slowCall, slowHeaders, stall } from '../support/slow-client.ts';

/** Of each kind. */
const COUNT = 100;

const BAD_REQUEST = '{"code":"bad-request","message":"La petición no es correcta."}';

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
  expect(answers.filter((said) => !said.endsWith(BAD_REQUEST))).toEqual([]);
});

it.each([
  [
    'headers that are too long',
    `GET /cartasqr/api/staff HTTP/1.1\r\nAuthorization: Bearer ${'x'.repeat(17_000)}\r\n`,
    431,
  ],
  ['what is no request', 'Hello!\r\n\r\n', 400],
])('answers %s as any other error', async (_, start, status) => {
  const loyalty = await createLoyaltyApp();
  onTestFinished(loyalty.close);
  const said = await (await stall(await loyalty.listen(), start)).ended;
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(said.endsWith(`\r\n\r\n${BAD_REQUEST}`)).toBe(true);
});

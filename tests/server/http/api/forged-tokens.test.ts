import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { forgedTokens } from '../../../support/forged-tokens.ts';
import { createLoyaltyApp, type LoyaltyApp } from '../../../support/loyalty-app.ts';

let loyalty: LoyaltyApp;
let touched = 0;

/** A call of the store that any handler makes is counted. */
const counted = (name: keyof Store) => ({
  [name]: () => {
    touched += 1;
    return Promise.reject(new Error(`${name} was reached`));
  },
});

beforeAll(async () => {
  loyalty = await createLoyaltyApp({
    storeWith: { ...counted('userData'), ...counted('claim'), ...counted('deleteUser'), ...counted('scan') },
  });
});

afterAll(() => loyalty.close());

const CALLS = [
  ['GET', '/get-user-data', undefined],
  ['POST', '/create-new-loyalty-card', { barID: 'taberna' }],
  ['POST', '/scan-loyalty-card', { qr: '482913' }],
  ['DELETE', '/user', undefined],
] as const;

/** Makes every call with a header in place of a good token; the distinct answers. */
async function answersTo(authorization: string): Promise<string[]> {
  const answers = new Set<string>();
  for (const [method, path, body] of CALLS) {
    const { statusCode, json, headers } = await loyalty.ask(undefined, method, path, body, { authorization });
    answers.add(`${statusCode} ${json().code} ${headers['www-authenticate']}`);
  }
  return [...answers];
}

describe('a call that proves nobody', () => {
  it('is answered 401 for every forged or broken token, and reaches no handler', async () => {
    const forged = forgedTokens(loyalty.authority, loyalty.clock.now);
    const odd = [];
    for (const { title, token } of forged) {
      const answers = await answersTo(`Bearer ${token}`);
      if (answers.join() !== '401 bad-token Bearer') odd.push([title, answers]);
    }
    expect(odd).toEqual([]);
    expect(touched).toBe(0);
  });

  it.each(['Basic YTpi', 'Bearer', 'Bearer ', 'Token abc', 'Bearer a b'])('is answered 401 for %j', async (header) => {
    expect(await answersTo(header)).toEqual(['401 bad-token Bearer']);
    expect(touched).toBe(0);
  });

  it('is told to sign in where there is no token at all', async () => {
    const answer = await loyalty.ask(undefined, 'GET', '/get-user-data');
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'not-signed-in', message: 'Inicia sesión para continuar.' },
    ]);
  });

  it('does not hear whether its body would be right', async () => {
    const answer = await loyalty.ask(undefined, 'POST', '/create-new-loyalty-card', { wrong: true });
    expect(answer.statusCode).toBe(401);
  });
});

it("is answered 503 while Google's keys are away, never 401", async () => {
  const away = await createLoyaltyApp();
  away.authority.behave('fails');
  const answer = await away.ask('dina', 'GET', '/get-user-data');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  expect((await away.ask(undefined, 'GET', '/get-bar-services?barID=taberna')).statusCode).toBe(200);
  await away.close();
});

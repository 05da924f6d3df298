import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BadToken, KeysUnavailable } from '../../../server/auth/user.ts';
import { verifyEmulatorToken, verifyFirebaseToken } from '../../../server/auth/sign-in.ts';
import { forgedTokens } from '../../support/forged-tokens.ts';
import { createLoyaltyApp, type LoyaltyApp } from '../../support/loyalty-app.ts';
import { Phone } from '../../support/phone.ts';
import {
  type Claims,
  encode,
  goodClaims,
  PROJECT_ID,
  startTokenAuthority,
  type TokenAuthority,
} from '../../support/token-authority.ts';

const NOW = Date.parse('2026-05-04T20:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Why verifying failed, as the server's own people read it. */
const reasonOf = (verified: Promise<unknown>): Promise<string> =>
  verified.then(
    () => 'taken',
    ({ name, message, cause }: Error) => `${name}: ${message}${cause instanceof Error ? ', since …' : ''}`,
  );

/** What verifying led to, as a word. */
const outcomeOf = (verified: Promise<unknown>): Promise<string> =>
  verified.then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof BadToken) return 'bad token';
      if (error instanceof KeysUnavailable) return 'keys unavailable';
      throw error;
    },
  );

describe('a token of Firebase', () => {
  let authority: TokenAuthority;

  beforeAll(async () => {
    authority = await startTokenAuthority();
  });
  afterEach(() => {
    authority.behave('well');
    vi.restoreAllMocks();
  });
  afterAll(() => authority.stop());

  /** A verifier that has no keys yet, and whose clock the test moves. */
  function newVerifier() {
    const clock = { now: NOW };
    const { keysAddress } = authority;
    const verify = verifyFirebaseToken({ projectId: PROJECT_ID, keysAddress, clock: () => clock.now });
    return { verify, clock, outcome: () => outcomeOf(verify(authority.sign('ana-1', clock.now))) };
  }

  it.each<[string, Claims, string]>([
    ['their name', {}, 'Name of ana-1'],
    ['their e-mail address where there is no name', { name: undefined }, 'ana-1@example.com'],
    ['their e-mail address where the name is empty', { name: '  ' }, 'ana-1@example.com'],
    ['no name where there is neither', { name: undefined, email: undefined }, ''],
    ['no name of what is no text', { name: { first: 'Ana' }, email: 7 }, ''],
  ])('says who it is about, until when, and %s', async (_, claims, name) => {
    const { verify } = newVerifier();
    expect(await verify(authority.sign('ana-1', NOW, claims))).toEqual({
      uid: 'ana-1',
      name,
      expires: Date.parse('2026-05-04T20:59:00Z'),
    });
  });

  it('says no name that is longer than 100 characters', async () => {
    const { verify } = newVerifier();
    const { name } = await verify(authority.sign('ana-1', NOW, { name: 'x'.repeat(101) }));
    expect(name).toBe('x'.repeat(100));
  });

  it.each([
    [{ iat: 5, auth_time: 5, exp: 3_600 }, 'taken'],
    [{ iat: 0, auth_time: 0, exp: -4 }, 'taken'],
    [{ iat: 6, auth_time: 0, exp: 3_600 }, 'BadToken: from the future'],
    [{ iat: 0, auth_time: 6, exp: 3_600 }, 'BadToken: from the future'],
    [{ iat: 0, auth_time: 0, exp: -5 }, 'BadToken: not proven, since …'],
  ])('is taken where clocks differ by 5 s, and no more: %j s from now', async (seconds, reason) => {
    const { verify } = newVerifier();
    const claims = Object.fromEntries(Object.entries(seconds).map(([key, value]) => [key, NOW / SECOND + value]));
    expect(await reasonOf(verify(authority.sign('ana-1', NOW, claims)))).toBe(reason);
  });

  it('is refused for what is wrong with it, before its signature is looked at where that is enough', async () => {
    const { verify } = newVerifier();
    const forged = forgedTokens(authority, NOW);
    const reasons = await Promise.all(forged.map(({ token }) => reasonOf(verify(token))));
    const titled = forged.map(({ title }, index) => ({ title, reason: reasons[index] ?? '' }));
    const byReason = Map.groupBy(titled, ({ reason }) => reason);
    const titles = [...byReason].map(([reason, of]) => [reason, of.map(({ title }) => title)]);
    expect(Object.fromEntries(titles)).toMatchInlineSnapshot(`
      {
        "BadToken: about nobody": [
          "with an empty subject",
          "with a subject of 129 characters",
          "with a subject that is a number",
          "with a subject that is a list",
        ],
        "BadToken: brings its own key": [
          "a key in its header",
          "an address of keys in its header",
          "an address of certificates in its header",
          "a certificate in its header",
        ],
        "BadToken: for somebody else, too": [
          "for this project and another",
        ],
        "BadToken: from the future": [
          "issued in a minute",
          "signed in in a minute",
        ],
        "BadToken: longer than any ID token": [
          "larger than 4 KiB",
        ],
        "BadToken: no token, since …": [
          "two parts",
          "four parts",
          "no token at all",
        ],
        "BadToken: not proven, since …": [
          "RS256 in name, no signature",
          "another key under the right id",
          "a critical header that nobody knows",
          "for another project",
          "by the issuer of another project",
          "by an issuer that looks alike",
          "a session cookie",
          "expired a minute ago",
          "not before a minute from now",
          "without an end",
          "with an end that is text",
          "without the time of signing in",
          "without the time of issue",
          "without a subject",
          "another person written over it",
          "another header written over it",
          "a signature with one letter changed",
          "cut off",
          "a payload that is no JSON",
          "a payload that is a list",
        ],
        "BadToken: not signed as Google's tokens are": [
          "alg none, as the emulator signs",
          "alg NoNe",
          "HS256 with the public key as PEM",
          "HS256 with the public key as DER",
          "RS384 with the right key",
          "PS256 with the right key",
          "ES256 with a key of its own",
          "no key id",
          "a key id that is no text",
        ],
        "BadToken: signed with a key that is not Google's": [
          "a key that nobody published",
        ],
      }
    `);
  });

  it("asks Google for its keys, and is not refused where they do not come as Google's do", async () => {
    const clock = { now: NOW };
    const verify = verifyFirebaseToken({ projectId: PROJECT_ID, clock: () => clock.now });
    const key = { kid: authority.kid, kty: 'RSA', ...authority.publicKey.export({ format: 'jwk' }) };
    const fetched = vi.spyOn(globalThis, 'fetch');
    const reasons: string[] = [];
    for (const answer of [
      Response.json({ keys: [] }),
      Response.json({ keys: [{ ...key, kid: '' }] }),
      Response.json({ keys: [{ ...key, kty: 'EC' }] }),
      Response.json({ keys: [key] }, { status: 500 }),
      Response.json({ keys: [key] }),
    ]) {
      fetched.mockResolvedValueOnce(answer);
      reasons.push(await reasonOf(verify(authority.sign('ana-1', NOW))));
      clock.now += 5 * SECOND;
    }
    expect(reasons).toEqual([
      ...Array.from({ length: 4 }, () => "KeysUnavailable: Google's keys cannot be had, since …"),
      'taken',
    ]);
    expect(fetched.mock.calls[0]).toEqual([
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      { redirect: 'error', signal: expect.any(AbortSignal) },
    ]);
  });

  it("that nobody could prove says why Google's keys did not come", async () => {
    const { verify } = newVerifier();
    authority.behave('fails');
    await expect(verify(authority.sign('ana-1', NOW))).rejects.toMatchObject({ cause: { message: 'status 500' } });
  });

  it('has the keys asked for anew in the background when they are 6 hours old, and an unknown one every 30 s', async () => {
    const { clock, outcome } = newVerifier();
    const asked: number[] = [];
    const before = authority.asked();
    const note = async (): Promise<void> => {
      await expect(outcome()).resolves.toBe('taken');
      // What is asked in the background is on its way by then.
      await fetch(authority.keysAddress);
      asked.push(authority.asked() - before - asked.length - 1);
    };
    await note();
    clock.now += 6 * HOUR - 1;
    await note();
    clock.now += 1;
    await note();
    clock.now += 6 * HOUR - 1;
    await note();
    expect(asked).toEqual([1, 1, 2, 2]);
  });

  it('is looked for among new keys 30 s after the last time, and after a failure 5 s', async () => {
    const { clock, outcome } = newVerifier();
    await outcome();
    authority.rotate();
    clock.now += 30 * SECOND - 1;
    expect(await outcome()).toBe('bad token');
    authority.behave('fails');
    clock.now += 1;
    expect(await outcome()).toBe('keys unavailable');
    authority.behave('well');
    clock.now += 5 * SECOND - 1;
    expect(await outcome()).toBe('keys unavailable');
    clock.now += 1;
    expect(await outcome()).toBe('taken');
  });

  it('has Google asked for its keys once, however many come at once', async () => {
    const { verify } = newVerifier();
    const before = authority.asked();
    await Promise.all(Array.from({ length: 50 }, (_, index) => verify(authority.sign(`user-${index}`, NOW))));
    expect(authority.asked() - before).toBe(1);
  });

  it('does not have Google asked again and again because of forged key ids', async () => {
    const { verify, clock } = newVerifier();
    const before = authority.asked();
    for (let index = 0; index < 20; index += 1) {
      clock.now += SECOND;
      expect(await outcomeOf(verify(authority.sign('ana-1', NOW, {}, { kid: `none-${index}` })))).toBe('bad token');
    }
    expect(authority.asked() - before).toBe(1);
  });

  it('is taken when Google signs with a new key', async () => {
    const { clock, outcome } = newVerifier();
    await outcome();
    authority.rotate();
    clock.now += 31 * SECOND;
    expect(await outcome()).toBe('taken');
  });

  it.each(['fails', 'nonsense'] as const)('is not refused while the address of the keys %s', async (mood) => {
    const { clock, outcome } = newVerifier();
    authority.behave(mood);
    expect(await outcome()).toBe('keys unavailable');
    authority.behave('well');
    expect(await outcome()).toBe('keys unavailable');
    clock.now += 5 * SECOND;
    expect(await outcome()).toBe('taken');
  });

  it('is taken when the clock of this machine has been set back after a failure', async () => {
    const { clock, outcome } = newVerifier();
    clock.now += HOUR;
    authority.behave('fails');
    expect(await outcome()).toBe('keys unavailable');
    authority.behave('well');
    clock.now -= HOUR;
    expect(await outcome()).toBe('taken');
  });

  it('is not refused where the address of the keys does not answer within 5 s', async () => {
    const { outcome } = newVerifier();
    const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    expect(await outcome()).toBe('keys unavailable');
    expect(waits.mock.calls).toEqual([[5_000]]);
  });

  it('is taken through an outage, for a day at most', async () => {
    const { clock, outcome } = newVerifier();
    await outcome();
    authority.behave('fails');
    clock.now += 23 * HOUR;
    expect(await outcome()).toBe('taken');
    clock.now += HOUR;
    expect(await outcome()).toBe('keys unavailable');
  });
});

describe("the emulator's unsigned token", () => {
  const verify = verifyEmulatorToken({ projectId: PROJECT_ID, clock: () => NOW });
  const tokenOf = (claims: Claims = {}, header: Claims = {}, signature = ''): string =>
    `${encode({ alg: 'none', typ: 'JWT', ...header })}.${encode({ ...goodClaims('ana-1', NOW), ...claims })}.${signature}`;

  it('says who it is about', async () => {
    expect(await verify(tokenOf())).toEqual({
      uid: 'ana-1',
      name: 'Name of ana-1',
      expires: Date.parse('2026-05-04T20:59:00Z'),
    });
  });

  it.each([
    ['it is of another project', tokenOf({ aud: 'other-example' })],
    ['its issuer is another', tokenOf({ iss: 'https://securetoken.google.com/other-example' })],
    ['it has expired', tokenOf({ exp: NOW / SECOND - 60 })],
    ['it is from the future', tokenOf({ iat: NOW / SECOND + 60 })],
    ['it has no time of signing in', tokenOf({ auth_time: undefined })],
    ['it is about nobody', tokenOf({ sub: '' })],
    ['it says that it is signed', tokenOf({}, { alg: 'RS256' })],
    ['it has a signature', tokenOf({}, {}, 'abc')],
    ['it is longer than any token', tokenOf({ padding: 'x'.repeat(5_000) })],
    ['it is none', 'hello'],
  ])('is refused when %s', async (_, token) => {
    expect(await outcomeOf(verify(token))).toBe('bad token');
  });

  it.each([
    [tokenOf({ aud: 'other-example' }), 'BadToken: no token of the emulator, since …'],
    ['x'.repeat(4_096), 'BadToken: no token, since …'],
    ['x'.repeat(4_097), 'BadToken: longer than any ID token'],
  ])('is refused with a reason', async (token, reason) => {
    expect(await reasonOf(verify(token))).toBe(reason);
  });
});

describe('whoever proves nobody', () => {
  let loyalty: LoyaltyApp;
  let origin: string;
  /** Every call of the store that a handler made. */
  const reached: string[] = [];

  beforeAll(async () => {
    const names = ['userData', 'missed', 'claim', 'deleteUser', 'scan', 'staffOf'];
    const storeWith = names.map((name) => [
      name,
      () => {
        reached.push(name);
        return Promise.reject(new Error(`${name} was reached`));
      },
    ]);
    loyalty = await createLoyaltyApp({ storeWith: Object.fromEntries(storeWith) });
    origin = `http://127.0.0.1:${await loyalty.listen()}`;
  });

  afterAll(() => loyalty.close());

  const CALLS = [
    ['GET', '/get-user-data', undefined],
    ['POST', '/create-new-loyalty-card', { barID: 'taberna' }],
    ['POST', '/scan-loyalty-card', { qr: '482913' }],
    ['DELETE', '/user', undefined],
  ] as const;

  /** Makes every call with a header in place of a good token; the distinct answers. */
  async function answersTo(authorization: string): Promise<string> {
    const answers = new Set<string>();
    for (const [method, path, body] of CALLS) {
      const { statusCode, json, headers } = await loyalty.ask(undefined, method, path, body, { authorization });
      answers.add(`${statusCode} ${json().code} ${headers['www-authenticate']}`);
    }
    return [...answers].join();
  }

  /** What became of a socket with this token that says at once who it is for. */
  async function socketWith(token: string): Promise<unknown> {
    const phone = new Phone(origin, { token });
    const outcome = await Promise.race([phone.connected(), phone.lost]);
    if (outcome === 'connected') await phone.register('victim');
    phone.close();
    return outcome;
  }

  it('is refused for every forged or broken token, by calls and by sockets, and reaches no handler', async () => {
    const forged = forgedTokens(loyalty.authority, loyalty.clock.now);
    const outcomes = [];
    for (const { title, token } of forged) {
      outcomes.push({ title, call: await answersTo(`Bearer ${token}`), socket: await socketWith(token) });
    }
    const refused = { code: 'bad-token', message: 'Tu sesión ya no es válida. Vuelve a iniciarla.' };
    expect(outcomes).toEqual(
      forged.map(({ title }) => ({
        title,
        call: '401 bad-token Bearer',
        socket: title === 'larger than 4 KiB' ? 'closed' : refused,
      })),
    );
    expect(reached).toEqual([]);
  });

  it.each(['Basic YTpi', 'Bearer', 'Bearer ', 'Token abc', 'Bearer a b'])('is answered 401 for %j', async (header) => {
    expect(await answersTo(header)).toBe('401 bad-token Bearer');
    expect(reached).toEqual([]);
  });

  it('is told to sign in where there is no token, and does not hear whether the body would be right', async () => {
    for (const body of [{ barID: 'taberna' }, { wrong: true }]) {
      const answer = await loyalty.ask(undefined, 'POST', '/create-new-loyalty-card', body);
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { code: 'not-signed-in', message: 'Inicia sesión para continuar.' },
      ]);
    }
  });

  it('is somebody with a good token, so the others were refused for what is wrong with them', async () => {
    const token = loyalty.authority.sign('victim', loyalty.clock.now);
    expect(await socketWith(token)).toBe('connected');
    expect(reached.splice(0)).toEqual(['userData', 'missed']);
    expect(await answersTo(`Token Bearer ${token}`)).toBe('401 bad-token Bearer');
    expect(await answersTo(`Bearer ${token} more`)).toBe('401 bad-token Bearer');
    expect(await answersTo(`bearer ${token}`)).toBe('500 internal undefined');
    reached.length = 0;
    expect(await answersTo(`Bearer ${token}`)).toBe('500 internal undefined');
    expect(reached).toEqual(['userData', 'claim', 'scan', 'deleteUser']);
  });

  it("cannot be told while Google's keys are away, which says nothing against the token", async () => {
    const away = await createLoyaltyApp();
    onTestFinished(away.close);
    away.authority.behave('fails');
    const answer = await away.ask('dina', 'GET', '/get-user-data');
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect((await away.ask(undefined, 'GET', '/get-bar-services?barID=taberna')).statusCode).toBe(200);
    const token = away.authority.sign('dina', away.clock.now);
    const phone = new Phone(`http://127.0.0.1:${await away.listen()}`, { token });
    expect(await phone.connected()).toMatchObject({ code: 'unavailable' });
    phone.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadToken, KeysUnavailable, type VerifyToken } from '../../../server/auth/user.ts';
import { verifyFirebaseToken } from '../../../server/auth/verify-firebase-token.ts';
import { forgedTokens } from '../../support/forged-tokens.ts';
import { PROJECT_ID, startTokenAuthority, type TokenAuthority } from '../../support/token-authority.ts';

const NOW = Date.parse('2026-05-04T20:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

let authority: TokenAuthority;

beforeAll(async () => {
  authority = await startTokenAuthority();
});

afterAll(() => authority.stop());

/** A verifier whose clock the test moves. */
function verifierAt(now: number): { verify: VerifyToken; clock: { now: number } } {
  const clock = { now };
  const { keysAddress } = authority;
  return { verify: verifyFirebaseToken({ projectId: PROJECT_ID, keysAddress, clock: () => clock.now }), clock };
}

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

describe('a good token', () => {
  it('says who it is about, and until when', async () => {
    const { verify } = verifierAt(NOW);
    expect(await verify(authority.sign('ana-1', NOW))).toEqual({
      uid: 'ana-1',
      name: 'Name of ana-1',
      expires: Date.parse('2026-05-04T20:59:00Z'),
    });
  });

  it.each([
    ['the e-mail address where there is no name', { name: undefined }, 'ana-1@example.com'],
    ['the e-mail address where the name is empty', { name: '  ' }, 'ana-1@example.com'],
    ['nothing where there is neither', { name: undefined, email: undefined }, ''],
    ['nothing of what is no text', { name: { first: 'Ana' }, email: 7 }, ''],
  ])('gives %s', async (_title, claims, name) => {
    const { verify } = verifierAt(NOW);
    expect((await verify(authority.sign('ana-1', NOW, claims))).name).toBe(name);
  });

  it('is taken where clocks differ by some seconds', async () => {
    const { verify } = verifierAt(NOW);
    const soon = NOW / SECOND + 4;
    expect(await outcomeOf(verify(authority.sign('ana-1', NOW, { iat: soon, auth_time: soon })))).toBe('taken');
    expect(await outcomeOf(verify(authority.sign('ana-1', NOW, { exp: NOW / SECOND - 4 })))).toBe('taken');
  });
});

it('refuses every forged or broken token', async () => {
  const { verify } = verifierAt(NOW);
  const forged = forgedTokens(authority, NOW);
  expect(forged.length).toBeGreaterThanOrEqual(24);
  const outcomes = await Promise.all(forged.map(async ({ title, token }) => [title, await outcomeOf(verify(token))]));
  expect(outcomes.filter(([, outcome]) => outcome !== 'bad token')).toEqual([]);
});

describe("Google's keys", () => {
  it('are asked for once, however many tokens come at once', async () => {
    const { verify } = verifierAt(NOW);
    const before = authority.asked();
    await Promise.all(Array.from({ length: 50 }, (_, index) => verify(authority.sign(`user-${index}`, NOW))));
    expect(authority.asked() - before).toBe(1);
  });

  it('are not asked for again and again because of forged key ids', async () => {
    const { verify, clock } = verifierAt(NOW);
    const before = authority.asked();
    for (let index = 0; index < 20; index += 1) {
      clock.now += SECOND;
      expect(await outcomeOf(verify(authority.sign('ana-1', NOW, {}, { kid: `none-${index}` })))).toBe('bad token');
    }
    expect(authority.asked() - before).toBe(1);
  });

  it('are asked for anew when Google signs with a new one', async () => {
    const { verify, clock } = verifierAt(NOW);
    await verify(authority.sign('ana-1', NOW));
    authority.rotate();
    clock.now += 31 * SECOND;
    expect(await outcomeOf(verify(authority.sign('ana-1', clock.now)))).toBe('taken');
  });

  it.each(['fails', 'nonsense'] as const)(
    'are unavailable while their address %s, and nobody is refused',
    async (mood) => {
      const { verify, clock } = verifierAt(NOW);
      authority.behave(mood);
      expect(await outcomeOf(verify(authority.sign('ana-1', NOW)))).toBe('keys unavailable');
      authority.behave('well');
      expect(await outcomeOf(verify(authority.sign('ana-1', NOW)))).toBe('keys unavailable');
      clock.now += 5 * SECOND;
      expect(await outcomeOf(verify(authority.sign('ana-1', NOW)))).toBe('taken');
    },
  );

  it('serve through an outage, for a day at most', async () => {
    const { verify, clock } = verifierAt(NOW);
    await verify(authority.sign('ana-1', NOW));
    authority.behave('fails');
    clock.now += 23 * HOUR;
    expect(await outcomeOf(verify(authority.sign('ana-1', clock.now)))).toBe('taken');
    clock.now += HOUR;
    expect(await outcomeOf(verify(authority.sign('ana-1', clock.now)))).toBe('keys unavailable');
    authority.behave('well');
  });

  it('are unavailable where their address never answers', { timeout: 20_000 }, async () => {
    const { verify } = verifierAt(NOW);
    authority.behave('silent');
    expect(await outcomeOf(verify(authority.sign('ana-1', NOW)))).toBe('keys unavailable');
    authority.behave('well');
  });
});

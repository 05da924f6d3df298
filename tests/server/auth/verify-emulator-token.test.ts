import { describe, expect, it } from 'vitest';
import { BadToken } from '../../../server/auth/user.ts';
import { verifyEmulatorToken } from '../../../server/auth/verify-emulator-token.ts';
import { type Claims, goodClaims, PROJECT_ID } from '../../support/token-authority.ts';

const NOW = Date.parse('2026-05-04T20:00:00Z');
const SECONDS = NOW / 1000;

const verify = verifyEmulatorToken({ projectId: PROJECT_ID, clock: () => NOW });

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const tokenOf = (claims: Claims = {}, header: Claims = {}, signature = ''): string =>
  `${encode({ alg: 'none', typ: 'JWT', ...header })}.${encode({ ...goodClaims('ana-1', NOW), ...claims })}.${signature}`;

describe("the emulator's unsigned token", () => {
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
    ['it has expired', tokenOf({ exp: SECONDS - 60 })],
    ['it is from the future', tokenOf({ iat: SECONDS + 60 })],
    ['it has no time of signing in', tokenOf({ auth_time: undefined })],
    ['it is about nobody', tokenOf({ sub: '' })],
    ['it says that it is signed', tokenOf({}, { alg: 'RS256' })],
    ['it has a signature', tokenOf({}, {}, 'abc')],
    ['it is longer than any token', tokenOf({ padding: 'x'.repeat(5_000) })],
    ['it is none', 'hello'],
  ])('is refused when %s', async (_title, token) => {
    await expect(verify(token)).rejects.toThrow(BadToken);
  });
});

import { type JWTPayload, UnsecuredJWT } from 'jose';
import { claimRules, type Expected, userOf } from './claims.ts';
import { headerOf } from './token-header.ts';
import { BadToken, type VerifyToken } from './user.ts';

/**
 * Reads the unsigned ID tokens of the Auth emulator: everybody is whom they say they are. All claims are checked as those of real
 * tokens. Only for a server that was started for the emulator; configuration refuses it in production.
 */
export function verifyEmulatorToken({ projectId, clock }: { projectId: string; clock: () => number }): VerifyToken {
  return async (token) => {
    headerOf(token);
    const expected = { projectId, now: clock() };
    return userOf(decoded(token, expected), expected);
  };
}

function decoded(token: string, expected: Expected): JWTPayload {
  try {
    return UnsecuredJWT.decode(token, claimRules(expected)).payload;
  } catch (cause) {
    throw new BadToken('no token of the emulator', { cause });
  }
}

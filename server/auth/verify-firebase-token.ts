import { type CryptoKey, type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';
import { claimRules, userOf } from './claims.ts';
import { googleKeys } from './google-keys.ts';
import { headerOf } from './token-header.ts';
import { BadToken, type VerifyToken } from './user.ts';

/** The algorithm that Google signs with. What a token names is compared with it and never used. */
const ALGORITHM = 'RS256';

export type FirebaseTokens = {
  readonly projectId: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Where the public keys are; Google's unless given. */
  readonly keysAddress?: string;
};

/** Verifies ID tokens of a Firebase project as Firebase documents it: signature by one of Google's keys, then every claim. */
export function verifyFirebaseToken({ projectId, clock, keysAddress }: FirebaseTokens): VerifyToken {
  const findKey = googleKeys({ clock, ...(keysAddress !== undefined && { address: keysAddress }) });
  return async (token) => {
    const { alg, kid } = headerOf(token);
    if (alg !== ALGORITHM || typeof kid !== 'string') throw new BadToken("not signed as Google's tokens are");
    const key = await findKey(kid);
    if (key === undefined) throw new BadToken("signed with a key that is not Google's");
    const expected = { projectId, now: clock() };
    const payload = await proven(token, key, { algorithms: [ALGORITHM], ...claimRules(expected) });
    return userOf(payload, expected);
  };
}

async function proven(token: string, key: CryptoKey, options: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, key, options)).payload;
  } catch (cause) {
    throw new BadToken('not proven', { cause });
  }
}

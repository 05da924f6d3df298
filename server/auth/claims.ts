import type { JWTClaimVerificationOptions, JWTPayload } from 'jose';
import { userIdSchema } from '../protocol/qr.ts';
import { BadToken, type User } from './user.ts';

/** How far the clocks of Google and of this machine may differ, in seconds. */
const CLOCK_TOLERANCE = 5;

/** The longest name that is kept of a person, in characters. */
const LONGEST_NAME = 100;

export type Expected = {
  readonly projectId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** What every ID token of a project must say, for jose to check; `userOf` checks the rest. */
export const claimRules = ({ projectId, now }: Expected): JWTClaimVerificationOptions => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  currentDate: new Date(now),
  clockTolerance: CLOCK_TOLERANCE,
  requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
});

/**
 * The person that a token is about. Its signature and `claimRules` have been checked.
 *
 * @throws {BadToken} when it is for several audiences, from the future, or about nobody
 */
export function userOf(payload: JWTPayload, { projectId, now }: Expected): User {
  const { aud, exp, iat, sub, auth_time: signedIn } = payload;
  if (aud !== projectId) throw new BadToken('for somebody else, too');
  if (!isPast(iat, now) || !isPast(signedIn, now)) throw new BadToken('from the future');
  const uid = userIdSchema.safeParse(sub);
  if (!uid.success || exp === undefined) throw new BadToken('about nobody');
  return { uid: uid.data, name: nameOf(payload), expires: exp * 1000 };
}

const isPast = (seconds: unknown, now: number): boolean =>
  typeof seconds === 'number' && seconds <= now / 1000 + CLOCK_TOLERANCE;

function nameOf(payload: JWTPayload): string {
  const names = [payload['name'], payload['email']].filter((name) => typeof name === 'string');
  return (names.map((name) => name.trim()).find((name) => name !== '') ?? '').slice(0, LONGEST_NAME);
}

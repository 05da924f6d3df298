import type { Config, FirebaseProject } from '../config.ts';
import type { SignInSettings } from '../protocol/calls.ts';
import { type VerifyToken, BadToken, type User } from './user.ts';
import { DEMO_PROJECT } from './demo-project.ts';
import {
  type JWTPayload,
  UnsecuredJWT,
  jwtVerify,
  type JWTClaimVerificationOptions,
  decodeProtectedHeader,
  type ProtectedHeaderParameters,
} from 'jose';
import { googleKeys } from './google-keys.ts';
import { userIdSchema } from '../protocol/qr.ts';

/** Signing in: the app's settings, and the verification of tokens. */
export type SignIn = {
  readonly settings: SignInSettings;
  readonly verifyToken: VerifyToken;
  /** The origin of the Auth emulator, undefined while it is not running; absent with Firebase. */
  readonly emulator?: () => string | undefined;
};

/** With the configured Firebase project. */
export const firebaseSignIn = (firebase: FirebaseProject, clock: () => number): SignIn => ({
  settings: { ...firebase, emulator: false },
  verifyToken: verifyFirebaseToken({ projectId: firebase.projectId, clock }),
});

/** With the Auth emulator, which trusts everybody. */
export const emulatorSignIn = (clock: () => number, emulator: () => string | undefined): SignIn => ({
  settings: { projectId: DEMO_PROJECT, apiKey: DEMO_PROJECT, authDomain: 'localhost', emulator: true },
  verifyToken: verifyEmulatorToken({ projectId: DEMO_PROJECT, clock }),
  emulator,
});

/** The sign-in configured by the environment; undefined if there is none, and the server has only menus. */
export function signInOf({ firebase, authEmulator }: Config, clock: () => number): SignIn | undefined {
  if (firebase) return firebaseSignIn(firebase, clock);
  return authEmulator === undefined ? undefined : emulatorSignIn(clock, () => `http://${authEmulator}`);
}

/** Checks the claims of the Auth emulator's unsigned tokens. Anybody can forge them, so production refuses the emulator. */
export function verifyEmulatorToken({ projectId, clock }: { projectId: string; clock: () => number }): VerifyToken {
  return async (token) => {
    await headerOf(token);
    const expected = { projectId, now: clock() };
    const decode = () => UnsecuredJWT.decode(token, claimRules(expected));
    const { payload } = await accepted(decode, 'no token of the emulator');
    return userOf(payload, expected);
  };
}

/** The result of a check of a token. Throws BadToken if the check does. */
async function accepted<Result>(check: () => Result | Promise<Result>, fault: string): Promise<Result> {
  try {
    return await check();
  } catch (cause) {
    throw new BadToken(fault, { cause });
  }
}

/** The algorithm of Google's signatures. A token's own `alg` is only compared with it. */
const ALGORITHM = 'RS256';

type FirebaseTokens = {
  readonly projectId: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The URL of the public keys; by default Google's. */
  readonly keysAddress?: string;
};

/** Verifies ID tokens of a Firebase project as Firebase documents it: signature by one of Google's keys, then every claim. */
export function verifyFirebaseToken({ projectId, clock, keysAddress }: FirebaseTokens): VerifyToken {
  const findKey = googleKeys({ clock, ...(keysAddress !== undefined && { address: keysAddress }) });
  return async (token) => {
    const { alg, kid } = await headerOf(token);
    if (alg !== ALGORITHM || typeof kid !== 'string') throw new BadToken("not signed as Google's tokens are");
    const key = await findKey(kid);
    if (key === undefined) throw new BadToken("signed with a key that is not Google's");
    const expected = { projectId, now: clock() };
    const rules = { algorithms: [ALGORITHM], ...claimRules(expected) };
    const { payload } = await accepted(() => jwtVerify(token, key, rules), 'not proven');
    return userOf(payload, expected);
  };
}

/** How far the clocks of Google and of this machine may differ, in seconds. */
const CLOCK_TOLERANCE = 5;

/** Limit of a person's stored name, in characters. */
const LONGEST_NAME = 100;

type Expected = {
  readonly projectId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** The claims of an ID token that jose checks; `userOf` checks the rest. */
const claimRules = ({ projectId, now }: Expected): JWTClaimVerificationOptions => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  currentDate: new Date(now),
  clockTolerance: CLOCK_TOLERANCE,
  requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
});

/** The person of a verified token. Throws BadToken for several audiences, a time in the future, or no user id. */
function userOf(payload: JWTPayload, { projectId, now }: Expected): User {
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

/** The longest ID token, in characters. Firebase allows 1,000 for a project's own claims; the rest needs fewer than that. */
const LONGEST_TOKEN = 4_096;

/** Headers that contain or reference a key: a token must not choose the key with which it is verified. */
const BROUGHT_KEYS = ['jwk', 'jku', 'x5u', 'x5c'];

/** The header of an unverified token. Throws BadToken if the token is too long, malformed, or brings its own key. */
async function headerOf(token: string): Promise<ProtectedHeaderParameters> {
  if (token.length > LONGEST_TOKEN) throw new BadToken('longer than any ID token');
  const header = await accepted(() => decodeProtectedHeader(token), 'no token');
  if (BROUGHT_KEYS.some((name) => name in header)) throw new BadToken('brings its own key');
  return header;
}

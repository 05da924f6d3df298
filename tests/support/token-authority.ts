import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The Firebase project of the tests. */
export const PROJECT_ID = 'cartas-example';

export type Claims = Record<string, unknown>;

/** A stand-in for Google: signs ID tokens, and publishes its keys at an address of this machine. */
export type TokenAuthority = {
  readonly keysAddress: string;
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** A valid token of a person, at an instant in milliseconds; `claims` and `header` override its own. */
  readonly sign: (uid: string, now: number, claims?: Claims, header?: Claims) => string;
  /** The number of requests for the keys. */
  readonly asked: () => number;
  /** Sets how the address of the keys behaves from now on. */
  readonly behave: (mood: 'well' | 'fails' | 'nonsense' | 'silent') => void;
  /** Publishes a new key in place of the old one. */
  readonly rotate: () => void;
  readonly stop: () => Promise<void>;
};

/** A part of a token: JSON in base64. */
export const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token of any header and payload, signed as RS256 is, whatever the header says. */
export function signedToken(header: Claims, payload: Claims, key: KeyObject): string {
  const body = `${encode(header)}.${encode(payload)}`;
  return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`;
}

/** The claims of a valid token of the project, at an instant in milliseconds. */
export function goodClaims(uid: string, now: number): Claims {
  const seconds = Math.floor(now / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    auth_time: seconds - 60,
    user_id: uid,
    sub: uid,
    iat: seconds - 60,
    exp: seconds + 3_540,
    name: `Name of ${uid}`,
    email: `${uid}@example.com`,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
}

/** A token like the emulator's, valid now. */
export function emulatorToken(uid: string): string {
  const project = { iss: 'https://securetoken.google.com/demo-carta', aud: 'demo-carta' };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...goodClaims(uid, Date.now()), ...project })}.`;
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The first key of every authority, shared because making a key takes as long as a small test. */
const FIRST_KEY = newKey();

export async function startTokenAuthority(): Promise<TokenAuthority> {
  let privateKey = FIRST_KEY;
  let generation = 1;
  let mood: Parameters<TokenAuthority['behave']>[0] = 'well';
  let asked = 0;
  const kid = (): string => `key-${generation}`;
  const server = createServer((_request, response) => {
    asked += 1;
    if (mood === 'silent') return;
    const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: kid(), alg: 'RS256', use: 'sig' };
    response.statusCode = mood === 'fails' ? 500 : 200;
    response.end(mood === 'nonsense' ? '<html>' : JSON.stringify({ keys: [jwk] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    keysAddress: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    get kid() {
      return kid();
    },
    get privateKey() {
      return privateKey;
    },
    get publicKey() {
      return createPublicKey(privateKey);
    },
    sign: (uid, now, claims, header) =>
      signedToken(
        { alg: 'RS256', kid: kid(), typ: 'JWT', ...header },
        { ...goodClaims(uid, now), ...claims },
        privateKey,
      ),
    asked: () => asked,
    behave: (next) => (mood = next),
    rotate: () => {
      privateKey = newKey();
      generation += 1;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

import { constants, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Claims, encode, goodClaims, PROJECT_ID, signedToken, type TokenAuthority } from './token-authority.ts';

export type ForgedToken = { readonly title: string; readonly token: string };

const SECOND = 1000;

/** Forged tokens, each wrong in one way and right in all others, for an instant in milliseconds. None may be accepted, over HTTP or on a socket. */
export function forgedTokens(authority: TokenAuthority, now: number, uid = 'victim'): ForgedToken[] {
  const { privateKey, publicKey, kid } = authority;
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const claims = goodClaims(uid, now);
  const seconds = Math.floor(now / SECOND);
  const good = authority.sign(uid, now);
  const [goodHeader = '', goodPayload = '', goodSignature = ''] = good.split('.');
  const jwk = { ...foreign.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256' };

  const saying = (changes: Claims): string => authority.sign(uid, now, changes);
  const without = (name: string): string =>
    signedToken(
      { alg: 'RS256', kid, typ: 'JWT' },
      Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)),
      privateKey,
    );
  const headed = (header: Claims, key: KeyObject = privateKey): string =>
    signedToken({ alg: 'RS256', kid, typ: 'JWT', ...header }, claims, key);
  const unsigned = (alg: string): string => `${encode({ alg, kid, typ: 'JWT' })}.${encode(claims)}.`;
  const withSecret = (secret: string | Buffer): string => {
    const body = `${encode({ alg: 'HS256', kid, typ: 'JWT' })}.${encode(claims)}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  };
  const signedAs = (alg: string, signature: (body: Buffer) => Buffer): string => {
    const body = `${encode({ alg, kid, typ: 'JWT' })}.${encode(claims)}`;
    return `${body}.${signature(Buffer.from(body)).toString('base64url')}`;
  };

  const sealed = (payload: string): string => {
    const body = `${goodHeader}.${Buffer.from(payload).toString('base64url')}`;
    return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
  };

  const tokens: Record<string, string> = {
    'alg none, as the emulator signs': unsigned('none'),
    'alg NoNe': unsigned('NoNe'),
    'RS256 in name, no signature': `${goodHeader}.${goodPayload}.`,
    'HS256 with the public key as PEM': withSecret(publicKey.export({ format: 'pem', type: 'spki' })),
    'HS256 with the public key as DER': withSecret(publicKey.export({ format: 'der', type: 'spki' })),
    'RS384 with the right key': signedAs('RS384', (body) => sign('sha384', body, privateKey)),
    'PS256 with the right key': signedAs('PS256', (body) =>
      sign('sha256', body, { key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }),
    ),
    'ES256 with a key of its own': signedAs('ES256', (body) =>
      sign('sha256', body, { key: curve.privateKey, dsaEncoding: 'ieee-p1363' }),
    ),
    'another key under the right id': headed({}, foreign.privateKey),
    'a key that nobody published': headed({ kid: 'key-of-mine' }, foreign.privateKey),
    'no key id': headed({ kid: undefined }),
    'a key id that is no text': headed({ kid: { toString: 'key-1' } }),
    'a key in its header': headed({ jwk }, foreign.privateKey),
    'an address of keys in its header': headed({ jku: 'https://keys.example/jwks' }, foreign.privateKey),
    'an address of certificates in its header': headed({ x5u: 'https://keys.example/x5u' }, foreign.privateKey),
    'a certificate in its header': headed({ x5c: ['MIIB'] }, foreign.privateKey),
    'a critical header that nobody knows': headed({ crit: ['exp2'], exp2: true }),
    'for another project': saying({ aud: 'other-example' }),
    'for this project and another': saying({ aud: [PROJECT_ID, 'other-example'] }),
    'by the issuer of another project': saying({ iss: 'https://securetoken.google.com/other-example' }),
    'by an issuer that looks alike': saying({ iss: `https://securetoken.google.com.example/${PROJECT_ID}` }),
    'a session cookie': saying({ iss: `https://session.firebase.google.com/${PROJECT_ID}` }),
    'expired a minute ago': saying({ exp: seconds - 60 }),
    'issued in a minute': saying({ iat: seconds + 60 }),
    'signed in in a minute': saying({ auth_time: seconds + 60 }),
    'not before a minute from now': saying({ nbf: seconds + 60 }),
    'without an end': without('exp'),
    'with an end that is text': saying({ exp: String(seconds + 3_600) }),
    'without the time of signing in': without('auth_time'),
    'without the time of issue': without('iat'),
    'without a subject': without('sub'),
    'with an empty subject': saying({ sub: '' }),
    'with a subject of 129 characters': saying({ sub: 'x'.repeat(129) }),
    'with a subject that is a number': saying({ sub: 7 }),
    'with a subject that is a list': saying({ sub: [uid] }),
    'another person written over it': `${goodHeader}.${encode({ ...claims, sub: 'attacker' })}.${goodSignature}`,
    'another header written over it': `${encode({ alg: 'RS256', kid, typ: 'at+jwt' })}.${goodPayload}.${goodSignature}`,
    'a signature with one letter changed': `${goodHeader}.${goodPayload}.${goodSignature.startsWith('A') ? 'B' : 'A'}${goodSignature.slice(1)}`,
    'cut off': good.slice(0, -20),
    'two parts': `${goodHeader}.${goodPayload}`,
    'four parts': `${good}.${goodSignature}`,
    'no token at all': 'hello',
    'a payload that is no JSON': sealed('hello'),
    'a payload that is a list': sealed(JSON.stringify([claims])),
    'larger than 4 KiB': saying({ padding: 'x'.repeat(4_096) }),
  };
  return Object.entries(tokens).map(([title, token]) => ({ title, token }));
}

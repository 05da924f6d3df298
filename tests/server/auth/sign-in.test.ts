import { expect, it } from 'vitest';
import { emulatorSignIn, firebaseSignIn, signInOf } from '../../../server/auth/sign-in.ts';
import { BadToken } from '../../../server/auth/user.ts';
import type { Config } from '../../../server/config.ts';
import { encode, goodClaims } from '../../support/token-authority.ts';

const FIREBASE = { projectId: 'cartas-example', apiKey: 'key', authDomain: 'sign-in.example' };
const NOW = Date.parse('2026-05-04T20:00:00Z');
const clock = () => NOW;

/** A token as the emulator of the demo gives it. */
const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
  ...goodClaims('ana', NOW),
  iss: 'https://securetoken.google.com/demo-carta',
  aud: 'demo-carta',
})}.`;

it('with a Firebase project takes no unsigned token, and the app asks Firebase', async () => {
  const signIn = firebaseSignIn(FIREBASE, clock);
  expect(signIn.settings).toEqual({ ...FIREBASE, emulator: false });
  expect(signIn).not.toHaveProperty('emulator');
  await expect(signIn.verifyToken(unsigned)).rejects.toBeInstanceOf(BadToken);
});

it('with the emulator takes everybody for whom they say they are, and the app asks this server', async () => {
  const signIn = emulatorSignIn(clock, () => 'http://127.0.0.1:9099');
  expect(signIn.settings).toEqual({
    projectId: 'demo-carta',
    apiKey: 'demo-carta',
    authDomain: 'localhost',
    emulator: true,
  });
  expect(signIn.emulator?.()).toBe('http://127.0.0.1:9099');
  expect(await signIn.verifyToken(unsigned)).toMatchObject({ uid: 'ana' });
});

it('is what the environment says: Firebase, a running emulator, or nothing', () => {
  const of = (config: Partial<Config>) => signInOf(config as Config, clock);
  expect(of({ firebase: FIREBASE, authEmulator: '127.0.0.1:9099' })?.settings).toMatchObject(FIREBASE);
  expect(of({ authEmulator: '127.0.0.1:9099' })?.emulator?.()).toBe('http://127.0.0.1:9099');
  expect(of({})).toBeUndefined();
});

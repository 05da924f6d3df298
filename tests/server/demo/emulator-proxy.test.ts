import fastify, { type FastifyInstance } from 'fastify';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type Auth,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { DEMO_PROJECT } from '../../../server/auth/demo-project.ts';
import { registerEmulatorProxy } from '../../../server/demo/emulator-proxy.ts';
import { registerHeaders } from '../../../server/http/headers.ts';

const PASSWORD = 'a long password';

let app: FastifyInstance;
let origin: string;
let ready = true;

beforeAll(async () => {
  app = fastify();
  await registerHeaders(app, { https: false });
  await registerEmulatorProxy(app, () => (ready ? inject('emulator') : undefined));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

/** The SDK as a page of this server has it, for one person. */
async function withSdk<Answer>(work: (auth: Auth) => Promise<Answer>): Promise<Answer> {
  const project = initializeApp({ projectId: DEMO_PROJECT, apiKey: DEMO_PROJECT }, crypto.randomUUID());
  const auth = getAuth(project);
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  try {
    return await work(auth);
  } finally {
    await deleteApp(project);
  }
}

const claimsOf = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('the Firebase SDK signs in through the server', () => {
  it('with e-mail and password', async () => {
    const email = 'by-password@carta.example';
    const first = await withSdk((auth) => createUserWithEmailAndPassword(auth, email, PASSWORD));
    const token = await withSdk(async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD);
      expect(user.uid).toBe(first.user.uid);
      // Asked of the second host that is handed on.
      return user.getIdToken(true);
    });
    expect(claimsOf(token)).toMatchObject({ aud: DEMO_PROJECT, email, sub: first.user.uid });
  });

  it('with a link by e-mail, which leads to the address that the phone uses', async () => {
    const email = 'by-link@carta.example';
    const page = `${origin}/cartasqr/profile`;
    await withSdk(async (auth) => {
      await sendSignInLinkToEmail(auth, email, { url: page, handleCodeInApp: true });
      const answer = await fetch(`${inject('emulator')}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
      const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
      const link = oobCodes.findLast((code) => code.email === email)?.oobLink ?? '';
      expect(link.startsWith(`${origin}/emulator/action?`)).toBe(true);
      const opened = await fetch(link, { redirect: 'manual' });
      const back = opened.headers.get('location') ?? '';
      expect(back.startsWith(`${page}?`)).toBe(true);
      expect(isSignInWithEmailLink(auth, back)).toBe(true);
      const { user } = await signInWithEmailLink(auth, email, back);
      expect(user).toMatchObject({ email, emailVerified: true });
    });
  });

  it('with Google', async () => {
    const identity = JSON.stringify({ sub: 'google-1', email: 'by-google@carta.example', email_verified: true });
    const { user } = await withSdk((auth) => signInWithCredential(auth, GoogleAuthProvider.credential(identity)));
    expect(user).toMatchObject({ email: 'by-google@carta.example', emailVerified: true });
  });
});

describe('what is handed on', () => {
  const signUp = (given: RequestInit & { headers?: Record<string, string> }) =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${DEMO_PROJECT}`, {
      method: 'POST',
      ...given,
      headers: { 'content-type': 'application/json', ...given.headers },
    });

  it('keeps the limits of the server', async () => {
    const answer = await signUp({ body: JSON.stringify({ email: 'x'.repeat(20_000) }) });
    expect(answer.status).toBe(413);
  });

  it('is nothing but what the SDK sends: no broken JSON, no other types', async () => {
    expect((await signUp({ body: '{' })).status).toBe(400);
    expect((await signUp({ body: '<a/>', headers: { 'content-type': 'text/xml' } })).status).toBe(415);
  });

  test.each([
    ['GET', '/emulator/v1/projects/demo-carta/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-carta/accounts'],
    ['GET', '/emulator/openapi.json'],
    ['GET', '/'],
  ])('leaves %s %s to this machine', async (method, path) => {
    expect((await fetch(origin + path, { method })).status).toBe(404);
  });

  it('makes nobody the owner of the project', async () => {
    const accounts = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts:batchGet`;
    const headers = { authorization: 'Bearer owner' };
    expect((await fetch(inject('emulator') + accounts, { headers })).status).toBe(200);
    expect((await fetch(origin + accounts, { headers })).status).toBe(403);
  });

  it('shows the pages of the emulator, in a frame of this origin too', async () => {
    const answer = await fetch(`${origin}/emulator/auth/iframe?apiKey=${DEMO_PROJECT}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toBeNull();
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('is answered with 503 while the emulator is not there', async () => {
    ready = false;
    const answer = await signUp({ body: '{}' });
    ready = true;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      code: 'unavailable',
      message: 'El servicio no está disponible ahora. Inténtalo en un momento.',
    });
  });
});

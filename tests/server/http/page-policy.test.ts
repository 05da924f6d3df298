import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../server/http/page-policy.ts';
import type { SitePage } from '../../../server/protocol/site.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='; img-src 'self' data:; connect-src 'self'";

const page = (signIn: SitePage['signIn']): SitePage => ({
  path: '',
  file: 'cartasqr/index.html',
  urlPath: false,
  status: 200,
  policy: POLICY,
  signIn,
});

const PROJECT = { projectId: 'cartas-example', apiKey: 'AIza-example', authDomain: 'cartas-example.firebaseapp.com' };
const REAL = { ...PROJECT, emulator: false };
const EMULATOR = { ...PROJECT, emulator: true };

describe('the policy of a page', () => {
  it('is its own where nobody signs in, and nobody may frame it', () => {
    const own = `${POLICY}; frame-ancestors 'none'`;
    expect(pagePolicy(page('none'), REAL)).toBe(own);
    expect(pagePolicy(page('session'), undefined)).toBe(own);
    expect(pagePolicy(page('page'), undefined)).toBe(own);
  });

  it('lets a venue with a stamp card renew the token and show the picture', () => {
    expect(pagePolicy(page('session'), REAL).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-abc='",
      "img-src 'self' data: https://*.googleusercontent.com",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      "frame-ancestors 'none'",
    ]);
  });

  it("lets the pages where people sign in open Google's window", () => {
    expect(pagePolicy(page('page'), REAL).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-abc=' https://apis.google.com",
      "img-src 'self' data: https://*.googleusercontent.com",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'frame-src https://cartas-example.firebaseapp.com',
      "frame-ancestors 'none'",
    ]);
  });

  it('keeps to its own origin with the emulator, which stands behind it, but for the script of the window', () => {
    expect(pagePolicy(page('session'), EMULATOR)).toBe(`${POLICY}; frame-ancestors 'none'`);
    expect(pagePolicy(page('page'), EMULATOR).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-abc=' https://apis.google.com",
      "img-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
    ]);
  });
});

import { expect, test } from 'vitest';
import { pagePolicy } from '../../../server/http/page-policy.ts';
import type { SitePage } from '../../../server/protocol/site.ts';

const OWN = ["default-src 'none'", "script-src 'self' 'sha256-abc='", "img-src 'self' data:", "connect-src 'self'"];

const page = (signIn: SitePage['signIn']): SitePage => ({
  path: '',
  file: 'cartasqr/index.html',
  served: 'documents/index.html',
  routes: [''],
  status: 200,
  policy: OWN.join('; '),
  signIn,
});

const PROJECT = { projectId: 'cartas-example', apiKey: 'AIza-example', authDomain: 'cartas-example.firebaseapp.com' };
const REAL = { ...PROJECT, emulator: false };
const EMULATOR = { ...PROJECT, emulator: true };

const GOOGLE = [
  "img-src 'self' data: https://*.googleusercontent.com",
  "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
];
const WINDOW = "script-src 'self' 'sha256-abc=' https://apis.google.com";

test.each([
  ['is its own where nobody signs in', 'none', REAL, OWN],
  ['is its own where there are only menus', 'session', undefined, OWN],
  ['is its own on the page of an account where there are only menus', 'page', undefined, OWN],
  [
    'lets a venue with a stamp card renew the token and show the picture',
    'session',
    REAL,
    [...OWN.slice(0, 2), ...GOOGLE],
  ],
  [
    "lets the pages where people sign in open Google's window",
    'page',
    REAL,
    [OWN[0], WINDOW, ...GOOGLE, 'frame-src https://cartas-example.firebaseapp.com'],
  ],
  ['keeps to its own origin with the emulator, which stands behind it', 'session', EMULATOR, OWN],
  [
    "lets pages open the emulator's window, whose script is Google's",
    'page',
    EMULATOR,
    [OWN[0], WINDOW, ...OWN.slice(2), "frame-src 'self'"],
  ],
] as const)('the policy of a page %s, and nobody may frame it', (_, signIn, settings, policy) => {
  expect(pagePolicy(page(signIn), settings).split('; ')).toEqual([...policy, "frame-ancestors 'none'"]);
});

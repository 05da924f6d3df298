import type { Page, Route } from 'playwright-core';
import type { StaffAnswer } from '../../server/protocol/calls.ts';
import { CARD, STAMPED } from './staff-cards.ts';

/** The answer to a call: status 200 unless given, and a body. */
type Answer = { readonly status?: number; readonly body?: object | string; readonly headers?: Record<string, string> };

export type Call = { readonly path: string; readonly body: unknown; readonly authorization: string | undefined };

export const EMAIL = 'camarera@example.com';
const UID = 'waiter1';

/** A token as the emulator signs it: not at all. */
const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
const TOKEN = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: UID, user_id: UID, iat: 1_700_000_000, exp: 4_000_000_000 })}.`;

/** The answers of Firebase's calls for the only account. */
const FIREBASE: Readonly<Record<string, object>> = {
  'accounts:signInWithPassword': {
    localId: UID,
    email: EMAIL,
    idToken: TOKEN,
    refreshToken: 'again',
    expiresIn: '3600',
  },
  'accounts:lookup': { users: [{ localId: UID, email: EMAIL, emailVerified: true, providerUserInfo: [] }] },
  token: { id_token: TOKEN, access_token: TOKEN, refresh_token: 'again', expires_in: '3600', user_id: UID },
};

export const BAR = { barID: 'taberna', name: 'La Taberna', role: 'staff' } as const;

/** A stand-in for the server of the staff's page. Answers can be changed while a page is open. */
export class StaffStandIn {
  readonly calls: Call[] = [];
  readonly answers: Record<string, Answer | 'no network' | undefined> = {
    'GET /staff': { body: { bars: [BAR] } satisfies StaffAnswer },
    'POST /scan-loyalty-card': { body: STAMPED },
    'POST /undo-stamp': { body: { ...CARD, nStamps: 2 } },
    'POST /redeem-reward': { body: { ...CARD, cardID: 'card2', nStamps: 0 } },
  };

  async attach(page: Page): Promise<void> {
    await page.route('**/cartasqr/api/**', (route) => this.#answer(route));
    await page.route(/(identitytoolkit|securetoken)\.googleapis\.com/, (route) => {
      const [, name = ''] = /(accounts:\w+|token)(?:\?|$)/.exec(route.request().url()) ?? [];
      return route.fulfill({ json: FIREBASE[name] ?? {} });
    });
  }

  /** The bodies that were sent to a call. */
  sent(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body);
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const path = `${request.method()} ${pathname.slice('/cartasqr/api'.length)}`;
    if (path === 'GET /sign-in') {
      return route.fulfill({
        json: { projectId: 'demo-carta', apiKey: 'demo', authDomain: 'demo.example', emulator: true },
      });
    }
    this.calls.push({ path, body: request.postDataJSON(), authorization: request.headers()['authorization'] });
    const answer: Answer | 'no network' = this.answers[path] ?? {
      status: 404,
      body: { code: 'not-found', message: 'No existe.' },
    };
    if (answer === 'no network') return route.abort();
    const { status = 200, body = '', headers = {} } = answer;
    const type = typeof body === 'string' ? 'text/csv' : 'application/json';
    return route.fulfill({
      status,
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
}

/** Signs the one account in, in Spanish. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(EMAIL);
  await page.getByLabel('Contraseña').fill('correct horse');
  await page.keyboard.press('Enter');
}

import type { Page, WebSocketRoute } from 'playwright-core';
import type { Card } from '../../server/protocol/card.ts';
import type { QrScanned } from '../../server/protocol/realtime.ts';

/** The diner of the browser tests that have no server behind them. */
export const DINER = { uid: 'diner-1', name: 'Una Comensal', email: 'diner@example.com' };

const SETTINGS = { projectId: 'demo-carta', apiKey: 'demo-key', authDomain: 'localhost', emulator: true };

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token like the emulator's; it is not verified here. */
const TOKEN = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: DINER.uid, user_id: DINER.uid, exp: 4_102_444_800, iat: 1_700_000_000 })}.`;

/** Makes a phone on which the diner is signed in, for Firebase as for the page; before its first document. */
export async function signIn(page: Page, photoURL?: string): Promise<void> {
  const user = {
    uid: DINER.uid,
    email: DINER.email,
    emailVerified: true,
    displayName: DINER.name,
    isAnonymous: false,
    photoURL,
    providerData: [],
    stsTokenManager: { refreshToken: 'refresh', accessToken: TOKEN, expirationTime: 4_102_444_800_000 },
    createdAt: '1700000000000',
    lastLoginAt: '1700000000000',
    apiKey: SETTINGS.apiKey,
    appName: '[DEFAULT]',
  };
  await page.addInitScript(
    ([key, value, known]) => {
      if (sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem(key, value);
      localStorage.setItem('carta-signed-in', known);
    },
    [
      `firebase:authUser:${SETTINGS.apiKey}:[DEFAULT]`,
      JSON.stringify(user),
      JSON.stringify({ uid: DINER.uid, photoURL }),
    ] as const,
  );
  await page.route('**/cartasqr/api/sign-in', (route) => route.fulfill({ json: SETTINGS }));
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({
      json: { id_token: TOKEN, access_token: TOKEN, refresh_token: 'refresh', expires_in: '3600', user_id: DINER.uid },
    }),
  );
  await page.route('**/identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        users: [
          { localId: DINER.uid, email: DINER.email, displayName: DINER.name, photoUrl: photoURL, providerUserInfo: [] },
        ],
      },
    }),
  );
}

/** A stand-in for the server's part in the stamp card: it has one card, and records the page's requests. */
export class StampCardStandIn {
  card: Card | undefined;
  /** Whether the bar has a stamp card. */
  loyalty = true;
  /** The status that every call gets instead of an answer. */
  failure: number | undefined;
  /** Whether sockets are accepted. */
  hasSocket = true;
  /** Calls of the API and events of the socket, in their order. */
  readonly heard: string[] = [];
  readonly #created: Card;
  #socket: WebSocketRoute | undefined;

  /** `created`: the card that a claim gives. */
  constructor(created: Card, card?: Card) {
    this.#created = created;
    this.card = card;
  }

  async serve(page: Page): Promise<void> {
    await page.route('**/cartasqr/api/{get-user-data,create-new-loyalty-card,get-bar-services*}', async (route) => {
      const request = route.request();
      const call = request.url().replace(/.*\/api\//, '');
      this.heard.push(`${request.method()} ${call} ${request.postData() ?? ''}`.trim());
      if (this.failure !== undefined) {
        await route.fulfill({ status: this.failure, json: { code: 'internal', message: 'Algo ha fallado.' } });
      } else if (call.startsWith('get-bar-services')) {
        await route.fulfill({ json: { barID: this.#created.bar.ID, loyalty: this.loyalty, programme: null } });
      } else if (call === 'create-new-loyalty-card') {
        this.card = this.#created;
        await route.fulfill({ status: 201, json: this.card });
      } else {
        await route.fulfill({
          json: { userFound: this.card !== undefined, loyaltyCards: this.card ? [this.card] : [] },
        });
      }
    });
    await page.routeWebSocket(/\/cartasqr\/socket\.io\//, (socket) => this.#talk(socket));
  }

  /** Simulates a waiter's scan of the code. */
  scan(scanned: QrScanned): void {
    if (scanned.card) this.card = scanned.card;
    this.#socket?.send(`42["qrScanned",${JSON.stringify(scanned)}]`);
  }

  /** Simulates a change of the card elsewhere. */
  change(card: Card): void {
    this.card = card;
    this.#socket?.send(`42["cardChanged",${JSON.stringify({ card })}]`);
  }

  /** The person's data were deleted elsewhere, which ends their connections. */
  forget(): void {
    this.card = undefined;
    void this.#socket?.close();
  }

  /** Speaks socket.io's protocol, as much of it as the page uses. */
  #talk(socket: WebSocketRoute): void {
    if (!this.hasSocket) return void socket.close();
    this.#socket = socket;
    socket.send('0{"sid":"s","upgrades":[],"pingInterval":250000,"pingTimeout":200000,"maxPayload":100000}');
    socket.onMessage((message) => {
      const text = String(message);
      if (text.startsWith('40')) socket.send('40{"sid":"s"}');
      const [, ack, json] = /^42(\d+)?(\[.*)$/.exec(text) ?? [];
      if (json === undefined) return;
      const [event] = JSON.parse(json) as [string];
      this.heard.push(`socket ${json.slice(1, -1).replaceAll('"', '')}`);
      const now = Date.now();
      const answers: Record<string, object> = {
        registerUser: { ok: true, cards: this.card ? [this.card] : [], now: new Date(now).toISOString() },
        showedQR: { ok: true, ends: new Date(now + 300_000).toISOString(), code: '482913' },
        hidQR: { ok: true },
      };
      if (ack !== undefined) socket.send(`43${ack}[${JSON.stringify(answers[event])}]`);
    });
    socket.onClose(() => this.heard.push('socket closed'));
  }
}

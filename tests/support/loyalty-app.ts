import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { verifyFirebaseToken } from '../../server/auth/sign-in.ts';
import { createApp, type Parts } from '../../server/create-app.ts';
import type { Bar } from '../../server/loyalty/bars.ts';
import type { Role } from '../../server/protocol/calls.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';
import { createFixtureSite } from './fixture-site.ts';
import { PROJECT_ID, startTokenAuthority, type TokenAuthority } from './token-authority.ts';

/** Noon in Madrid, on a Monday. */
const START = Date.parse('2026-05-04T10:00:00Z');

const PROGRAMME: NonNullable<Bar['programme']> = {
  stamps: 3,
  reward: { es: 'Una ración', en: 'A dish' },
  validity: { amount: 6, unit: 'months' },
  perDay: null,
};

const bar = (barID: string, name: string, programme: Bar['programme']): [string, Bar] => [
  barID,
  { barID, name, path: barID, programme },
];

/** Two bars with stamp cards of three stamps, and one without. */
export const BARS: ReadonlyMap<string, Bar> = new Map([
  bar('taberna', 'La Taberna', PROGRAMME),
  bar('bodega', 'La Bodega', PROGRAMME),
  bar('kiosco', 'El Kiosco', undefined),
]);

export type LoyaltyApp = {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly authority: TokenAuthority;
  /** The server's time; tests move it. */
  readonly clock: { now: number };
  /** Calls the API, signed in as `uid` where one is given. */
  readonly ask: (
    uid: string | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** Makes somebody staff of a bar. */
  readonly hire: (uid: string, barID: string, role: Role) => Promise<void>;
  /** Opens a port of this machine and resolves to it. */
  readonly listen: () => Promise<number>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly config?: Partial<Parts['config']>;
  readonly logStream?: Parts['logStream'];
  readonly patience?: Parts['patience'];
  readonly dishes?: Parts['dishes'];
  /** Replacements for methods of the store. */
  readonly storeWith?: Partial<Store>;
};

/** The server with the stamp card: real tokens, and a real SQLite file in a folder of its own. */
export async function createLoyaltyApp({
  config,
  logStream,
  patience,
  dishes,
  storeWith,
}: Options = {}): Promise<LoyaltyApp> {
  const [fixture, authority, folder] = await Promise.all([
    createFixtureSite(),
    startTokenAuthority(),
    mkdtemp(join(tmpdir(), 'carta-loyalty-')),
  ]);
  const real = await openStore({ file: join(folder, 'carta.sqlite') });
  const clock = { now: START };
  const { keysAddress } = authority;
  const app = await createApp({
    ...fixture,
    config: { publicUrl: undefined, logLevel: 'silent', ...config },
    loyalty: {
      store: { ...real, ...storeWith },
      verifyToken: verifyFirebaseToken({ projectId: PROJECT_ID, keysAddress, clock: () => clock.now }),
      bars: BARS,
      clock: () => clock.now,
      signIn: {
        projectId: PROJECT_ID,
        apiKey: 'AIza-example-key',
        authDomain: 'cartas-example.firebaseapp.com',
        emulator: false,
      },
    },
    ...(logStream && { logStream }),
    ...(patience && { patience }),
    dishes,
  });
  return {
    app,
    store: real,
    authority,
    clock,
    ask: (uid, method, path, body, headers) =>
      app.inject({
        method,
        url: `/cartasqr/api${path}`,
        headers: {
          ...(uid !== undefined && { authorization: `Bearer ${authority.sign(uid, clock.now)}` }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as object }),
      }),
    hire: async (uid, barID, role) => {
      const { token } = await real.invite({ by: undefined, barID, role, now: clock.now });
      await real.accept({ uid, name: `Name of ${uid}`, token, now: clock.now });
    },
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    },
    close: async () => {
      await app.close();
      await real.close();
      await Promise.all([fixture.remove(), authority.stop(), rm(folder, { recursive: true })]);
    },
  };
}

/** The text of a diner's code. */
export const qrOf = (cardOwnerID: string, barID: string): string =>
  JSON.stringify({ qr: 'cartasqr', service: 'loyalty', barID, cardOwnerID });

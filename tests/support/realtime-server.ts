import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { BadToken, KeysUnavailable, type VerifyToken } from '../../server/auth/user.ts';
import { attachRealtime, type Realtime } from '../../server/realtime/attach-realtime.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';

/** A token that `verifyToken` accepts; valid for an hour. */
export const tokenOf = (uid: string, expires: number = Date.now() + 3_600_000): string => `${uid} until ${expires}`;

/** Accepts the tokens of `tokenOf`; with 'keys away' Google's keys are unavailable. */
export const verifyToken: VerifyToken = async (token) => {
  if (token === 'keys away') throw new KeysUnavailable();
  const [, uid = '', expires] = /^(\w+) until (\d+)$/.exec(token) ?? [];
  if (Number(expires) <= Date.now() || expires === undefined) throw new BadToken();
  return { uid, name: uid, expires: Number(expires) };
};

export type RealtimeServer = Realtime & {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly port: number;
  readonly store: Store;
  readonly close: () => Promise<void>;
};

/** A server with nothing but the socket, over a SQLite file of its own, or over the store that is given. */
export async function startRealtimeServer(
  options: { store?: Store; verifyToken?: VerifyToken; clock?: () => number } = {},
): Promise<RealtimeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'carta-realtime-'));
  const store = options.store ?? (await openStore({ file: join(folder, 'carta.sqlite') }));
  const app = fastify({ logger: false });
  const realtime = attachRealtime(app, { verifyToken, clock: Date.now, ...options, store });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    await app.close();
    if (options.store === undefined) await store.close();
    await rm(folder, { recursive: true });
  };
  return { ...realtime, app, store, port, origin: `http://127.0.0.1:${port}`, close };
}

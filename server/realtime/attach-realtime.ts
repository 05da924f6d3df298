import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { VerifyToken } from '../auth/user.ts';
import type { ClientEvents, ServerEvents } from '../protocol/realtime.ts';
import { SOCKET_PATH } from '../protocol/socket-path.ts';
import type { Store } from '../store/store.ts';
import { Admission } from './admit.ts';
import { answerEvents, answerLoss, type Parts } from './answer-events.ts';
import { drop, type SocketData } from './diner-socket.ts';
import { createInOrder } from './in-order.ts';
import { createKeeper } from './keep-showings.ts';
import { OpenSockets } from './open-sockets.ts';
import { tellNotices } from './tell-notices.ts';
import type { IncomingMessage } from 'node:http';

/** No message is larger, in bytes: the largest is the ID token. */
const LARGEST_MESSAGE = 4 * 1024;

/** In milliseconds. A phone that is lost is noticed after 23 s at the latest, and at the end after `goodbye`. */
const TIMES = { ping: 15_000, pong: 8_000, handshake: 5_000, keep: 10_000, sweep: 1_000, goodbye: 2_000 };

export type RealtimeParts = {
  readonly store: Store;
  readonly verifyToken: VerifyToken;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The origin that diners use, where it is not the host that the server is called by. */
  readonly publicUrl?: string | undefined;
};

export type Realtime = {
  /** How many connections are open now, admitted or not. */
  readonly openSockets: () => number;
};

/** Opens the socket on the app's port (docs/decisions/0016). Sockets close with the app; their showings wait for the next process (L6). */
export function attachRealtime(
  app: FastifyInstance,
  { store, verifyToken, clock, publicUrl }: RealtimeParts,
): Realtime {
  let closing = false;
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>(app.server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    httpCompression: false,
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    pingInterval: TIMES.ping,
    pingTimeout: TIMES.pong,
    connectTimeout: TIMES.handshake,
    allowRequest: (request, decide) => decide(null, !closing && isSameHost(request, publicUrl)),
  });
  io.engine.on('connection', forgetRequest);
  // `OpenSockets` knows each user's sockets; a room of socket.io for each would only take memory.
  Object.assign(io.sockets.adapter, { addAll: () => undefined, delAll: () => undefined });

  const sockets = new OpenSockets();
  const report = (error: unknown): void => app.log.error(error);
  const inOrder = createInOrder(report);
  const parts: Parts = { store, sockets, inOrder, clock, report };
  const admission = new Admission({ sockets, verifyToken, clock, report });
  const keep = createKeeper(parts);

  io.use(admission.admit);
  io.on('connection', (socket) => {
    const { user, page } = socket.data;
    if (page !== undefined) {
      // A page has one socket: its other one is lost, although that was not noticed yet.
      for (const other of sockets.of(user.uid)) if (other.data.page === page) drop(other);
    }
    sockets.add(socket);
    answerEvents(parts, socket);
    socket.on('disconnect', () => {
      sockets.remove(socket);
      drop(socket);
      if (!closing) answerLoss(parts, socket);
    });
  });

  const stopListening = store.onNotice(tellNotices(parts));
  const keeping = setInterval(() => void keep(), TIMES.keep).unref();
  const sweeping = setInterval(() => {
    sockets.overdue(clock()).forEach(drop);
    admission.forget(clock());
  }, TIMES.sweep).unref();

  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(keeping);
    clearInterval(sweeping);
    await inOrder.ended();
    stopListening();
    const connections = Object.values(io.engine['clients']);
    io.engine.close();
    setTimeout(() => connections.forEach(cutOff), TIMES.goodbye).unref();
  });
  return { openSockets: () => io.engine.clientsCount };
}

/** Whether a page of this host, or no page at all, opens the socket. `publicUrl`: the origin that diners use where a proxy stands before. */
export function isSameHost({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | undefined): boolean {
  if (headers.origin === undefined || headers.origin === publicUrl) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

/** Ends a connection whose phone does not answer that it is closed: the server would wait 30 s for it. */
const cutOff = ({ transport }: { transport: object }): void =>
  (transport as { socket: { terminate: () => void } }).socket.terminate();

type Connection = { request: IncomingMessage | null };

/**
 * Lets go of the HTTP request that a connection began with, headers and all: a fifth of what an idle socket holds. engine.io keeps it in the
 * connection, and through the response that it made up for middlewares, which waits for the end of the TCP socket.
 */
export function forgetRequest(connection: Connection): void {
  const tcp = connection.request?.socket;
  connection.request = null;
  for (const listener of tcp?.rawListeners('close') ?? []) {
    if (isOnce(listener)) tcp?.removeListener('close', listener.listener);
  }
}

/** What `once` has made of a listener. The WebSocket's own listeners stay for good. */
const isOnce = (listener: object): listener is { listener: () => void } =>
  'listener' in listener && typeof listener.listener === 'function';

import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { DURATIONS } from '../loyalty/durations.ts';
import type { LoyaltyService } from '../loyalty/service.ts';
import type { ClientEvents, ServerEvents } from '../protocol/realtime.ts';
import { SOCKET_PATH } from '../protocol/socket-path.ts';
import { Admission } from './admit.ts';
import { answerEvents, answerLoss, type Parts } from './answer-events.ts';
import { drop, type SocketData } from './diner-socket.ts';
import { createInOrder } from './in-order.ts';
import { createKeeper } from './keep-showings.ts';
import { OpenSockets } from './open-sockets.ts';
import { tellNotices } from './tell-notices.ts';
import type { IncomingMessage } from 'node:http';

/** Limit of a message in bytes: the largest one has the ID token. */
const LARGEST_MESSAGE = 4 * 1024;

/** In milliseconds. A lost phone is detected after at most 23 s, and at shutdown after `goodbye`. */
const TIMES = { ping: 15_000, pong: 8_000, handshake: 5_000, sweep: 1_000, goodbye: 2_000 };

type RealtimeParts = Pick<LoyaltyService, 'store' | 'verifyToken' | 'clock'> & {
  /** The public origin, if it differs from the host in requests. */
  readonly publicUrl?: string | undefined;
};

export type Realtime = ReturnType<typeof attachRealtime>;

/** Opens the socket on the app's port (docs/decisions/0016). Sockets close with the app; their showings stay open for the next process (L6). */
export function attachRealtime(app: FastifyInstance, { store, verifyToken, clock, publicUrl }: RealtimeParts) {
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
  // `OpenSockets` tracks each user's sockets; socket.io's rooms would only take memory.
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
      // A page has one socket: an older one is lost, although not detected yet.
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
  const keeping = setInterval(() => void keep(), DURATIONS.keep).unref();
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
  return {
    /** Number of open connections, admitted or not. */
    openSockets: (): number => io.engine.clientsCount,
  };
}

/** Whether the socket's origin is this host, or absent. `publicUrl`: the public origin behind a proxy. */
export function isSameHost({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | undefined): boolean {
  if (headers.origin === undefined || headers.origin === publicUrl) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

/** Terminates a connection without a closing handshake, for which the server would wait 30 s. */
const cutOff = ({ transport }: { transport: object }): void =>
  (transport as { socket: { terminate: () => void } }).socket.terminate();

type Connection = { request: IncomingMessage | null };

/**
 * Releases the HTTP request of a connection's handshake, a fifth of the memory of an idle socket. engine.io references it from the
 * connection, and from the response that it created for middlewares, which listens for the close of the TCP socket.
 */
export function forgetRequest(connection: Connection): void {
  const tcp = connection.request?.socket;
  connection.request = null;
  for (const listener of tcp?.rawListeners('close') ?? []) {
    if (isOnce(listener)) tcp?.removeListener('close', listener.listener);
  }
}

/** Whether a listener was added by `once`. The WebSocket's own listeners must stay. */
const isOnce = (listener: object): listener is { listener: () => void } =>
  'listener' in listener && typeof listener.listener === 'function';

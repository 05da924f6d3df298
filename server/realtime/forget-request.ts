import type { IncomingMessage } from 'node:http';

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

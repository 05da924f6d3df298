import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorOf } from '../refusals.ts';

/** The status for unreadable requests, by the error's code; 400 for all others. */
const UNREADABLE: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers an unreadable request with an API error: it is unknown which route was meant. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const { code = '' } = error;
  // The client is gone.
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = UNREADABLE[code] ?? 400;
  const body = JSON.stringify(errorOf('bad-request'));
  const headers = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
  socket.destroy(error);
}

const PLAIN = 'text/plain; charset=utf-8';

/** Answers errors without details; these are in the log. */
export function registerErrors(app: FastifyInstance): void {
  const asked = new WeakSet<object>();
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // The file was replaced by a new build between look-up and opening. The retry finds it in the previous build.
    if (error.code === 'ENOENT' && !asked.has(request.raw)) {
      asked.add(request.raw);
      app.routing(request.raw, reply.hijack().raw);
      return reply;
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type(PLAIN)
      .send(status >= 500 ? 'Internal server error\n' : 'Bad request\n');
  });
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PLAIN = 'text/plain; charset=utf-8';

/** Answers errors without details; what happened stands in the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type(PLAIN)
      .send(status >= 500 ? 'Internal server error\n' : 'Bad request\n');
  });
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PLAIN = 'text/plain; charset=utf-8';

/** Answers errors without details; what happened stands in the log. */
export function registerErrors(app: FastifyInstance): void {
  const asked = new WeakSet<object>();
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // A file was looked up in the site, and opened when a new build had just taken its place. It is in the site before now.
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

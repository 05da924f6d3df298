import { type FastifyInstance, type FastifyServerOptions, LogController, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Where log lines go that do not go to standard output. */
export type LogStream = { readonly write: (line: string) => void };

/** The log: JSON, a line an event, without personal data: no addresses, headers or bodies, and no words of a database. */
export function logOptions(
  level: Config['logLevel'],
  stream: LogStream | undefined,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const serializers = {
    err: (error: NodeJS.ErrnoException) => ({
      type: error.name,
      message: error.message,
      stack: error.stack ?? '',
      code: error.code,
      causes: causesOf(error),
    }),
    req: () => ({}),
    res: () => ({}),
  };
  return {
    logger: { level, serializers, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** What led to an error, nearest first: 'fetch failed' says little without it. */
function causesOf({ cause }: Error): string[] {
  return cause instanceof Error ? [cause.message, ...causesOf(cause)] : [];
}

/** Writes a line for each request that was answered: which route, never which address of it, since those hold ids. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** Routes of the site's own, which the framework does not know. */
const named = new WeakMap<FastifyRequest, string>();

/** Says which route of the site a request is for. */
export const nameRoute = (request: FastifyRequest, route: string): void => void named.set(request, route);

/** The route of a request, for the log and the figures: never its address, which may hold ids. */
export const routeOf = (request: FastifyRequest): string => named.get(request) ?? request.routeOptions.url ?? 'unknown';

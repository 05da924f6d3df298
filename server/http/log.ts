import { type FastifyInstance, type FastifyServerOptions, LogController, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** A destination of log lines other than standard output. */
export type LogStream = { readonly write: (line: string) => void };

/** The log: one line of JSON per event, without personal data: no addresses, headers, bodies or messages of a database. */
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

/** The messages of an error's causes, nearest first: 'fetch failed' alone is not useful. */
const causesOf = ({ cause }: Error): string[] => (cause instanceof Error ? [cause.message, ...causesOf(cause)] : []);

/** Logs a line for each answered request, with its route and never its address, which may contain ids. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, route: routeOf(request), status: reply.statusCode, milliseconds }, 'request');
  });
}

/** Routes of site files, which the framework does not know. */
const named = new WeakMap<FastifyRequest, string>();

/** Sets the site's route of a request. */
export const nameRoute = (request: FastifyRequest, route: string): void => void named.set(request, route);

/** The route of a request, for the log and the metrics: never its address, which may contain ids. */
export const routeOf = (request: FastifyRequest): string => named.get(request) ?? request.routeOptions.url ?? 'unknown';

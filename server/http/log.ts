import { type FastifyInstance, type FastifyServerOptions, LogController, type FastifyRequest } from 'fastify';
import { destination, type LoggerOptions } from 'pino';
import type { Config } from '../config.ts';

/** A destination of log lines other than standard output. */
export type LogStream = { readonly write: (line: string) => void };

/** How long an error is not logged again, in milliseconds: a full disk fails every call. */
const QUIET = 60_000;

/** How much of the log waits for a full disk before lines are dropped, in characters. */
const WAITING = 1_000_000;

/** Standard output, whose errors end nothing: the next line tries again. */
function standardOutput(): LogStream {
  const output = destination({ dest: process.stdout.fd, maxLength: WAITING });
  output.on('error', () => undefined);
  return output;
}

/** The log: one line of JSON per event, without personal data: no addresses, headers, bodies or messages of a database. */
export function logOptions(
  level: Config['logLevel'],
  stream: LogStream = standardOutput(),
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
  let since = 0;
  const logged = new Set<string>();
  /** Whether this error was logged at this place in this minute. */
  function isRepeated({ stack = '' }: Error): boolean {
    const now = performance.now();
    if (now - since >= QUIET) {
      logged.clear();
      since = now;
    }
    return logged.size === logged.add(stack).size;
  }
  const hooks: NonNullable<LoggerOptions['hooks']> = {
    logMethod(line, log) {
      const [error] = line as readonly unknown[];
      if (!(error instanceof Error && isRepeated(error))) log.apply(this, line);
    },
  };
  return {
    logger: { level, serializers, hooks, stream },
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

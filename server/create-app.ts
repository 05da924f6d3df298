import { maxHeaderSize } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerEmulatorProxy } from './demo/emulator-proxy.ts';
import { registerApi } from './http/api/register-api.ts';
import { answerUnreadable, registerErrors } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { logOptions, logRequests, type LogStream } from './http/log.ts';
import { measure } from './http/metrics.ts';
import { registerOperations } from './http/operations.ts';
import { editionOf } from './http/edition.ts';
import { registerPages } from './http/pages.ts';
import { registerStaticFiles } from './http/static-files.ts';
import type { LoyaltyService } from './loyalty/service.ts';
import { API_PATH } from './protocol/calls.ts';
import type { Site } from './protocol/site.ts';
import { SOCKET_PATH } from './protocol/socket-path.ts';
import { attachRealtime } from './realtime/attach-realtime.ts';
import { type Dishes, dishesOf } from './tonight/dishes.ts';

/**
 * Default timeouts of a client's headers and of its whole request, the interval of their check, and the timeout of a database ping, in
 * milliseconds. By the framework's defaults, a slow body would never time out.
 */
const PATIENCE = { headers: 5_000, request: 10_000, check: 1_000, database: 2_000 };

/** Unclean addresses are rewritten to one of these, which lead to 404. */
const UNKNOWN = '/unknown';
const UNKNOWN_CALL = `${API_PATH}/unknown`;

export type Parts = {
  /** The folder of the built site. */
  readonly folder: string;
  readonly site: Site;
  /** Calls `take` with each later build of the site in that folder; returns a function that stops it. */
  readonly follow?: ((take: (site: Site) => void) => () => void) | undefined;
  readonly config: Pick<Config, 'publicUrl' | 'logLevel'> &
    Partial<Pick<Config, 'trustProxy' | 'metricsToken' | 'limits'>>;
  /** The stamp card and signing in; absent: only menus. */
  readonly loyalty?: LoyaltyService;
  /** The dishes that tonight's news can name now; by default those of the site's menus. */
  readonly dishes?: (() => Dishes) | undefined;
  /** The destination of the log; by default standard output. */
  readonly logStream?: LogStream;
  readonly patience?: Partial<typeof PATIENCE>;
};

/** Builds the server from its parts. It opens no port. */
export async function createApp({
  folder,
  site,
  follow,
  config,
  loyalty,
  dishes,
  logStream,
  patience: given,
}: Parts): Promise<FastifyInstance> {
  const patience = { ...PATIENCE, ...given };
  const servedOf = (each: Site) => ({ edition: editionOf(each, loyalty?.signIn), dishes: dishesOf(each.menus) });
  // A new build is swapped in one step: a request sees only the old one or only the new one.
  let served = servedOf(site);
  const app = fastify({
    ...logOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy ? [...config.trustProxy] : false,
    requestTimeout: patience.request,
    // Accepted requests are answered even while the server is stopping.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.check,
      // Requests to upgrade to HTTP/2 or another protocol are answered as plain HTTP.
      shouldUpgradeCallback: ({ url }) => url?.startsWith(`${SOCKET_PATH}/`) ?? false,
    },
    // No address can be longer, so an overlong id reaches its route, which answers with an API error.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => {
      if (isCleanAddress(url)) return url;
      return url.startsWith(`${API_PATH}/`) ? UNKNOWN_CALL : UNKNOWN;
    },
  });
  logRequests(app);
  const metrics = measure(app);
  registerErrors(app);
  await registerHeaders(app, { https: config.publicUrl?.startsWith('https:') ?? false });
  await registerStaticFiles(app, folder, site.base);
  registerOperations(app, {
    metrics,
    metricsToken: config.metricsToken,
    ping: loyalty?.store.ping,
    patience: patience.database,
  });
  if (loyalty) {
    const { publicUrl, limits } = config;
    await registerApi(app, {
      ...loyalty,
      dishes: dishes ?? (() => served.dishes),
      publicUrl,
      limits,
      base: site.base,
      countScan: metrics.countScan,
    });
    if (loyalty.emulator) await registerEmulatorProxy(app, loyalty.emulator);
    metrics.watchSockets(attachRealtime(app, { ...loyalty, publicUrl }).openSockets);
  }
  registerPages(app, {
    base: site.base,
    outside: site.files.filter((address) => !address.startsWith(`${site.base}/`)),
    edition: () => served.edition,
  });
  const unfollow = follow?.((next) => (served = servedOf(next)));
  app.addHook('onClose', async () => unfollow?.());
  return app;
}

/** Parts that no address of the product has: empty and dotted segments, backslashes, control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNCLEAN = /\/\/|[\\\u0000-\u001f]|(^|\/)\.\.?(\/|$)/;

/** Whether a request's address is well encoded and unambiguous. */
function isCleanAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    return !UNCLEAN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

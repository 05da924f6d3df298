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

/** In milliseconds. By the framework's defaults, a slow body would never be ended. */
const PATIENCE = { headers: 5_000, request: 10_000, check: 1_000, database: 2_000 };

/** What an address that is not clean is rewritten to: nothing lies there, so it is not found. */
const UNKNOWN = '/unknown';
const UNKNOWN_CALL = `${API_PATH}/unknown`;

/** How long a client may take for its headers and for its whole request, how often that is checked, and how long a ping of the database may take. */
export type Patience = Readonly<typeof PATIENCE>;

export type Parts = {
  /** The folder of the built site. */
  readonly folder: string;
  readonly site: Site;
  /** Calls `take` with each later build of the site in that folder; returns a function that ends this. */
  readonly follow?: ((take: (site: Site) => void) => () => void) | undefined;
  readonly config: Pick<Config, 'publicUrl' | 'logLevel'> &
    Partial<Pick<Config, 'trustProxy' | 'metricsToken' | 'limits'>>;
  /** The stamp card, and with it who may sign in; without it there are only menus. */
  readonly loyalty?: LoyaltyService;
  /** The dishes that tonight's news can name now; those of the site's menus unless given. */
  readonly dishes?: (() => Dishes) | undefined;
  /** Where the log goes; standard output unless given. */
  readonly logStream?: LogStream;
  readonly patience?: Partial<Patience>;
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
  // All of a build comes into force in one step: a request sees the old one or the new one.
  let served = servedOf(site);
  const app = fastify({
    ...logOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy ? [...config.trustProxy] : false,
    requestTimeout: patience.request,
    // What was accepted is answered, also while the server ends.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.check,
      // Whoever would rather speak HTTP/2 or something else is answered all the same.
      shouldUpgradeCallback: ({ url }) => url?.startsWith(`${SOCKET_PATH}/`) ?? false,
    },
    // No address is longer: what is no id is judged by its call, which says so in the words of the API.
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

/** What no address of the product holds: empty and dotted segments, backslashes, control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNCLEAN = /\/\/|[\\\u0000-\u001f]|(^|\/)\.\.?(\/|$)/;

/** Tells whether a request's address can be one of the product's: well encoded, and the same however it is read. */
function isCleanAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    return !UNCLEAN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

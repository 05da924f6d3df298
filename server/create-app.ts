import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { isCleanAddress } from './http/clean-address.ts';
import { registerErrors } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { registerPages } from './http/pages.ts';
import { registerSiteFiles } from './http/site-files.ts';
import { registerStaticFiles } from './http/static-files.ts';
import type { Site } from './protocol/site.ts';

/** How long a slow client may take, in milliseconds. The framework's defaults never end a slow body. */
const LIMITS = { headers: 5_000, request: 10_000, check: 1_000 };

/** The longest address segment that is looked at. */
const LONGEST_SEGMENT = 1_000;

/** Stands for every address that is none, which is not found like any other. */
const UNKNOWN = '/unknown';

export type Parts = {
  /** The folder of the built site. */
  readonly folder: string;
  readonly site: Site;
  readonly config: Pick<Config, 'publicUrl' | 'logLevel'>;
};

/** Builds the server from its parts. It opens no port. */
export async function createApp({ folder, site, config }: Parts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    requestTimeout: LIMITS.request,
    http: { headersTimeout: LIMITS.headers, connectionsCheckingInterval: LIMITS.check },
    routerOptions: { maxParamLength: LONGEST_SEGMENT },
    rewriteUrl: ({ url = '/' }) => (isCleanAddress(url) ? url : UNKNOWN),
  });
  registerErrors(app);
  await registerHeaders(app, { https: config.publicUrl?.startsWith('https:') ?? false });
  await registerStaticFiles(app, folder, site.base);
  registerSiteFiles(app, site);
  registerPages(app, site);
  return app;
}

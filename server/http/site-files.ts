import type { FastifyInstance } from 'fastify';
import type { Site } from '../protocol/site.ts';

/** Asked for anew each time, like the pages that they belong to, and answered with 304 when they did not change. */
const REVALIDATE = 'no-cache';

/** Serves the files that have an address of their own, with the types of their endings: `robots.txt`, sitemap, web manifests, menus as data. */
export function registerSiteFiles(app: FastifyInstance, { files }: Site): void {
  for (const address of files) {
    app.get(address, (_request, reply) => reply.header('cache-control', REVALIDATE).sendFile(address.slice(1)));
  }
}

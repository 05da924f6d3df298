import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Cache lifetimes by folder: files with a hash in their name for good; pictures, which may be replaced under the same name, for a day. */
export const KEPT = { assets: { immutable: true, maxAge: 365 * DAY }, img: { immutable: false, maxAge: DAY } } as const;

/** Everything else is revalidated each time, and answered with 304 if unchanged. */
export const REVALIDATE = 'no-cache';

/** It is beside the pages, because its scope is its own folder. */
export const WORKER = 'service-worker.js';

/** The policy of the worker itself; pages have policies of their own. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the folders of `KEPT`, also with files of the previous build, and the current service worker. Adds `reply.sendFile`. */
export async function registerStaticFiles(app: FastifyInstance, folder: string, base: string): Promise<void> {
  // The build keeps the previous site beside the new one (`src/app/build/folders.ts`).
  const roots = [folder, `${folder}.old`];
  await app.register(fastifyStatic, {
    root: roots,
    // The plugin's own routes, and `allowedPath`, list whole folders for each request: milliseconds with a thousand venues.
    serve: false,
    preCompressed: true,
    index: false,
    // Before the second build there is no previous site.
    suppressWarning: true,
    dotfiles: 'ignore',
    cacheControl: false,
  });
  for (const [name, kept] of Object.entries(KEPT)) {
    app.get<{ Params: { '*': string } }>(`${base}/${name}/*`, ({ params: { '*': path } }, reply) => {
      const file = `${base}/${name}/${path}`.slice(1);
      // A path without an extension is a folder.
      const root = extname(path) === '' ? undefined : roots.find((each) => existsSync(join(each, file)));
      return root === undefined ? reply.callNotFound() : reply.sendFile(file, root, { ...kept, cacheControl: true });
    });
  }
  app.get(`${base}/${WORKER}`, (_request, reply) =>
    reply
      .headers({ 'cache-control': REVALIDATE, 'content-security-policy': WORKER_POLICY })
      .sendFile(`${base}/${WORKER}`.slice(1)),
  );
}

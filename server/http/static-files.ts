import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** How long browsers keep what lies in a folder: a file whose name changes with its content for good, a picture, which may be replaced under its name, for a day. */
export const KEPT = { assets: { immutable: true, maxAge: 365 * DAY }, img: { immutable: false, maxAge: DAY } } as const;

/** Everything else is asked for anew each time, and answered with 304 when it did not change. */
export const REVALIDATE = 'no-cache';

/** Where the build leaves the site before the one in a folder (`src/app/build/folders.ts`). */
const formerOf = (folder: string): string => `${folder}.old`;

/** Lies beside the pages, because it answers for all that is below its folder. */
export const WORKER = 'service-worker.js';

/** What the worker itself may ask for; pages have policies of their own. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the folders of `KEPT`, old files from the build before, and the service worker, which is never old. Adds `reply.sendFile`. */
export async function registerStaticFiles(app: FastifyInstance, folder: string, base: string): Promise<void> {
  const roots = [folder, formerOf(folder)];
  await app.register(fastifyStatic, {
    root: roots,
    // Its own routes, and `allowedPath`, list whole folders for each file that is asked for: milliseconds, where there are a thousand venues.
    serve: false,
    preCompressed: true,
    index: false,
    // Before the second build there is no former site.
    suppressWarning: true,
    dotfiles: 'ignore',
    cacheControl: false,
  });
  for (const [name, kept] of Object.entries(KEPT)) {
    app.get<{ Params: { '*': string } }>(`${base}/${name}/*`, ({ params: { '*': path } }, reply) => {
      const file = `${base}/${name}/${path}`.slice(1);
      // What has no ending is a folder.
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
